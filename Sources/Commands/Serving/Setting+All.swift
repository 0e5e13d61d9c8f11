extension Setting {
  /// Every setting, in the order in which help lists them.
  static let all: [Setting] =
    [host, port, palettes, origins] + loads + timeouts + work + stopping + [log]
}
