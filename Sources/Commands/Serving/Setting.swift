/// One thing about the service that can be chosen: by an option, else by a variable, else a default.
///
/// The list in ``all`` feeds parsing, help, completions, the manual page and the README's table.
struct Setting: Sendable {
  /// The name of the option, without dashes.
  let name: String
  /// What help calls the value, such as `N`.
  let placeholder: String
  /// What it is, in one line.
  let meaning: String
  /// What the value has to be, as it continues "--port is ...": a whole number.
  let kind: String
  /// Which values of that kind, such as `from 0 to 65535`; empty for all.
  let bounds: String
  /// What holds without it, as people write it.
  let standard: String
  /// Puts a value into a configuration; false when it is not what `kind` and `bounds` say.
  let take: @Sendable (String, inout ServeConfiguration) throws(UsageError) -> Bool

  /// The variable of the environment: `LEGIBLE_PORT` for `port`.
  var variable: String { "LEGIBLE_" + name.uppercased().replacing("-", with: "_") }

  /// The option of the command.
  var option: Option {
    let terms = [bounds, "\(standard) by default"].filter { !$0.isEmpty }.joined(separator: "; ")
    return Option(name, placeholder, "\(meaning) (\(terms))")
  }

  /// What the value has to be, as it continues "--port is ...".
  var range: String { bounds.isEmpty ? kind : "\(kind) \(bounds)" }

  /// The variable as the manual page lists it.
  var environmentVariable: EnvironmentVariable {
    EnvironmentVariable(name: variable, meaning: "The same as --\(name) of serve.")
  }
}
