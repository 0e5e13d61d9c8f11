public import Audits

/// A way of writing down what an audit found.
public struct ReportFormat: Sendable {
  /// The name that `--format` and the service use: kebab-case, stable.
  public let id: String
  /// Whom it is for, in one line.
  public let summary: String
  /// The media type under which the service answers it.
  public let mediaType: String
  /// The ending of files that hold it, without a dot.
  public let ending: String
  /// Writes it down.
  public let render: @Sendable (Audit, ReportOptions) -> [UInt8]

  init(
    id: String,
    summary: String,
    mediaType: String,
    ending: String,
    render: @escaping @Sendable (Audit, ReportOptions) -> [UInt8]
  ) {
    self.id = id
    self.summary = summary
    self.mediaType = mediaType
    self.ending = ending
    self.render = render
  }

  /// The format of that name, or nil.
  public static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}

/// What a report may show, beside what the audit found.
public struct ReportOptions: Sendable {
  /// What the reader's terminal shows.
  public var style: TerminalStyle
  /// The least severity on which the run fails.
  public var failing: Severity
  /// What could not be read at all, a sentence each with its place in front; the rest was audited.
  public var complaints: [String]
  /// The most bytes of a Markdown report; its head and its last table are written in any case.
  ///
  /// GitHub takes comments of up to 65,536 characters.
  public var byteLimit = 60_000

  /// Makes options, for readers without a terminal and runs that fail on errors unless told
  /// otherwise.
  public init(
    style: TerminalStyle = .plain,
    failing: Severity = .error,
    complaints: [String] = []
  ) {
    self.style = style
    self.failing = failing
    self.complaints = complaints
  }
}
