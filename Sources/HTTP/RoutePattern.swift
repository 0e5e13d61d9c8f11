/// The paths that a route serves, such as `/v1/palettes/{name}/audit`.
public struct RoutePattern: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible
{
  private enum Segment: Sendable, Hashable {
    case literal(String)
    case parameter(String)
  }

  /// The pattern as it is written.
  public let description: String
  private let segments: [Segment]
  private let literal: [UInt8]?

  /// Makes a pattern; a segment in braces is a parameter, which stands for any text but an empty one.
  public init(_ text: String) {
    description = text
    segments = text.split(separator: "/").map { part in
      part.hasPrefix("{") && part.hasSuffix("}")
        ? .parameter(String(part.dropFirst().dropLast())) : .literal(String(part))
    }
    literal = text.contains("{") ? nil : Array(text.utf8)
  }

  /// Makes the pattern of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// The names of the parameters, in the order of the path.
  public var parameters: [String] {
    segments.compactMap { segment in
      if case .parameter(let name) = segment { name } else { nil }
    }
  }

  /// The values of the parameters when `target` has such a path, or nil.
  public func match(_ target: RequestTarget) -> [String: String]? {
    if let literal, target.hasPath(literal) { return [:] }
    let parts = target.segments
    guard parts.count == segments.count, !target.isAsterisk else { return nil }
    var values: [String: String] = [:]
    for (segment, part) in zip(segments, parts) {
      switch segment {
      case .literal(let text): guard text == part else { return nil }
      case .parameter(let name):
        guard !part.isEmpty else { return nil }
        values[name] = part
      }
    }
    return values
  }
}
