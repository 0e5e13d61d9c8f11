extension Command {
  /// Every command, in the order in which help lists them.
  static let all: [Command] = [.check, .audit, .serve, .rules, .formats, .version, .help]
}
