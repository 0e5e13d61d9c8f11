extension ReportFormat {
  /// Every format, in the order in which help lists them.
  public static let all: [ReportFormat] = [.text, .json]
}
