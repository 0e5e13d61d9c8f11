/// The place that a connection has in its loop's table.
///
/// Everything that changes while a connection is served lies within one value, so that the language
/// checks for overlapping access once an event, not once a field.
final class Seat {
  var connection: Connection
  /// What the descriptor is watched for.
  var interest = Interest.reading

  init(_ connection: consuming Connection) { self.connection = connection }
}
