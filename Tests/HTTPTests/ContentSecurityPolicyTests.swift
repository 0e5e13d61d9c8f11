import HTTP
import Testing

/// The hash by which a Content-Security-Policy names a style sheet.
@Suite struct ContentSecurityPolicyTests {
  /// Texts and their hashes: by Python's hashlib; "abc" and the long word are examples of
  /// FIPS 180-4, and behind 55 and 64 letters the padding just fits and takes another block.
  static let hashes = [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ]

  @Test(arguments: hashes)
  func `a style sheet is allowed by its hash`(sheet: String, hash: String) {
    let policy = ContentSecurityPolicy(styleSheets: [sheet]).description
    #expect(policy.contains("style-src 'sha256-\(hash)';"))
  }

  @Test func `nothing else is allowed, and never what is unsafe`() {
    let policy = ContentSecurityPolicy(styleSheets: ["a {}"]).description
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!ContentSecurityPolicy.nothing.description.contains("style-src"))
  }
}
