import Documents
import Palettes

extension PolicyKey {
  static let canvas = PolicyKey(
    "canvas",
    "The opaque page below everything, a swatch or a colour: one, or one for each mode.",
    .any([.text, .map(.text)])
  ) { value, reader, policy throws(DocumentError) in
    func canvas(_ mode: String?, _ value: JSONValue) throws(DocumentError) -> Policy.ModeCanvas {
      Policy.ModeCanvas(
        mode: mode,
        source: try value.text,
        place: Place(value.range, in: reader.file)
      )
    }
    guard let object = value.object else {
      policy.canvases = [try canvas(nil, value)]
      return
    }
    if let twice = object.duplicates.first {
      throw DocumentError("\(twice.again.name) is given twice", at: twice.again.nameRange)
    }
    for member in object { policy.canvases.append(try canvas(member.name.string, member.value)) }
  }
}
