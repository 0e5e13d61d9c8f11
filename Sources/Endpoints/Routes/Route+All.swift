public import HTTP

extension Route<Service> {
  /// Every route of the service, in the order in which they are documented.
  public static var all: [Route<Service>] {
    [
      .contrast, .contrastPost, .suggest, .audit, .simulate, .convert, .palettes, .palette,
      .paletteAudit,
      .health,
    ]
  }
}
