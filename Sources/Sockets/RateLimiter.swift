/// A bucket of tokens for each address, in memory of a fixed size.
///
/// A bucket is kept as the one moment at which it will be full again. When there are more addresses
/// than places, the one whose bucket is nearest to full is forgotten, which can only be to its favor.
final class RateLimiter: Sendable {
  private struct Bucket {
    var tag: UInt64 = 0
    /// On the clock of `Deadline`.
    var isFullAt: Int64 = 0
  }

  private static let ways = 4
  private static let sets = 4096

  private let rate: RequestRate
  private let buckets = Guarded([Bucket](repeating: Bucket(), count: ways * sets))

  /// Makes a limiter with full buckets.
  init(_ rate: RequestRate) { self.rate = rate }

  /// Takes a token of `peer`; returns nil, or the time until there will be one.
  func take(_ peer: PeerAddress, at now: Deadline) -> Duration? {
    // Hashes are chosen anew in each process: nobody can choose addresses that share a place. No
    // tag is 0, which stands for none.
    let tag = UInt64(truncatingIfNeeded: peer.subscriber.hashValue) | 1
    let start = Int((tag >> 32) % UInt64(RateLimiter.sets)) * RateLimiter.ways
    let depth = rate.interval * Int64(rate.burst)
    return buckets.withLock { buckets in
      var place = start
      for index in start..<start + RateLimiter.ways {
        if buckets[index].tag == tag {
          place = index
          break
        }
        if buckets[index].isFullAt < buckets[place].isFullAt { place = index }
      }
      if buckets[place].tag != tag { buckets[place] = Bucket(tag: tag) }
      let isFullAt = max(buckets[place].isFullAt, now.nanoseconds) + rate.interval
      let wait = isFullAt - depth - now.nanoseconds
      guard wait <= 0 else { return .nanoseconds(wait) }
      buckets[place].isFullAt = isFullAt
      return nil
    }
  }
}
