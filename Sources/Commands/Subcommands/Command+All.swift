extension Command {
  /// Every command, in the order in which help lists them.
  static let all: [Command] = [
    .check, .suggest, .audit, .which, .matrix, .initialize, .simulate, .convert, .diff, .serve,
    .healthcheck, .rules, .formats, .completions, .version, .help,
  ]
}
