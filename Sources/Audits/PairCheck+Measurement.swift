import Colors
import Documents
import Palettes

extension PairCheck {
  /// The answer that a measurement of a palette is: names stand where texts of colours would.
  init(of measurement: Measurement, level: ConformanceLevel) {
    let pairing = measurement.pairing
    var names = [pairing.background.string] + pairing.layers
    if let overlay = pairing.overlay, measurement.layers.count > names.count {
      names.insert("\(overlay.color) at \(overlay.opacity)", at: 0)
    }
    var question = Question(pairing.foreground.string, on: names)
    question.canvas = measurement.canvas?.source
    question.use = pairing.use
    question.textSize = pairing.textSize ?? TextSize()
    question.level = pairing.level ?? level
    question.groupOpacity = pairing.groupOpacity
    self.question = question
    let layers = measurement.layers
    parts = Parts(
      foreground: measurement.foreground,
      backgrounds: names.indices.map { $0 < layers.count ? layers[$0] : nil },
      canvas: measurement.canvas?.color
    )
    contrast = measurement.contrast
    requirements = measurement.requirements
    verdict = measurement.verdict
    notes = measurement.contrast.map { $0.remarks(needing: measurement.required) } ?? []
    neighbors = []
    schemes = []
  }
}
