import Documents

/// The maps of Less, which are rulesets in the value of a variable (Less documentation, "Maps").
extension ValueReader {
  /// Reads the declarations of a ruleset; its rules are passed over.
  func ruleset(_ content: Range<Int>) -> VariableValue {
    var entries: [VariableEntry] = []
    var inner: [String: VariableValue] = [:]
    var index = content.lowerBound
    while index < content.upperBound {
      if tokens[index].isBlank || tokens[index].kind == .semicolon {
        index += 1
        continue
      }
      let start = index
      var colon: Int?
      var stop = start
      while stop < content.upperBound, tokens[stop].kind != .semicolon {
        if colon == nil, tokens[stop].kind == .colon { colon = stop }
        if tokens[stop].kind == .openBrace {
          stop = tokens.indexAfterValue(at: stop)
          break
        }
        stop = tokens.indexAfterValue(at: stop)
      }
      stop = min(stop, content.upperBound)
      index = max(start + 1, stop)
      guard let colon else { continue }
      let name = tokens.trimmed(start..<colon)
      let range = tokens.trimmed(colon + 1..<max(colon + 1, stop))
      guard name.count == 1, let token = name.first.map({ tokens[$0] }), !range.isEmpty,
        token.kind == .ident || token.kind == .atKeyword
      else { continue }
      let key = (token.kind == .atKeyword ? "@" : "") + tokens.text(of: token)
      let value = within(inner).list(range)
      inner[key] = value
      entries.append(VariableEntry(key: key, value: value, origin: origin(of: range)))
    }
    return .map(VariableMap(entries))
  }

  /// A reader to whom the variables of a ruleset are known as well.
  private func within(_ inner: [String: VariableValue]) -> ValueReader {
    let outer = value
    return ValueReader(
      sheet: sheet,
      syntax: syntax,
      routines: routines,
      value: { inner[$0.key.string] ?? outer($0) },
      module: module
    )
  }

  /// Follows the keys in brackets behind a variable: `@theme[@colors][primary]`.
  func member(of value: VariableValue, _ index: inout Int, before end: Int) -> VariableValue {
    var value = value
    while index < end, tokens[index].kind == .openSquare {
      let content = tokens.trimmed(tokens.content(of: index))
      let range = index..<index + 1
      index = tokens.indexAfterValue(at: index)
      let key = content.last.map { last in
        let mark = tokens[content.lowerBound]
        let sigil = mark.kind == .atKeyword || mark.isDelimiter("@") ? "@" : ""
        return sigil + tokens.text(of: tokens[last])
      }
      switch value {
      case .map(let map):
        guard let found = key.map({ map[$0] }) ?? map.entries.last?.value else {
          return .color(
            .fault(
              DraftFault(
                "the map has no key \(key ?? "")",
                at: Place(tokens.sourceRange(of: range), in: sheet.file),
                kind: .unresolvedReference
              )
            )
          )
        }
        value = found
      case .color: return value
      case .number, .text, .list, .other: return .other
      }
    }
    return value
  }
}
