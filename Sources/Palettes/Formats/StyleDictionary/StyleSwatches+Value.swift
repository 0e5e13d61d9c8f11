import Colors
import Documents

/// What single values are, in one mode.
extension StyleSwatches {
  /// The draft of a value in one mode; nil when it is no colour and not meant as one.
  mutating func draft(
    of value: StyleValue,
    _ entry: StyleEntry,
    at index: Int,
    in resolution: StyleResolution
  ) -> DraftValue? {
    guard let outcome = resolution.outcomes[index] else { return nil }
    var draft = DraftValue(
      .fault(DraftFault("\(value.source.excerpt) is no colour")),
      source: value.source,
      place: value.json.place,
      notes: value.notes
    )
    if case .broken = outcome.content {
      draft.content = broken(value, in: resolution)
      return draft
    }
    guard outcome.isColor || entry.kind == .color else { return nil }
    if value.modification == nil, case .alias(.entry(let target)) = value.form {
      draft.content =
        outcome.isColor ? .alias(path(target)) : .fault(notColor(target, outcome.content))
      return draft
    }
    draft.notes += outcome.notes
    switch outcome.content {
    case .broken: break
    case .computed(let reason): draft.content = .undetermined(reason)
    case .fault(let fault): draft.content = .fault(fault)
    case .color(let color): draft.content = .color(color)
    case .literal(let json):
      guard json.string != nil else {
        let message =
          "a colour is a text such as \"#1f2328\", or an object such as {\"h\": 210, \"s\": 12, "
          + "\"l\": 14}, not \(json.kindName)"
        draft.content = .fault(DraftFault(message))
        break
      }
      read(DraftValue(css: json), into: &draft)
    case .text(let text):
      read(
        DraftValue(css: text, in: value.json.file, at: value.json.range, from: nil),
        into: &draft
      )
      let colors = value.form.targets.compactMap(\.position)
        .filter { resolution.outcomes[$0]?.isColor == true }
      if case .color(let color) = draft.content, !colors.isEmpty {
        draft.content = .derived(from: colors.map { path($0) }) { _ in color }
      }
    }
    return draft
  }

  /// Takes over what CSS, or the tools around Style Dictionary, make of a text.
  private func read(_ css: DraftValue, into draft: inout DraftValue) {
    draft.content = css.content
    guard case .fault = css.content else { return }
    if let color = css.source.colorWithAlpha {
      draft.content = .color(color)
      draft.notes.append("a colour within rgba() is understood by Sass, not by CSS")
    } else if css.source.isGradient {
      draft.content = .undetermined("a gradient has no single colour")
    }
  }

  /// What is broken, for the resolution of the palette to report.
  private mutating func broken(
    _ value: StyleValue,
    in resolution: StyleResolution
  ) -> DraftValue.Content {
    if case .alias(.entry(let target)) = value.form { return .alias(path(target)) }
    var circles: [Int] = []
    for target in value.form.targets {
      switch target {
      case .missing(let path):
        let text = ExactText(path.string.excerpt)
        let message = "there is no token \(text)" + spelling.guess(at: path)
        return .fault(DraftFault(message, kind: .unresolvedReference))
      case .group(let path):
        let message = "\(path) is a group, and only a token has a value"
        return .fault(DraftFault(message, kind: .unresolvedReference))
      case .entry(let position):
        switch resolution.outcomes[position]?.content {
        case .broken?, .fault?, nil: circles.append(position)
        default: break
        }
      }
    }
    guard !circles.isEmpty else {
      return .fault(DraftFault("\(value.source.excerpt) refers to what is neither text nor number"))
    }
    return .derived(from: circles.map { path($0) }) { _ throws(DraftFault) in
      throw DraftFault("a part of it has no value")
    }
  }

  private mutating func path(_ target: Int) -> ExactText {
    needed.append(target)
    return tree.entries[target].path
  }

  private func notColor(_ target: Int, _ content: StyleOutcome.Content) -> DraftFault {
    DraftFault(
      "\(tree.entries[target].path) is \(content.text?.excerpt ?? "a list or a group of values"), "
        + "which is no colour"
    )
  }
}
