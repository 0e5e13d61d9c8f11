public import Colors
import Documents

/// The pairings that pass as authored, measured under each of some viewings: pair, mode, viewing.
///
/// They are measured as they are asked for, since there may be millions of them. A pairing whose
/// contrast is an interval is left out, and so are viewings that change no ratio.
public struct ViewedMeasurements: Sequence, Sendable {
  /// The viewings, each once.
  public let viewings: [Viewing]
  private let measurements: [Measurement]

  init(of measurements: [Measurement], under viewings: [Viewing]) {
    self.measurements = viewings.isEmpty ? [] : measurements.filter { $0.passingRatio != nil }
    self.viewings = viewings.uniqued.filter(\.changesRatios)
  }

  /// Goes through the measurements, viewing by viewing.
  public func makeIterator() -> AnyIterator<Measurement> {
    var subjects = ViewingSubjects()
    var viewing = 0
    var position = 0
    return AnyIterator {
      guard !measurements.isEmpty, viewing < viewings.count else { return nil }
      defer {
        position += 1
        if position == measurements.count { (viewing, position) = (viewing + 1, 0) }
      }
      return measurements[position].seen(as: viewings[viewing], &subjects)
    }
  }
}

extension Measurement {
  /// The ratio, where it is one ratio that meets what is required; else nil.
  var passingRatio: Double? {
    guard verdict == .pass, let required, let ratio = contrast?.ratio, ratio >= required else {
      return nil
    }
    return ratio
  }

  /// The same pairing as a viewing shows it, with the verdict over what it needs as authored.
  func seen(as viewing: Viewing, _ subjects: inout ViewingSubjects) -> Measurement {
    let (foreground, background) = subjects.subjects(of: pairing, in: mode)
    var seen = members.value
    seen.viewing = viewing.id
    seen.contrast = contrast?.seen(
      as: viewing,
      foreground: foreground,
      background: background
    )
    if let contrast = seen.contrast, let required {
      seen.verdict = Verdict(contrast, needing: required)
    }
    return Measurement(seen)
  }
}

extension [Viewing] {
  /// The viewings, each once by its name.
  var uniqued: [Viewing] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}
