public import Colors
public import Documents

/// One named colour of a palette: its path, where it is written, and a value in each mode.
public struct Swatch: Sendable {
  /// The path as people write it: `color.text.muted`, `--muted-foreground`.
  public let name: ExactText
  /// Where its value is written: the file, and the range of the value in its first mode.
  public let place: Place
  /// The value in each mode that the palette defines for it, in the order of the palette's modes.
  public let values: [(mode: Mode, value: Value)]

  /// What the format itself says that the colour is for, or nil when only the name tells.
  public let purpose: Purpose?

  /// What a format says that a colour is for.
  public enum Purpose: Sendable, Hashable {
    /// Text.
    case text
    /// Something on which others lie.
    case ground
    /// A border or another line.
    case stroke
  }

  /// Makes a swatch.
  public init(
    name: ExactText,
    place: Place,
    values: [(mode: Mode, value: Value)],
    purpose: Purpose? = nil
  ) {
    self.name = name
    self.place = place
    self.values = values
    self.purpose = purpose
  }

  /// The value in `mode`, or nil when the palette defines none there.
  public func value(in mode: Mode) -> Value? {
    values.first { $0.mode == mode }?.value
  }

  /// What a swatch is in one mode.
  public struct Value: Sendable {
    /// The colour, or why there is none.
    public let state: State
    private let written: Written
    /// Where this mode's value is written.
    public let place: Place
    /// The names that lead from the swatch to the literal, nearest first; empty for a literal.
    public let aliases: [ExactText]
    private let target: Place?
    /// The mode whose value stands in here, or nil when this mode has one of its own.
    public let standIn: Mode?
    /// Remarks for people, such as "clipped to sRGB".
    public let notes: [String]

    /// The text of a value.
    enum Written: Sendable {
      /// A text of its own.
      case text(String)
      /// What stands at the place of the value, without so many bytes at both ends.
      case inFile(dropping: Int)
    }

    /// Makes a value.
    public init(
      _ state: State,
      source: String,
      place: Place,
      aliases: [ExactText] = [],
      literal: Place? = nil,
      standIn: Mode? = nil,
      notes: [String] = []
    ) {
      self.init(
        state,
        written: .text(source),
        place: place,
        aliases: aliases,
        literal: literal,
        standIn: standIn,
        notes: notes
      )
    }

    /// Makes a value whose text may still be in its file.
    init(
      _ state: State,
      written: Written,
      place: Place,
      aliases: [ExactText],
      literal: Place?,
      standIn: Mode? = nil,
      notes: [String]
    ) {
      self.state = state
      self.written = written
      self.place = place
      self.aliases = aliases
      self.target = literal
      self.standIn = standIn
      self.notes = notes
    }

    /// The text of the value as the swatch's own declaration has it: `{color.ink}`, `#6a6a72`.
    public var source: String {
      switch written {
      case .text(let text): text
      case .inFile(let count): (count == 0 ? place : place.dropping(count)).text
      }
    }

    /// Where the literal stands at the end of the aliases; this value's own place when there are none.
    public var literal: Place { target ?? place }

    /// The colour, or nil when there is none.
    public var color: Color? {
      if case .color(let color) = state { color } else { nil }
    }
  }

  /// The outcome of reading one value.
  public enum State: Sendable {
    /// A colour that can be measured.
    case color(Color)
    /// Colours along a line, which can be measured where a pairing names the swatch.
    case gradient(Gradient)
    /// A valid value that has no colour by itself, such as `currentColor`; the text says why.
    case undetermined(String)
    /// A faulty value; the reading's problems say what is wrong.
    case faulty
  }
}
