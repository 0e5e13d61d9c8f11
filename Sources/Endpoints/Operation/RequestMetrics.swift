import Synchronization

/// Counts of the answered requests.
///
/// Labels are bounded whatever clients send: a path without a route is `none`, and a method that no
/// standard has is `other`.
public final class RequestMetrics: Sendable {
  private struct Series: Hashable {
    let route: String
    let method: String
    let status: Int
  }

  private struct State {
    var counts: [Series: Int] = [:]
    var durations: [String: DurationHistogram] = [:]
    var refusals: [String: Int] = [:]
    var received = 0
    var sent = 0
  }

  private let state = Mutex(State())

  /// Makes counters at zero.
  public init() {}

  /// Counts one answered request.
  ///
  /// `method` is as received and `route` the pattern of the route that served it; both are nil where
  /// that is not known. `received` and `sent` are lengths of content in bytes. `reason` is one of a
  /// bounded set of words, or nil for an ordinary answer.
  public func count(
    method: String?,
    route: String?,
    status: Int,
    received: Int,
    sent: Int,
    duration: Duration,
    reason: String?
  ) {
    let method = method.flatMap { Self.methods.contains($0) ? $0 : nil } ?? "other"
    let route = route ?? "none"
    state.withLock { state in
      state.counts[Series(route: route, method: method, status: status / 100), default: 0] += 1
      state.durations[route, default: DurationHistogram()].add(duration)
      if let reason { state.refusals[reason, default: 0] += 1 }
      // Sums that are full start again, as counters may, and end nothing.
      state.received &+= received
      state.sent &+= sent
    }
  }

  /// The methods of RFC 9110, 9.3, and RFC 5789.
  private static let methods: Set = [
    "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH",
  ]

  /// Writes all of them.
  public func write(to text: inout MetricsText) {
    let state = state.withLock { $0 }
    text.family("legible_http_requests_total", .counter, "Requests that were answered.") {
      for (series, count) in state.counts.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
        $0.sample(
          ["route": series.route, "method": series.method, "status": "\(series.status)xx"],
          Double(count)
        )
      }
    }
    text.family(
      "legible_http_request_duration_seconds",
      .histogram,
      "From the first byte of a request until its answer was ready."
    ) {
      for (route, histogram) in state.durations.sorted(by: { $0.key < $1.key }) {
        histogram.write("route", route, to: &$0)
      }
    }
    text.family(
      "legible_http_refusals_total",
      .counter,
      "Requests that the server answered in place of a route, by the reason."
    ) {
      for (reason, count) in state.refusals.sorted(by: { $0.key < $1.key }) {
        $0.sample(["reason": reason], Double(count))
      }
    }
    text.number(
      "legible_http_request_content_bytes_total",
      .counter,
      "Content of requests, decoded.",
      Double(state.received)
    )
    text.number(
      "legible_http_response_content_bytes_total",
      .counter,
      "Content of answers.",
      Double(state.sent)
    )
  }

  private static func order(_ series: Series) -> String {
    "\(series.route) \(series.method) \(series.status)"
  }
}
