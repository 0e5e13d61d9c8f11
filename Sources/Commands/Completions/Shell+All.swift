extension Shell {
  /// Every shell that a script can be written for.
  static let all: [Shell] = [.bash, .zsh, .fish]
}
