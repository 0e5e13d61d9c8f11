/// The style sheets that reports hold, for those who serve them: a Content-Security-Policy names each
/// by its hash.
public enum StyleSheets {
  /// Those of pages of HTML.
  public static let pages = [PageStyle.sheet.description]
  /// Those of drawings in SVG.
  public static let drawings = [GridDrawing.sheet.description]
}
