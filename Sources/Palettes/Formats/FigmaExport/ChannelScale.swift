import Colors
import Documents

/// Whether channels such as `{"r": 255, "g": 0, "b": 0}` run to 255 or to 1, as far as a file tells.
///
/// Figma's own run to 1, and some plug-ins multiply them. A channel above 1 tells the one, and a
/// fraction below 1 the other; `{"r": 1, "g": 1, "b": 1}` may be white or almost black.
struct ChannelScale {
  /// How far the channels of other colours in the file run, or nil when they differ or do not tell.
  private let usual: Double?

  /// What came of a colour.
  enum Outcome {
    /// The colour, and a note on how it was read.
    case color(Color, note: String)
    /// Why it cannot be told.
    case undetermined(String)
  }

  /// Looks at all the values of a file.
  init(_ values: [JSONValue]) {
    let scales = Set(
      values.compactMap { value in
        (try? ChannelScale.channels(value)).flatMap(ChannelScale.scale)
      }
    )
    usual = scales.count == 1 ? scales.first : nil
  }

  /// Reads a colour of channels.
  ///
  /// - Throws: a fault of the value.
  func color(_ value: JSONValue) throws(DraftFault) -> Outcome {
    let channels = try ChannelScale.channels(value)
    let alpha = try ChannelScale.alpha(value)
    let own = ChannelScale.scale(of: channels)
    // Black is black on either scale.
    guard let scale = own ?? usual ?? (channels == .zero ? 1 : nil) else {
      return .undetermined(
        "its channels are 0 and 1, and the file does not tell whether they run to 1 or to 255"
      )
    }
    let how = own == nil && channels != .zero ? ", as those of other colours in the file do" : ""
    return .color(
      Color(.srgb, channels / scale, alpha: alpha),
      note: "channels read as 0 to \(scale == 1 ? "1" : "255")\(how)"
    )
  }

  /// How far the channels of one colour run: 255 or 1, or nil when they do not tell.
  private static func scale(of channels: SIMD3<Double>) -> Double? {
    if channels.max() > 1 { return 255 }
    let isTelling = (0..<3).contains { channels[$0] > 0 && channels[$0] < 1 }
    return isTelling ? 1 : nil
  }

  private static func channels(_ value: JSONValue) throws(DraftFault) -> SIMD3<Double> {
    guard value["r"] != nil || value["g"] != nil || value["b"] != nil else {
      throw DraftFault(
        "a colour is a text such as #1e1e1e, an alias such as {@color.ink}, or an object with r, g "
          + "and b, not \(value.oneLine.excerpt)",
        at: value.place
      )
    }
    var channels = SIMD3<Double>.zero
    for (index, name) in (["r", "g", "b"] as [ExactText]).enumerated() {
      guard let channel = value[name] else {
        throw DraftFault("the colour has no \(name)", at: value.place)
      }
      guard let number = channel.number, number >= 0, number <= 255 else {
        throw DraftFault(
          "\(name) is a number from 0 to 255 or from 0 to 1, not \(channel.oneLine.excerpt)",
          at: channel.place
        )
      }
      channels[index] = number
    }
    return channels
  }

  private static func alpha(_ value: JSONValue) throws(DraftFault) -> Double {
    guard let alpha = value["a"] else { return 1 }
    guard let number = alpha.number, number >= 0, number <= 1 else {
      throw DraftFault("a is a number from 0 to 1, not \(alpha.oneLine.excerpt)", at: alpha.place)
    }
    return number
  }
}
