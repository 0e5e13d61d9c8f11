import Colors
public import Documents
import Palettes

extension Policy {
  /// Reads a policy from a `legible.json`; comments and trailing commas are allowed.
  ///
  /// - Throws: the first fault with its place; a key that is not known is a fault.
  public init(reading file: SourceFile) throws(PolicyError) {
    self.init()
    do throws(DocumentError) {
      let value = try JSONValue(parsing: file, dialect: .commented)
      let members = try value.members(of: PolicyKey.all.map(\.member.name), in: "a policy")
      // Text styles depend on the platform, wherever it stands; its own turn tells what is wrong.
      let platform = members["platform"]?.string
      let reader = PolicyReader(
        file: file,
        platform: Self.platforms.first { $0.word == platform }?.choice
      )
      for member in members {
        for key in PolicyKey.all where ExactText(key.member.name) == member.name {
          try key.read(member.value, reader, &self)
        }
      }
    } catch {
      throw PolicyError(error.message, at: error.range, in: file)
    }
  }
}
