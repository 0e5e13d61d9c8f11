import Documents

extension Reading.Problem {
  /// A name that occurs twice, of which the last value counts.
  static func givenTwice(_ name: ExactText, at place: Place, after first: Place) -> Self {
    let lines =
      place.file == first.file
      ? "on lines \(first.start.line) and \(place.start.line)"
      : "in \(first.file) on line \(first.start.line) and in \(place.file) on line "
        + "\(place.start.line)"
    return Self(
      .duplicateSwatch,
      "\(name) is given twice, \(lines); the last value is measured: remove one of them",
      at: place,
      swatch: name,
      notes: [("\(name) is given here first", first)]
    )
  }
}
