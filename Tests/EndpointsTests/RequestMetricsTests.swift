import Endpoints
import Testing

@Suite struct RequestMetricsTests {
  /// The samples by their names with labels, without the comments.
  private func samples(_ metrics: RequestMetrics) -> [String: String] {
    var text = MetricsText()
    metrics.write(to: &text)
    var samples: [String: String] = [:]
    for line in String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    where !line.hasPrefix("#") {
      let space = line.lastIndex(of: " ") ?? line.startIndex
      samples[String(line[..<space])] = String(line[space...].dropFirst())
    }
    return samples
  }

  private func count(
    _ metrics: RequestMetrics,
    _ method: String? = "GET",
    route: String? = "/healthz",
    status: Int = 200,
    duration: Duration = .zero,
    reason: String? = nil
  ) {
    metrics.count(
      method: method,
      route: route,
      status: status,
      received: 3,
      sent: 5,
      duration: duration,
      reason: reason
    )
  }

  @Test func `requests are counted by route, method and class of status`() {
    let metrics = RequestMetrics()
    for status in [200, 204, 304, 404, 503] { count(metrics, status: status) }
    count(metrics, "HEAD", route: "/v1/palettes/{name}")
    let found = samples(metrics)
    let name = "legible_http_requests_total"
    #expect(found["\(name){route=\"/healthz\",method=\"GET\",status=\"2xx\"}"] == "2")
    #expect(found["\(name){route=\"/healthz\",method=\"GET\",status=\"3xx\"}"] == "1")
    #expect(found["\(name){route=\"/healthz\",method=\"GET\",status=\"5xx\"}"] == "1")
    #expect(found["\(name){route=\"/v1/palettes/{name}\",method=\"HEAD\",status=\"2xx\"}"] == "1")
    #expect(found["legible_http_request_content_bytes_total"] == "18")
    #expect(found["legible_http_response_content_bytes_total"] == "30")
  }

  @Test func `no client makes a label`() {
    let metrics = RequestMetrics()
    for number in 0..<100 { count(metrics, "M\(number)\"\n", route: nil, status: 501) }
    count(metrics, nil, route: nil, status: 400, reason: "malformedField")
    let found = samples(metrics)
    let name = "legible_http_requests_total"
    #expect(found["\(name){route=\"none\",method=\"other\",status=\"5xx\"}"] == "100")
    #expect(found["\(name){route=\"none\",method=\"other\",status=\"4xx\"}"] == "1")
    #expect(found["legible_http_refusals_total{reason=\"malformedField\"}"] == "1")
    #expect(found.keys.filter { $0.hasPrefix(name) }.count == 2)
  }

  @Test func `durations are counted up to each bound, itself with it`() {
    let metrics = RequestMetrics()
    for milliseconds in [1, 1, 5, 6, 40_000] {
      count(metrics, duration: .milliseconds(milliseconds))
    }
    count(metrics, duration: .seconds(-1))
    let found = samples(metrics)
    let name = "legible_http_request_duration_seconds"
    let bucket = { (bound: String) in found["\(name)_bucket{route=\"/healthz\",le=\"\(bound)\"}"] }
    #expect(bucket("0.0005") == "1")
    #expect(bucket("0.001") == "3")
    #expect(bucket("0.005") == "4")
    #expect(bucket("0.01") == "5")
    #expect(bucket("30.0") == "5")
    #expect(bucket("+Inf") == "6")
    #expect(found["\(name)_count{route=\"/healthz\"}"] == "6")
    #expect(found["\(name)_sum{route=\"/healthz\"}"] == "40.013")
  }

  @Test func `no sum or duration ends the process`() {
    let metrics = RequestMetrics()
    for _ in 0..<3 {
      metrics.count(
        method: "GET",
        route: "/",
        status: 200,
        received: .max,
        sent: .max,
        duration: .seconds(Int64.max),
        reason: nil
      )
    }
    #expect(!samples(metrics).isEmpty)
  }
}

@Suite struct MetricsTextTests {
  @Test func `values and helps are escaped as the format asks`() {
    var text = MetricsText()
    text.family("a_total", .counter, "one\\two\nthree \"four\"") {
      $0.sample(["label": "a\\b\"c\nd"], 1.5)
    }
    let expected = #"""
      # HELP a_total one\\two\nthree "four"
      # TYPE a_total counter
      a_total{label="a\\b\"c\nd"} 1.5

      """#
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }

  @Test(
    arguments: [
      (0.0, "0"), (9_007_199_254_740_991, "9007199254740991"), (0.25, "0.25"), (1e300, "1e+300"),
      (.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN"),
    ] as [(Double, String)]
  )
  func `numbers are those of the format`(number: Double, written: String) {
    var text = MetricsText()
    text.number("a", .gauge, "b", number)
    #expect(String(decoding: text.bytes, as: UTF8.self).hasSuffix("\na \(written)\n"))
  }
}
