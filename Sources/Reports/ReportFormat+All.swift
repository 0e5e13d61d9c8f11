extension ReportFormat {
  /// Every format, in the order in which help lists them.
  public static let all: [ReportFormat] = [
    .text, .concise, .json, .sarif, .junit, .github, .gitlab, .checkstyle, .markdown, .csv, .html,
    .svg, .badge,
  ]
}
