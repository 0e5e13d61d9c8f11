public import Colors
import Palettes

/// What an audit lets one say of a success criterion, in the words of a conformance report.
public struct Conformance: Sendable {
  /// The number of the criterion, such as `1.4.3`.
  public let number: String
  /// The name of the criterion.
  public let name: String
  /// The level to which it belongs.
  public let level: ConformanceLevel
  /// What can be said.
  public let outcome: Outcome
  /// Why, and what colours cannot prove: one or two sentences, for people.
  public let remarks: String

  /// The words of a conformance report (VPAT 2.5 of the Information Technology Industry Council).
  public enum Outcome: String, Sendable {
    /// Everything that was measured meets it.
    case supports = "Supports"
    /// Something that was measured misses it.
    case doesNotSupport = "Does Not Support"
    /// Nothing was measured that it asks for, or the colours alone do not tell.
    case notEvaluated = "Not Evaluated"
    /// Everything that was measured is exempt.
    case notApplicable = "Not Applicable"
  }
}

extension Audit {
  /// One line for each criterion of which colours say something, in the order of WCAG.
  ///
  /// What was waived or accepted counts as it measures: a waiver changes no fact. Guessed pairings
  /// decide nothing; the remarks count them.
  public var conformance: [Conformance] { Criterion.all.map { conformance(to: $0) } }

  private func conformance(to criterion: Criterion) -> Conformance {
    let (outcome, remarks) =
      if criterion.level > policy.level {
        (Conformance.Outcome.notEvaluated, "The audit was made at level \(policy.level.rawValue).")
      } else if criterion.distinction != nil {
        distinction(asOf: criterion)
      } else {
        CriterionTally(of: measurements, criterion, at: policy.level).statement
      }
    return Conformance(
      number: criterion.number,
      name: criterion.name,
      level: criterion.level,
      outcome: outcome,
      remarks: remarks
    )
  }

  /// What can be said where a difference of colours is one way among others to meet a criterion.
  private func distinction(asOf criterion: Criterion) -> (Conformance.Outcome, String) {
    let rules = Rule.all.filter { $0.criterion == criterion }.map(\.id)
    let breaches = findings.count { rules.contains($0.rule) && $0.severity == .error }
    if breaches > 0 {
      return (
        .doesNotSupport,
        "\(breaches) finding\(breaches == 1 ? "" : "s"): colours that have to be told apart are too "
          + "much alike, and nothing else was declared."
      )
    }
    let proof =
      criterion == .focusAppearance
      ? "Colours cannot prove how large an indicator of focus is, nor what it changes."
      : "Colours cannot prove that another cue, such as an underline, an icon or a label, is there."
    return (.notEvaluated, proof)
  }
}

/// How many pairings meet and miss a criterion.
private struct CriterionTally {
  private var met = 0
  private var missed = 0
  private var undetermined = 0
  private var guessed = 0
  private var exempt = 0
  private var worst = Double.infinity
  private let proof: String

  init(of measurements: [Measurement], _ criterion: Criterion, at level: ConformanceLevel) {
    proof =
      criterion.nonText == nil
      ? "Colours cannot prove which text lies on which ground, nor judge text on images."
      : "Colours cannot prove which parts of graphics and controls people need to see."
    for measurement in measurements {
      let pairing = measurement.pairing
      if measurement.isExempted {
        exempt += 1
        continue
      }
      let asked = Requirement.requirements(
        of: pairing.use,
        textSize: pairing.textSize,
        level: pairing.level ?? level
      )
      if asked.isEmpty { exempt += 1 }
      guard let required = asked.first(where: { $0.criterion == criterion })?.ratio else {
        continue
      }
      let contrast = measurement.contrast
      switch contrast.map({ Verdict($0, needing: required) }) {
      case .pass: met += 1
      case .fail where pairing.isDoubtful: guessed += 1
      case .fail:
        missed += 1
        worst = min(worst, contrast?.maximum ?? worst)
      default: undetermined += 1
      }
    }
  }

  var statement: (Conformance.Outcome, String) {
    let sure = met + missed + undetermined
    let open = undetermined > 0 ? " \(undetermined) could not be determined." : ""
    let guesses =
      guessed > 0
      ? " \(guessed) guessed pairing\(guessed == 1 ? " misses" : "s miss") it: to be reviewed." : ""
    if missed > 0 {
      let ratio = ContrastRatio(worst)
      return (
        .doesNotSupport,
        "\(missed) of \(sure) pairings \(missed == 1 ? "misses" : "miss") it, at worst with "
          + "\(ratio):1.\(open)\(guesses)"
      )
    }
    if undetermined > 0 {
      return (
        .notEvaluated, "\(undetermined) of \(sure) pairings could not be determined.\(guesses)"
      )
    }
    if met > 0 {
      let all =
        met == 1 ? "The one pairing that was measured meets it." : "All \(met) pairings meet it."
      return (.supports, "\(all)\(guesses) \(proof)")
    }
    if guessed == 0, exempt > 0 {
      return (.notApplicable, "Everything that was measured is exempt. \(proof)")
    }
    return (.notEvaluated, "No pairing of this kind was declared or is sure.\(guesses) \(proof)")
  }
}
