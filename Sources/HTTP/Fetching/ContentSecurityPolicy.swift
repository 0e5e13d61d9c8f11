/// What a document may load and do (Content Security Policy Level 3): nothing but what is named.
public struct ContentSecurityPolicy: Sendable, Hashable, CustomStringConvertible {
  /// The policy as it is sent.
  public let description: String

  /// A policy under which nothing is loaded, run or framed.
  public static let nothing = ContentSecurityPolicy(styleSheets: [])

  /// Makes a policy that allows these style sheets within the document, each by its hash, and
  /// nothing else: no script, no frame around it, no form.
  public init(styleSheets: [String]) {
    let hashes = styleSheets.map { " 'sha256-\(SHA256.hash(of: Array($0.utf8)).base64)'" }.joined()
    description =
      "default-src 'none'; " + (hashes.isEmpty ? "" : "style-src\(hashes); ")
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }
}
