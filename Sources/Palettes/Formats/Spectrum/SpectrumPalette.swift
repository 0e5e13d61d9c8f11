import Documents

/// The palette that tokens of Spectrum are.
struct SpectrumPalette {
  /// The palette before references are followed.
  private(set) var draft: PaletteDraft
  private let tokens: [ExactText: SpectrumToken]
  private let names: [ExactText: ExactText]

  /// Lists the colours among the tokens; sizes, opacities and shadows are skipped.
  init(_ list: [SpectrumToken], _ draft: PaletteDraft) {
    self.draft = draft
    tokens = Dictionary(list.map { ($0.name, $0) }) { _, last in last }
    names = Dictionary(
      list.compactMap { token in token.uuid.map { ($0, token.name) } }
    ) { first, _ in first }
    // Other files may refer to a token by its identifier.
    self.draft.others = Set(names.keys)
    var isColor = SpectrumColors(tokens, names)
    for token in list {
      guard isColor.tells(token) else {
        self.draft.skipped += 1
        self.draft.others.insert(token.name)
        continue
      }
      self.draft.swatches.append(
        DraftSwatch(token.name, values: token.values.map { ($0.mode, read($0.value, token)) })
      )
    }
    self.draft.modes = SpectrumPalette.modes(of: self.draft.swatches)
  }

  private func read(_ value: SpectrumValue, _ token: SpectrumToken) -> DraftValue {
    func draft(_ content: DraftValue.Content) -> DraftValue {
      DraftValue(
        content,
        source: value.value.oneLine,
        place: value.value.place,
        notes: token.notes
      )
    }
    switch value.kind {
    case .color: return DraftValue(css: value.value, notes: token.notes)
    case .name(let name): return draft(.alias(name))
    case .identifier(let identifier): return draft(.alias(names[identifier] ?? identifier))
    case .fault(let message): return draft(.fault(DraftFault(message)))
    case .other: return draft(.fault(DraftFault("its other sets are colours, and this is none")))
    }
  }

  /// The modes: the choices of each axis, in all combinations.
  private static func modes(of swatches: [DraftSwatch]) -> [Mode] {
    var choices: [Mode.Axis: [Mode]] = [:]
    var seen: Set<Mode.Choice> = []
    for swatch in swatches {
      for (mode, _) in swatch.values {
        for choice in mode.choices where seen.insert(choice).inserted {
          choices[choice.axis, default: []].append(Mode([choice]))
        }
      }
    }
    return Mode.combinations(of: Mode.Axis.allCases.compactMap { choices[$0] })
  }
}
