import Colors
import Palettes

extension Policy {
  /// The policy as it applies to a palette: Apple's own formats imply iOS when no platform is told.
  func applied(to reading: Reading) -> Policy {
    guard platform == nil, impliesPlatform, reading.isOfApple else { return self }
    var policy = self
    policy.platform = .iOS
    return policy
  }
}

extension Reading {
  /// Whether it is an asset catalog, by the files that it was read from.
  var isOfApple: Bool {
    palette.swatches.first.map {
      $0.place.file.contains(".xcassets/") || $0.place.file.contains(".colorset/")
    }
      ?? false
  }
}
