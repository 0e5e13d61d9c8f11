/// The type of a content, such as `text/html; charset=utf-8` (RFC 9110, 8.3.1).
public struct MediaType: Sendable, CustomStringConvertible {
  /// One parameter: a name in lower case and its value.
  public struct Parameter: Sendable, Hashable {
    /// The name, in lower case.
    public let name: String
    /// The value, without quotes.
    public let value: String
  }

  /// The type and the subtype in lower case, such as `text/html`.
  public let essence: String
  /// The parameters, in order.
  public let parameters: [Parameter]
  /// The type as it is sent.
  public let description: String
  /// The Content-Type field, made once.
  let field: Fields

  /// Reads a media type; nil when it is malformed.
  public init?(_ text: String) {
    guard let item = ParameterizedItem(text[...]), item.name.utf8.contains(.slash),
      MediaType.isEssence(item.name)
    else { return nil }
    self.init(item.name, item.parameters, text)
  }

  /// Makes a media type of a text that is known to be well formed.
  init(known essence: String, charset: String? = nil) {
    self.init(
      essence,
      charset.map { [Parameter(name: "charset", value: $0)] } ?? [],
      charset.map { "\(essence); charset=\($0)" } ?? essence
    )
  }

  private init(_ essence: String, _ parameters: [Parameter], _ description: String) {
    self.essence = essence
    self.parameters = parameters
    self.description = description
    field = [.contentType: description]
  }

  /// The part before the slash.
  public var type: Substring { essence.prefix { $0 != "/" } }

  /// Tells whether both have the same type and subtype, whatever the parameters.
  public func hasSameEssence(as other: MediaType) -> Bool { essence == other.essence }

  /// The value of the parameter of that name, in lower case; nil when there is none.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The same type with its texts in UTF-8, where it is one of texts that does not say so.
  public var inUTF8: MediaType {
    guard type == "text", parameter("charset") == nil else { return self }
    return MediaType("\(description); charset=utf-8") ?? self
  }

  private static func isEssence(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(ByteSet.token.contains) }
  }
}

extension MediaType: Hashable {
  /// Tells whether type, subtype and parameters are the same, in the same order.
  public static func == (left: MediaType, right: MediaType) -> Bool {
    left.essence == right.essence && left.parameters == right.parameters
  }

  /// Feeds type, subtype and parameters to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(essence)
    hasher.combine(parameters)
  }
}

extension MediaType {
  /// JSON (RFC 8259).
  public static let json = MediaType(known: "application/json")
  /// A problem as JSON (RFC 9457).
  public static let problem = MediaType(known: "application/problem+json")
  /// HTML in UTF-8.
  public static let html = MediaType(known: "text/html", charset: "utf-8")
  /// Plain text in UTF-8.
  public static let plainText = MediaType(known: "text/plain", charset: "utf-8")
  /// CSS in UTF-8.
  public static let css = MediaType(known: "text/css", charset: "utf-8")
  /// JavaScript (RFC 9239).
  public static let javaScript = MediaType(known: "text/javascript", charset: "utf-8")
  /// Comma-separated values in UTF-8 (RFC 4180).
  public static let csv = MediaType(known: "text/csv", charset: "utf-8")
  /// A form of several parts (RFC 7578).
  public static let form = MediaType(known: "multipart/form-data")
  /// SVG in XML.
  public static let svg = MediaType(known: "image/svg+xml")
  /// Any bytes.
  public static let bytes = MediaType(known: "application/octet-stream")
}
