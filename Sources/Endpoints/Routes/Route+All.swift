public import HTTP

extension Route<Service> {
  /// Every route of the service, in the order in which they are documented.
  public static var all: [Route<Service>] {
    [
      .page, .contrast, .contrastPost, .suggest, .audit, .simulate, .convert, .palettes, .palette,
      .paletteAudit, .paletteMatrix, .paletteSimulate, .paletteBadge, .rules, .rule, .formats,
      .description, .health, .readiness, .metrics,
    ]
  }
}
