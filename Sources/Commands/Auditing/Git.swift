import Foundation
import Synchronization

/// The program `git`, asked about one folder; nothing goes through a shell.
struct Git: Sendable {
  private let program: String
  private let folder: String
  private let environment: [String: String]

  /// What git answered.
  struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: String

    /// What git said of a failure, one line of it, to end a message with; nothing for a success.
    var reason: String {
      guard status != 0 else { return "" }
      return ": " + (errors.split(separator: "\n").first.map(String.init) ?? "it ended early")
    }
  }

  /// Finds the program on the path of the environment.
  ///
  /// - Throws: a usage error when there is none.
  init(in folder: String, environment: [String: String]) throws(UsageError) {
    // A relative part of the path could lead to a program of the audited folder.
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard
      let program = folders.map({ "\($0)/git" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else {
      throw UsageError(input: "git is not on the PATH; --changed-since needs it")
    }
    self.program = program
    self.folder = folder
    self.environment = environment.merging(
      ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_PAGER": "cat"]
    ) { $1 }
  }

  /// The same program, asked about another folder.
  private init(_ git: Git, in folder: String, environment: [String: String]) {
    program = git.program
    self.environment = environment
    self.folder = folder
  }

  func inside(_ folder: String) -> Git { Git(self, in: folder, environment: environment) }

  /// The same program, asked about the repository that lies around another folder.
  ///
  /// What the environment says of a repository is about one only: within a hook, git names there the
  /// one that is committed to, and would take it for that of every folder.
  func discovering(in folder: String) -> Git {
    Git(self, in: folder, environment: environment.filter { !Self.localVariables.contains($0.key) })
  }

  private static let localVariables: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// The one line that git answers, or nil when it refuses or has nothing to say.
  func line(_ arguments: String...) throws(UsageError) -> String? {
    let answer = try run(arguments)
    let line = String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
    return answer.status == 0 && !line.isEmpty ? line : nil
  }

  /// The root of the working tree that holds the folder, or nil when there is none.
  func root() throws(UsageError) -> String? { try line("rev-parse", "--show-toplevel") }

  /// The root of the repository of which this one is a submodule, or nil when it is none.
  func superproject() throws(UsageError) -> String? {
    try line("rev-parse", "--show-superproject-working-tree")
  }

  /// The name of the commit that a revision means, or nil when there is none.
  func commit(_ revision: String) throws(UsageError) -> String? {
    try line("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
  }

  /// Runs git with arguments and waits for its answer.
  ///
  /// - Throws: a usage error when the program cannot be started.
  func run(_ arguments: String...) throws(UsageError) -> Answer { try run(arguments) }

  private func run(_ arguments: [String]) throws(UsageError) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    // A configured file monitor would be a program of the repository.
    process.arguments = ["-C", folder, "-c", "core.fsmonitor=false"] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw UsageError(input: "\(program) cannot be started")
    }
    // Both are read at once: a full pipe that nobody reads would stop git.
    let complaints = Complaints()
    let reader = Thread { complaints.fill(from: errors.fileHandleForReading) }
    reader.start()
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return Answer(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: [UInt8](bytes),
      errors: complaints.text
    )
  }
}

/// What a process writes to its standard error, read on a thread of its own.
private final class Complaints: Sendable {
  private let bytes = Mutex(Data())
  private let isFull = DispatchSemaphore(value: 0)

  func fill(from handle: FileHandle) {
    let all = (try? handle.readToEnd()) ?? Data()
    bytes.withLock { $0 = all }
    isFull.signal()
  }

  /// The text, once all of it is there.
  var text: String {
    isFull.wait()
    return bytes.withLock { String(decoding: $0, as: UTF8.self) }
  }
}
