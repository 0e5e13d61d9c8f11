/// How often an address may ask.
public struct RequestRate: Sendable, Hashable {
  /// The number of requests a second that may go on for ever; from 0.001 to 1,000,000.
  public let perSecond: Double
  /// The number of requests that may come at once after a rest; at least 1.
  public let burst: Int

  /// Makes a rate; both numbers are held within their bounds.
  public init(perSecond: Double, burst: Int) {
    self.perSecond = perSecond.isNaN ? 0.001 : min(max(perSecond, 0.001), 1_000_000)
    self.burst = min(max(burst, 1), 1_000_000)
  }

  /// The time between two requests at the rate, in nanoseconds.
  var interval: Int64 { Int64(1_000_000_000 / perSecond) }
}
