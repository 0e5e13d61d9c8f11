import Documents

/// The git repository in which a run compares, with the submodules in it.
struct Repository {
  /// The root of its working tree.
  let root: String
  private let git: Git
  private let files: FileTree
  /// The paths that are compared, relative to the root.
  private let paths: [String]

  /// Finds the repository whose commits are meant.
  ///
  /// It is that of the first path, or the one around it where that is a submodule and the run starts
  /// outside of it: `audit sm` names commits of the repository in which it is typed, as git does, and
  /// within `sm` they are those of the submodule.
  ///
  /// - Throws: a usage error when there is no git or no repository, and for a path outside of it.
  init(
    holding paths: [String],
    _ files: FileTree,
    environment: [String: String]
  ) throws(UsageError) {
    let first = paths.first ?? "."
    let folder = files.kind(of: first) == .folder ? files.absolute(first) : files.folder(of: first)
    let told = try Git(in: folder, environment: environment)
    let found = told.discovering(in: folder)
    // Only where no repository lies around the path, one that the environment names is meant.
    let near = try found.root() == nil ? told : found
    guard var root = try near.root() else {
      let answer = try near.run("rev-parse", "--show-toplevel")
      let isKnown = answer.errors.contains("not a git repository")
      throw UsageError(
        input: "--changed-since compares with a commit, and \(first) is in no git repository"
          + (isKnown ? "" : answer.reason)
      )
    }
    var git = near.inside(root)
    let all = paths + ["."]
    while all.contains(where: { !files.holds($0, in: root) }), let outer = try git.superproject() {
      root = outer
      git = near.discovering(in: root)
    }
    if let stranger = paths.first(where: { !files.holds($0, in: root) }) {
      throw UsageError(input: "\(stranger) lies outside the git repository of \(first)")
    }
    self.root = root
    self.git = git
    self.files = files
    self.paths = paths.map { files.path(of: $0, from: root) }
  }

  /// The files at a commit, those of submodules as of the commits that it records of them.
  ///
  /// - Throws: a usage error when there is no such commit, and for a submodule that is compared and
  ///   whose files of then are not here.
  func listing(
    at revision: String,
    _ console: Console
  ) throws(UsageError) -> CommitListing {
    guard !revision.isEmpty, !revision.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw UsageError("--changed-since takes a commit, a branch or a tag, such as main")
    }
    guard let commit = try git.commit(revision) else {
      let outer = try git.superproject().map {
        "; this is a submodule, and those of the repository around it are known in \($0)"
      }
      throw UsageError(
        input: "there is no commit \(revision) here; in a shallow clone, fetch it first: "
          + "git fetch origin BRANCH, or fetch-depth: 0 in CI" + (outer ?? "")
      )
    }
    var listing = try CommitListing(of: commit, git)
    var open = Array(listing.submodules)
    while let (path, commit) = open.popLast() {
      guard let inner = try submodule(path, at: commit, revision, console) else { continue }
      listing.add(inner, in: path)
      open += inner.submodules.map { ("\(path)/\($0.key)", $0.value) }
    }
    return listing
  }

  /// The files of a submodule at a commit; nil where none of its files are here to be compared.
  private func submodule(
    _ path: String,
    at commit: String,
    _ revision: String,
    _ console: Console
  ) throws(UsageError) -> CommitListing? {
    let folder = root == "/" ? "/\(path)" : "\(root)/\(path)"
    guard files.kind(of: folder) == .folder else { return nil }
    let inner = git.discovering(in: folder)
    guard try inner.root().map(files.identity) == files.identity(of: folder) else {
      guard isCompared(path) else { return nil }
      // A folder that is empty holds nothing that could be taken for new.
      guard !files.files(below: folder).files.isEmpty || paths.contains(where: { $0 == path })
      else {
        console.complain(
          "\(path) is a submodule that is not checked out: nothing in it is compared"
        )
        return nil
      }
      throw UsageError(
        input: "\(path) is a submodule that is not checked out, so that it cannot be compared with "
          + "\(revision): git submodule update --init \(path)"
      )
    }
    guard try inner.commit(commit) != nil else {
      guard isCompared(path) else { return nil }
      throw UsageError(
        input:
          "the submodule \(path) lacks the commit \(commit.prefix(12)) that \(revision) records: "
          + "git -C \(path) fetch origin \(commit)"
      )
    }
    return try CommitListing(of: commit, inner)
  }

  /// Whether a submodule holds what is compared, or lies in it.
  private func isCompared(_ submodule: String) -> Bool {
    paths.contains {
      $0 == "." || $0 == submodule || submodule.hasPrefix($0 + "/") || $0.hasPrefix(submodule + "/")
    }
  }
}

extension FileTree {
  /// Whether a path lies in a folder, or is it.
  func holds(_ path: String, in folder: String) -> Bool {
    let path = self.path(of: path, from: folder)
    return path != ".." && !path.hasPrefix("../")
  }
}
