extension Command {
  /// A part of what help says of a command beyond its summary.
  enum DetailBlock: Sendable, Hashable {
    /// A paragraph, in one line.
    case prose(String)
    /// Lines that can be typed.
    case examples([String])
  }

  /// The parts of the details: blocks between empty lines, those of commands told from prose.
  var detailBlocks: [DetailBlock] {
    details.split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty)
      .map { lines in
        lines.allSatisfy(Self.isTyped)
          ? .examples(lines.map(String.init)) : .prose(lines.joined(separator: " "))
      }
  }

  private static func isTyped(_ line: Substring) -> Bool {
    ["legible ", "curl ", "echo "].contains { line.hasPrefix($0) }
  }
}
