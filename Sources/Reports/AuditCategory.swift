import Audits
import Colors
import Palettes

extension Audit {
  /// What tells this audit from others of the same project: the level, the modes that it is limited
  /// to, and the file or the folder that it covers, as `AA/styles`.
  ///
  /// Services replace the last report of a category by the next one: two audits of one project need
  /// two of them, and the next audit of the same files needs the same one.
  var category: String {
    var parts = [policy.level.rawValue] + policy.modes
    let files = Set(palettes.flatMap { $0.reading.palette.swatches.map(\.place.file) }).sorted()
    if let first = files.first {
      var common = first.split(separator: "/")[...]
      for file in files.dropFirst() {
        let folders = file.split(separator: "/").dropLast()
        let shared = zip(common, folders).prefix { $0 == $1 }.count
        common = common.prefix(shared)
      }
      parts += common.map(String.init)
    }
    return parts.joined(separator: "/")
  }
}
