/// The form of the lines that the service writes to standard error.
enum LogFormat: String, CaseIterable, Sendable {
  /// One JSON object a line.
  case json
  /// One line for people.
  case text
  /// Only what happens to the service, for people; requests are not written.
  case none
}
