public import Colors

/// The size of a text as words of an option or a query give it.
public struct TextWords: Sendable {
  /// The size, such as `14px`, or nil.
  public var size: String?
  /// The weight, such as `600` or `bold`, or nil.
  public var weight: String?
  /// The text style of an Apple platform, such as `body`, or nil.
  public var style: String?
  /// The platform, such as `ios` or `web`, or nil.
  public var platform: String?

  /// Makes words, of which each may be missing.
  public init(
    size: String? = nil,
    weight: String? = nil,
    style: String? = nil,
    platform: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.style = style
    self.platform = platform
  }

  /// Why words mean nothing.
  public struct Fault: Error, Sendable {
    /// The faulty part, as the service calls it: `size`, `weight`, `textStyle` or `platform`.
    public let part: String
    /// What is wrong and what is accepted.
    public let message: String
  }

  /// The platform of Apple that is named, or nil for the web and for none.
  ///
  /// - Throws: A ``Fault`` for a name that is none.
  public func applePlatform() throws(Fault) -> ApplePlatform? {
    guard let platform, platform != "web" else { return nil }
    do throws(TextStyleError) {
      return try ApplePlatform.named(platform)
    } catch {
      throw Fault(part: "platform", message: "\(error.description); and there is web")
    }
  }

  /// The size and the weight, as far as they are told; a style is one of iOS unless told otherwise.
  ///
  /// - Throws: A ``Fault`` for words that mean nothing, and for a style beside a size.
  public func textSize() throws(Fault) -> TextSize {
    let apple = try applePlatform()
    var read: TextSize
    do throws(TextSizeError) {
      read = try TextSize(size: size, weight: weight, on: apple)
    } catch {
      throw Fault(part: error.quantity == .size ? "size" : "weight", message: error.description)
    }
    guard let style else { return read }
    guard size == nil else {
      throw Fault(
        part: "textStyle",
        message: "a text style gives the size: leave out one of the two"
      )
    }
    guard platform != "web" else {
      throw Fault(part: "textStyle", message: "text styles are Apple's: the web has none")
    }
    do throws(TextStyleError) {
      let weight = read.weight
      read = try TextStyle.named(style, on: apple ?? .iOS).textSize
      if let weight { read.weight = weight }
      return read
    } catch {
      throw Fault(part: "textStyle", message: error.description)
    }
  }
}
