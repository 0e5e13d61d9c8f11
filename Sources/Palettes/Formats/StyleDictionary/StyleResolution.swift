import Colors
import Documents

/// Follows all references in one mode, as Style Dictionary does: it puts texts in their place.
struct StyleResolution {
  /// The mode.
  let mode: Mode
  /// Which value of each entry counts in the mode, or nil for none.
  let chosen: [Int?]
  /// What each entry is, or nil where it has no value in the mode.
  private(set) var outcomes: [StyleOutcome?]

  /// The longest text that references make; no colour is that long.
  private static let longestText = 4_096

  /// Resolves every entry.
  ///
  /// - Complexity: O(*n* + *e*) in entries and references.
  init(_ entries: [StyleEntry], in mode: Mode) {
    self.mode = mode
    let chosen = entries.map { entry in
      DraftModes.position(of: mode, among: entry.values.lazy.map(\.mode), standIn: nil)?.position
    }
    self.chosen = chosen
    outcomes = Array(repeating: nil, count: entries.count)
    func value(_ index: Int) -> StyleValue? {
      chosen[index].map { entries[index].values[$0].value }
    }
    let graph = ReferenceGraph(
      entries.indices.map { value($0)?.form.targets.compactMap(\.position) ?? [] }
    )
    for index in graph.order {
      guard let value = value(index) else { continue }
      let isCircle = graph.cycleOfMember[index] != nil
      var outcome = outcome(of: value, isCircle: isCircle)
      if let modification = value.modification, !outcome.isBroken {
        let reason = "computed by the team's own code (modify: \(modification))"
        outcome.content = .computed(reason)
      }
      outcomes[index] = outcome
    }
  }

  private func outcome(of value: StyleValue, isCircle: Bool) -> StyleOutcome {
    switch value.form {
    case .literal:
      guard let object = StyleColorObject(value.json) else {
        let isColor = value.json.string?.isMeantAsColor ?? false
        return StyleOutcome(content: .literal(value.json), isColor: isColor)
      }
      return color(of: object) { .literal($0) }
    case .alias(let target):
      // What a missing token would have been is unknown.
      let broken = StyleOutcome(content: .broken, isColor: true)
      guard !isCircle, let position = target.position else { return broken }
      var outcome = outcomes[position] ?? broken
      outcome.mismatch = nil
      return outcome
    case .text(let braced, let targets):
      return composed(braced, targets.map { isCircle ? nil : outcome(of: $0) }, value.json)
    case .object(let targets):
      guard !isCircle, let object = StyleColorObject(value.json),
        targets.values.allSatisfy({ outcome(of: $0)?.content.text != nil })
      else { return StyleOutcome(content: .broken, isColor: true) }
      return color(of: object) { part in
        guard let text = part.string, let braced = BracedText(referringIn: text) else {
          return .literal(part)
        }
        let contents = braced.references.map { path in
          targets[path].flatMap { outcome(of: $0)?.content }
        }
        if braced.alias != nil, let content = contents[0] { return content }
        return .text(braced.replacing(contents.map { $0?.text ?? "" }))
      }
    }
  }

  private func outcome(of target: StyleTarget) -> StyleOutcome? {
    target.position.flatMap { outcomes[$0] }
  }

  private func color(
    of object: StyleColorObject,
    following follow: @escaping (JSONValue) -> StyleOutcome.Content
  ) -> StyleOutcome {
    do throws(DraftFault) {
      let (color, notes, mismatch) = try object.color(following: follow)
      return StyleOutcome(
        content: .color(color),
        isColor: true,
        notes: notes,
        mismatch: mismatch
      )
    } catch {
      return StyleOutcome(content: .fault(error), isColor: true)
    }
  }

  /// The outcome of a text in which references are replaced.
  private func composed(
    _ braced: BracedText,
    _ parts: [StyleOutcome?],
    _ json: JSONValue
  ) -> StyleOutcome {
    // Where there is no text, black tells whether the whole would be a colour.
    let texts = parts.map { $0?.content.text ?? "#000000" }
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= Self.longestText else {
      let message = "the text grows beyond \(Self.longestText) bytes by what it refers to"
      return StyleOutcome(content: .fault(DraftFault(message)), isColor: false)
    }
    let text = braced.replacing(texts)
    let isColor = text.isMeantAsColor
    for part in parts {
      switch part?.content {
      case nil, .broken?, .fault?: return StyleOutcome(content: .broken, isColor: isColor)
      case .computed(let reason)?:
        return StyleOutcome(content: .computed(reason), isColor: isColor)
      case .literal(let value)? where part?.content.text == nil && value.string == nil:
        return StyleOutcome(content: .literal(json), isColor: false)
      case .literal?, .text?, .color?: break
      }
    }
    return StyleOutcome(content: .text(text), isColor: isColor)
  }
}
