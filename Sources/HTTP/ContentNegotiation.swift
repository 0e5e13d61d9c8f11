/// What media types a client accepts, and how gladly (RFC 9110, 12.5.1).
public struct ContentNegotiation: Sendable {
  private struct Range {
    let essence: String
    let parameters: [MediaType.Parameter]
    /// From 0 (never) to 1000 (best).
    let quality: Int
  }

  private let ranges: [Range]

  /// Reads the Accept fields of a request; without one that can be read, anything is accepted.
  public init(_ fields: Fields) { self.init(accept: fields.list(of: .accept)) }

  /// Reads the value of an Accept field; members that are malformed are passed over.
  public init(accept: String?) {
    ranges = QuotedList.split((accept ?? "")[...], at: .comma).compactMap(ContentNegotiation.range)
  }

  /// The best of `offered`, or nil when none is accepted; of equals the first.
  public func best(of offered: [MediaType]) -> MediaType? {
    var best: (type: MediaType, quality: Int)?
    for type in offered {
      let quality = quality(of: type)
      if quality > best?.quality ?? 0 { best = (type, quality) }
    }
    return best?.type
  }

  /// How gladly `type` is taken, from 0 to 1000: the word of the most specific range that covers it.
  func quality(of type: MediaType) -> Int {
    guard !ranges.isEmpty else { return 1000 }
    var best: (specificity: Int, quality: Int)?
    for range in ranges {
      guard let specificity = specificity(of: range, for: type) else { continue }
      if specificity > best?.specificity ?? -1 { best = (specificity, range.quality) }
    }
    return best?.quality ?? 0
  }

  /// How closely `range` describes `type`, or nil when it does not cover it.
  private func specificity(of range: Range, for type: MediaType) -> Int? {
    if range.essence == "*/*" { return 0 }
    if range.essence.hasSuffix("/*"), range.essence.dropLast(2) == type.type { return 1 }
    guard range.essence == type.essence,
      range.parameters.allSatisfy({ wanted in
        type.parameters.contains {
          $0.name == wanted.name && $0.value.lowercased() == wanted.value.lowercased()
        }
      })
    else { return nil }
    return 2 + range.parameters.count
  }

  private static func range(_ text: Substring) -> Range? {
    guard let item = ParameterizedItem(text), item.name.utf8.contains(.slash) else { return nil }
    let parameters = item.parameters.prefix { $0.name != "q" }
    guard parameters.count < item.parameters.count else {
      return Range(essence: item.name, parameters: item.parameters, quality: 1000)
    }
    guard let quality = quality(item.parameters[parameters.count].value) else { return nil }
    return Range(essence: item.name, parameters: Array(parameters), quality: quality)
  }

  /// Reads a weight: 0 to 1 with at most three digits behind the dot (RFC 9110, 12.4.2).
  private static func quality(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard let whole = bytes.first?.decimalValue, whole <= 1, bytes.count <= 5 else { return nil }
    guard bytes.count == 1 || bytes[1] == .dot else { return nil }
    var quality = Int(whole)
    for place in 2..<5 {
      guard place < bytes.count else {
        quality *= 10
        continue
      }
      guard let digit = bytes[place].decimalValue else { return nil }
      quality = quality * 10 + Int(digit)
    }
    return quality <= 1000 ? quality : nil
  }
}
