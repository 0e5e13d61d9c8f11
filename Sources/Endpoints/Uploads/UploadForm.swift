import Audits
import Documents
import HTTP

/// The files of a form: parts called `file`, and one called `policy` at most.
struct UploadForm {
  /// The files that are palettes.
  let files: [SourceFile]
  /// The policy, or nil when there is no such part.
  let policy: Policy?

  /// Reads a form.
  ///
  /// - Throws: 400 for what is no form, for parts of other names, and for names of files that are no
  ///   relative paths, or are given twice; 422 for a policy that cannot be used.
  init(_ body: [UInt8], _ type: MediaType) throws(Problem) {
    guard let boundary = type.parameter("boundary") else {
      throw .malformed("the Content-Type names no boundary: multipart/form-data; boundary=...")
    }
    let form: MultipartForm
    do throws(MultipartError) {
      form = try MultipartForm(body, boundary: boundary)
    } catch {
      throw .malformed(error.message)
    }
    var files: [SourceFile] = []
    var policies: [SourceFile] = []
    for part in form.parts {
      switch part.name {
      case "file": files.append(try Self.file(part, among: files, of: form))
      case "policy": policies.append(SourceFile(name: "legible.json", bytes: part.content))
      default:
        let near = Spelling.nearest(to: part.name, among: ["file", "policy"])
        throw .malformed(
          "there is no part \(part.name.printable) here: parts are called file and policy"
            + (near.map { "; did you mean \($0)?" } ?? "")
        )
      }
    }
    guard !files.isEmpty else { throw .malformed("the form has no part that is called file") }
    guard policies.count <= 1 else { throw .malformed("the form has more than one policy") }
    self.files = files
    do throws(PolicyError) {
      policy = try policies.first.map { file throws(PolicyError) in try Policy(reading: file) }
    } catch {
      throw .unprocessable("the policy: \(error.text)", "/policy")
    }
  }

  private static func file(
    _ part: MultipartForm.Part,
    among files: [SourceFile],
    of form: MultipartForm
  ) throws(Problem) -> SourceFile {
    let isAlone = form.parts.count { $0.name == "file" } == 1
    let name = part.fileName ?? (isAlone ? "-" : "file-\(files.count + 1)")
    guard !part.content.isEmpty else { throw .malformed("the file \(name.printable) is empty") }
    guard isRelative(name) else {
      throw .malformed(
        "\(name.printable) is no relative path of a file, such as tokens/color.json"
      )
    }
    guard !files.contains(where: { $0.name == name }) else {
      throw .malformed("two files are called \(name.printable): name each after its path")
    }
    return SourceFile(name: name, bytes: part.content)
  }

  /// Whether a name is a path that leads down from where the palettes lie, as reports print it.
  private static func isRelative(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 255
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
      && parts.allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }
}
