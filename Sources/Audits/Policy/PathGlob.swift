import Documents

/// A glob over paths: `*` and `?` within a name, `**` over folders, `{a,b}` for either.
///
/// The syntax is the common part of those of editors and shells: `**` stands for any number of
/// folders, also none, and only as a whole name; every other letter stands for itself.
public struct PathGlob: Sendable, Hashable {
  /// The pattern as it is written.
  public let text: String
  /// What it stands for, without braces, each as the names between its slashes.
  private let alternatives: [[Substring]]

  private let patterns: [PathWildcard]

  /// The most patterns that braces may stand for.
  private static let limit = 256

  /// Reads a pattern.
  ///
  /// - Throws: an error for an empty or absolute one, for braces that do not match, and for braces
  ///   that stand for more than 256 patterns.
  public init(_ text: String) throws(PathGlobError) {
    self.text = text
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute(text) }
    alternatives = try Self.expanded(Array(text)).map { expanded in
      expanded.split(separator: "/").filter { $0 != "." }
    }
    patterns = alternatives.map { PathWildcard($0.joined(separator: "/").utf8, Self.wildcard) }
  }

  /// Whether it is a plain path, with nothing that stands for anything else.
  public var isPath: Bool { !text.contains { "*?{".contains($0) } }

  /// The folder below which everything lies that could match; empty for the policy's own folder.
  public var root: String {
    let fixed = alternatives.map { names in
      names.dropLast().prefix { name in !name.contains { "*?".contains($0) } }
    }
    guard var common = fixed.first else { return "" }
    for other in fixed.dropFirst() {
      common = common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// Tells whether a path relative to the same folder matches as a whole.
  ///
  /// - Complexity: O(*a* · *n* · *m*) in the alternatives and the names of both.
  public func matches(_ path: String) -> Bool {
    patterns.contains { $0.matches(path.utf8) }
  }

  private static func wildcard(_ name: ArraySlice<UInt8>) -> Wildcard {
    Wildcard(name) { byte in
      switch byte {
      case UInt8(ascii: "*"): .anyRun
      case UInt8(ascii: "?"): .anyCharacter
      default: .byte(byte)
      }
    }
  }

  /// The patterns without braces that a pattern stands for.
  private static func expanded(_ letters: [Character]) throws(PathGlobError) -> [String] {
    var found: [String] = []
    var waiting = [letters]
    while let letters = waiting.popLast() {
      guard let open = letters.firstIndex(of: "{") else {
        guard !letters.contains("}") else { throw .braces(String(letters)) }
        found.append(String(letters))
        continue
      }
      var depth = 0
      var starts = [open + 1]
      var end: Int?
      for index in open..<letters.count where end == nil {
        switch letters[index] {
        case "{": depth += 1
        case "}":
          depth -= 1
          if depth == 0 { end = index }
        case "," where depth == 1: starts.append(index + 1)
        default: break
        }
      }
      guard let end else { throw .braces(String(letters)) }
      for (start, stop) in zip(starts, starts.dropFirst().map { $0 - 1 } + [end]).reversed() {
        waiting.append(
          Array(letters[..<open]) + Array(letters[start..<stop]) + Array(letters[(end + 1)...])
        )
      }
      guard found.count + waiting.count <= limit else { throw .tooMany(limit) }
    }
    return found
  }
}

/// Why a text is no pattern of paths.
public enum PathGlobError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing.
  case empty
  /// It begins at the root of the machine.
  case absolute(String)
  /// A brace has no partner.
  case braces(String)
  /// Braces stand for more than that many patterns.
  case tooMany(Int)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .empty: "a path is empty"
    case .absolute(let text):
      "\(text) begins at the root: write it relative to the folder of the policy"
    case .braces(let text): "the braces of \(text) do not match"
    case .tooMany(let limit): "the braces stand for more than \(limit) patterns: write several"
    }
  }
}
