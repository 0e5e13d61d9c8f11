import HTTP
import Testing

/// Each reason has one status, and one sentence.
@Suite struct RequestErrorTests {
  @Test(arguments: [
    (RequestError.bareLineEnd, 400), (.missingHost, 400), (.malformedChunk, 400),
    (.headTimeout, 408), (.contentTimeout, 408), (.contentTooLarge, 413), (.targetTooLong, 414),
    (.unsupportedExpectation, 417), (.headTooLarge, 431), (.trailerTooLarge, 431),
    (.methodTooLong, 501), (.unsupportedMethod, 501), (.unsupportedTransferCoding, 501),
    (.unsupportedVersion, 505),
  ])
  func `the status is that of the standard`(_ error: RequestError, _ code: Int) {
    #expect(error.status.code == code)
  }

  @Test(arguments: RequestError.allCases)
  func `every reason is a problem that says what is wrong`(_ error: RequestError) {
    let problem = Problem(error)
    #expect((400...505).contains(problem.status.code))
    #expect(problem.detail?.hasSuffix(".") == true)
    #expect(Set(RequestError.allCases.map(\.message)).count == RequestError.allCases.count)
  }
}
