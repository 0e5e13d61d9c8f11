import Documents

/// Collects what is wrong with a draft, each fault once, however many modes have it.
struct DraftLog {
  /// What is wrong, in the order in which it was found.
  private(set) var problems: [Reading.Problem]
  /// The keys that are referred to and that there are not.
  private(set) var missing: Set<ExactText> = []
  private var seen: Set<Fault> = []
  /// The references to missing keys that were reported.
  private var told: Set<Fault> = []
  private var spelling: NameSpelling
  private let hasModes: Bool

  private struct Fault: Hashable {
    let place: Place
    let message: String
  }

  init(_ problems: [Reading.Problem], names: [String], hasModes: Bool) {
    self.problems = problems
    self.hasModes = hasModes
    spelling = NameSpelling(names)
  }

  /// Adds a fault of a swatch.
  mutating func add(
    _ kind: Reading.Problem.Kind,
    _ message: String,
    at place: Place,
    of swatch: ExactText?,
    in mode: Mode
  ) {
    guard seen.insert(Fault(place: place, message: message)).inserted else { return }
    problems.append(
      Reading.Problem(
        kind,
        message,
        at: place,
        swatch: swatch,
        mode: hasModes ? mode : nil
      )
    )
  }

  /// Adds a reference to a swatch that there is not.
  mutating func addMissing(_ key: ExactText, at place: Place, of swatch: ExactText, in mode: Mode) {
    let isNew = missing.insert(key).inserted
    // The guess is told once, so the message alone does not show that a fault is known.
    guard told.insert(Fault(place: place, message: key.string)).inserted else { return }
    add(
      .unresolvedReference,
      "\(swatch): there is no colour \(key)" + (isNew ? spelling.guess(at: key) : ""),
      at: place,
      of: swatch,
      in: mode
    )
  }

  /// Adds a name that occurs twice.
  mutating func addDuplicate(_ name: ExactText, at place: Place, after first: Place) {
    problems.append(.givenTwice(name, at: place, after: first))
  }
}
