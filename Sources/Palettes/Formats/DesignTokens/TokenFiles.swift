import Documents

/// The files that tokens are read from: those of the tree, and those that they refer to.
///
/// It is an object, since all that follows references shares what was loaded.
final class TokenFiles {
  /// The paths of the files that were loaded because others refer to them, in order.
  private(set) var loaded: [String] = []
  private let tree: SourceTree
  /// The roots that were read, by the path of their file; nil where there is no such file.
  private var roots: [String: JSONValue?] = [:]
  /// Why a file that is referred to cannot be read, by its path.
  private var faults: [String: String] = [:]

  /// The members of large objects by their names: a search through all is too slow for each of very
  /// many references.
  private var indexes: [JSONValue.ID: [ExactText: JSONValue]] = [:]

  /// How many files may be loaded.
  private static let mostFiles = 1_024

  init(of tree: SourceTree) { self.tree = tree }

  /// Reads the root of a file, which is an object.
  func object(_ file: SourceFile) throws(PaletteError) -> JSONValue {
    let root = try tree.json(file)
    guard root.object != nil else {
      throw PaletteError(
        .malformed,
        "a token file is an object, not \(root.kindName)",
        at: root.place
      )
    }
    return root
  }

  /// The root and the pointer that a reference such as `base.json#/color/ink` means; nil when it is
  /// none, or when its file cannot be read.
  func target(
    of reference: String,
    in value: JSONValue
  ) -> (root: JSONValue, pointer: JSONPointer)? {
    let (path, fragment) = Self.parts(of: reference)
    guard let pointer = JSONPointer(fragment: fragment) else { return nil }
    if path.isEmpty { return (value.root, pointer) }
    guard let target = tree.file(path, beside: value.file) else {
      faults[path] = "there is no file \(path) beside \(value.file.name)"
      return nil
    }
    guard let root = root(of: target) else {
      faults[path] = faults[target.name]
      return nil
    }
    return (root, pointer)
  }

  /// Why the file that a reference names cannot be read, or nil when it names none.
  func fault(of value: JSONValue) -> String? {
    guard let text = value.string ?? value["$ref"]?.string else { return nil }
    let path = Self.parts(of: text).path
    guard !path.isEmpty, text.utf8.first != UInt8(ascii: "{") else { return nil }
    return faults[path] ?? "\(value.sourceText) leads to no file"
  }

  /// The value to which steps lead from another one, or nil when there is none.
  func value(at steps: [ExactText], below root: JSONValue) -> JSONValue? {
    steps.reduce(Optional(root)) { value, step in value.flatMap { self.value(at: step, of: $0) } }
  }

  /// The value one step further: a member by its name, or an element by its index.
  func value(at step: ExactText, of value: JSONValue) -> JSONValue? {
    guard let object = value.object, object.isLarge else { return value[step: step] }
    if let index = indexes[value.id] { return index[step] }
    // Of equal names the last one counts.
    let index = Dictionary(object.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    indexes[value.id] = index
    return index[step]
  }

  /// Remembers a root that is read already.
  func register(_ root: JSONValue) { roots[root.file.name] = root }

  private func root(of file: SourceFile) -> JSONValue? {
    let path = file.name
    if let known = roots[path] { return known }
    guard roots.count < Self.mostFiles else {
      faults[path] = "these files refer to more than \(Self.mostFiles) others"
      return nil
    }
    do throws(PaletteError) {
      let root = try object(file)
      roots[path] = root
      loaded.append(path)
      return root
    } catch {
      let place = error.place.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      faults[path] = "\(path)\(place): \(error.message)"
      roots.updateValue(nil, forKey: path)
      return nil
    }
  }

  /// The path of the file and the fragment of a reference; a fragment without a slash gets one.
  private static func parts(of reference: String) -> (path: String, fragment: String) {
    guard let hash = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return (reference, reference.isEmpty ? "" : "#")
    }
    let path = String(reference[..<hash])
    let fragment = String(reference[hash...])
    let isStep = fragment.utf8.count > 1 && !fragment.utf8.dropFirst().starts(with: "/".utf8)
    return (path, isStep && !path.isEmpty ? "#/" + fragment.dropFirst() : fragment)
  }
}

extension JSONObject {
  /// Whether there are so many members that one is found faster with an index.
  fileprivate var isLarge: Bool {
    var iterator = makeIterator()
    for _ in 0..<32 where iterator.next() == nil { return false }
    return true
  }
}
