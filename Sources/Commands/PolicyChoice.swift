import Audits
import Documents

/// The policy under which a run stands, and where it was found.
struct PolicyChoice {
  /// The name that is looked for.
  static let usualFile = "legible.json"

  /// How many paths a message lists.
  private static let listed = 8

  /// The policy; that of no file says nothing but what is usual.
  var policy: Policy
  /// The path of its file, or nil when nobody wrote one.
  let file: String?
  /// Whether it was looked for, and not named.
  let isNearest: Bool

  /// Reads the policy that is nearest to the paths, in a folder at or above each.
  ///
  /// - Throws: a usage error for a policy that cannot be used, and for paths whose nearest policies
  ///   are several: one would judge what the other is about. `remedy` says what to do then.
  init(
    nearestTo paths: [String],
    _ files: FileTree,
    remedy: String
  ) throws(UsageError) {
    // What is not there has no policy; that it is not there is told when it is read.
    let paths = paths.filter { $0 == "-" || files.kind(of: $0) != .nothing }
    let nearest = (paths.isEmpty ? ["."] : paths).map { path in
      (path: path, file: files.nearest(Self.usualFile, above: path))
    }
    let own = nearest[0]
    let identity = own.file.map(files.identity)
    guard nearest.allSatisfy({ $0.file.map(files.identity) == identity }) else {
      let stands = nearest.prefix(Self.listed).map { path, file in
        file.map { "that of \(path) is \($0)" } ?? "\(path) has none"
      }
      let more = nearest.count - stands.count
      throw UsageError(
        input: "the paths stand under several policies: \(stands.joined(separator: ", "))"
          + (more > 0 ? " and so on for \(more) more" : "") + "; \(remedy)"
      )
    }
    try self.init(at: own.file, isNearest: true, files)
  }

  /// Reads the policy of a file, or takes the one that says nothing when there is none.
  init(
    at path: String?,
    isNearest: Bool = false,
    _ files: FileTree
  ) throws(UsageError) {
    file = path
    self.isNearest = isNearest
    guard let path else {
      policy = Policy()
      return
    }
    let source = try files.file(at: path)
    do throws(PolicyError) {
      policy = try Policy(reading: source)
    } catch {
      throw UsageError(input: error.text)
    }
  }

  /// The paths that it names for a run without any: its sources, else its folder.
  ///
  /// - Throws: a usage error with the place of a source that matches nothing.
  func sources(_ files: FileTree) throws(UsageError) -> [String] {
    guard let file else { return ["."] }
    var folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    if folder.isEmpty, file.hasPrefix("/") { folder = "/" }
    let sources = try files.paths(of: policy.sources, in: folder)
    return sources.isEmpty ? [folder.isEmpty ? "." : folder] : sources
  }
}
