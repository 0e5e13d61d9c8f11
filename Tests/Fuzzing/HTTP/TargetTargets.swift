import HTTP

extension FuzzTarget {
  /// Targets: paths with percent encoding, in both forms.
  static let percent = FuzzTarget(name: "percent") { bytes in
    guard let text = String(validating: bytes, as: UTF8.self),
      let target = try? RequestTarget(text)
    else { return }
    for segment in target.segments {
      require(segment != "." && segment != "..", "dot segment in \(text)")
      require(!segment.utf8.contains(0), "NUL in \(text)")
    }
    require(target.path.hasPrefix("/"), "path \(target.path)")
    // What was read once is read again as the same, whatever form it had.
    guard let again = try? RequestTarget(target.description) else {
      fatalError("\(target) cannot be read again")
    }
    require(again == target && again.segments == target.segments, "\(target) is \(again)")
    // A segment that is encoded whole is decoded to the same.
    for segment in target.segments where !segment.isEmpty {
      let path = try? RequestTarget("/x" + encoded(segment))
      require(path?.segments == ["x" + segment], "segment \(segment)")
    }
  }

  /// Queries: names and values, in the form of forms.
  static let query = FuzzTarget(name: "query") { bytes in
    guard let text = String(validating: bytes, as: UTF8.self),
      let items = (try? RequestTarget("/?" + text))?.query
    else { return }
    require(items.count <= bytes.count + 1, "\(items.count) items")
    let written = items.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
    let again = (try? RequestTarget("/?" + written))?.query
    require(again == items, "\(items) is \(again ?? [])")
  }
}

/// Every byte of a text by percent encoding.
private func encoded(_ text: String) -> String {
  text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
