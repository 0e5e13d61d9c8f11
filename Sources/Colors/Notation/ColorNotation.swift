/// A function of CSS that makes a colour: its names, and how its arguments are read.
///
/// It is one immutable object, so that finding it costs little.
final class ColorNotation: Sendable {
  /// The names of the function, in lower case.
  let names: [String]
  /// Reads the arguments and the closing parenthesis; the opening one has been read.
  let read: @Sendable (inout ColorScanner, Span<UInt8>) throws(ColorSyntaxError) -> CSSColor
  /// The channels that are its arguments, or nil when they are something else.
  let channels: ChannelFunction?

  /// Makes a notation of a function of its own.
  init(
    names: [String],
    read:
      @escaping @Sendable (inout ColorScanner, Span<UInt8>) throws(ColorSyntaxError) -> CSSColor
  ) {
    self.names = names
    self.read = read
    channels = nil
  }

  /// Makes a notation whose arguments are channels.
  init(names: [String], channels: ChannelFunction) {
    self.names = names
    self.channels = channels
    @Sendable func readChannels(
      _ scanner: inout ColorScanner,
      _ text: Span<UInt8>
    ) throws(ColorSyntaxError) -> CSSColor {
      try scanner.readChannels(of: channels, in: text)
    }
    read = readChannels
  }
}
