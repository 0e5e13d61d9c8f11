import Documents
import HTTP
import Testing

/// Problem documents (RFC 9457).
@Suite struct ProblemTests {
  @Test func `a problem is a document of its own media type, not to be stored or guessed at`() {
    let problem = Problem(
      .unprocessableContent,
      detail: "A \"quote\"\nand a line.",
      pointer: "/pairs/0",
      fields: [.retryAfter: "1"]
    )
    let response = problem.response
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == .unprocessableContent)
    #expect(response.fields[.contentType] == "application/problem+json")
    #expect(response.fields[.contentTypeOptions] == "nosniff")
    #expect(response.fields[.cacheControl] == "no-store")
    #expect(response.fields[.retryAfter] == "1")
    #expect(text.contains(#""type": "about:blank""#))
    #expect(text.contains(#""title": "Unprocessable Content""#))
    #expect(text.contains(#""status": 422"#))
    #expect(text.contains(#""detail": "A \"quote\"\nand a line.""#))
    #expect(text.contains(#""pointer": "/pairs/0""#))
  }
}
