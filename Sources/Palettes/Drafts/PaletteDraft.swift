import Documents

/// A palette as its files write it, before references are followed.
///
/// A reader of a format fills in names, values and modes; ``reading(named:)`` does what is the same
/// for all formats: it follows the references in every mode, finds cycles and missing targets, and
/// lets a mode without a value of its own fall back.
struct PaletteDraft {
  /// The swatches, in the order in which they are listed; keys should be unique.
  var swatches: [DraftSwatch] = []
  /// The modes of the palette; empty for those that the swatches mention.
  var modes: [Mode] = []
  /// The pairings that the files declare.
  var pairings: [Pairing] = []
  /// What the reader found wrong.
  var problems: [Reading.Problem] = []
  /// How many named values are no colours.
  var skipped = 0
  /// The paths of further files that were read.
  var files: [String] = []
  /// Names that are declared and are no colours, for files that refer to them.
  var others: Set<ExactText> = []
  /// Names that are referred to beyond the swatches and that there are not.
  var missing: Set<ExactText> = []
  /// Names that are another file's: those of files that were read with this one, and those that it
  /// refers to and no file declares.
  var foreign: Set<ExactText> = []
  /// Whether the files say themselves which belong to them, so that no others are joined to them.
  var isWhole = false
}

/// One swatch as it is written.
struct DraftSwatch {
  /// By what others refer to it, such as an identifier; mostly the name.
  let key: ExactText
  /// The path as people write it.
  let name: ExactText
  /// The values that are written, at most one for each mode.
  ///
  /// In a mode of the palette counts the value whose mode makes the most of the same choices and no
  /// other: that of `dark` in `dark/high-contrast`, that of ``Mode/default`` in all.
  var values: [(mode: Mode, value: DraftValue)]
  /// The mode whose value stands in where no value counts; nil for none.
  var standIn: Mode?
  /// Whether it is there for others only, and no swatch of the palette.
  var isHidden = false
  /// Whether a value counts in its own mode only, and not in those that make further choices; that
  /// of ``Mode/default`` still counts in all.
  var isExact = false
  /// What the format says that it is for.
  var purpose: Swatch.Purpose?

  init(
    _ name: ExactText,
    key: ExactText? = nil,
    values: [(mode: Mode, value: DraftValue)],
    standIn: Mode? = nil,
    isHidden: Bool = false,
    isExact: Bool = false,
    purpose: Swatch.Purpose? = nil
  ) {
    self.name = name
    self.key = key ?? name
    self.values = values
    self.standIn = standIn
    self.isHidden = isHidden
    self.isExact = isExact
    self.purpose = purpose
  }
}
