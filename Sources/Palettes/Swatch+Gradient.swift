import Colors

extension Swatch.State {
  /// What a text is as a gradient of CSS, or nil when it does not begin like one.
  ///
  /// One that cannot be read, or whose colours have no value by themselves, is undetermined: files
  /// hold many gradients that nobody measures.
  public init?(gradient text: String) {
    guard CSSGradient.begins(text) else { return nil }
    do throws(ColorSyntaxError) {
      let css = try CSSGradient(parsing: text)
      self =
        css.gradient.map(Self.gradient)
        ?? .undetermined(css.undetermined?.description ?? "a colour of the gradient has no value")
    } catch {
      self = .undetermined("the gradient cannot be read: \(error.description)")
    }
  }
}
