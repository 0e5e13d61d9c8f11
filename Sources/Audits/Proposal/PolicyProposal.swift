import Documents
import Palettes

/// A policy for palettes that have none yet, made of what is found in them.
///
/// It measures what an audit without it measures: what it says, it says in other words only. So sets
/// of states are left to their names: once declared, they count as errors.
public struct PolicyProposal: Sendable {
  /// The paths and globs of the palettes.
  public let sources: [String]
  /// The page below translucent grounds, in each mode in which there is one.
  public let canvases: [(mode: String, swatch: String)]
  /// The pairings that names suggest surely, many at a time.
  public let groups: [PairGroup]
  /// How many pairings that is, in all.
  public let listed: Int
  /// How many pairings are left to what names suggest and to what the files declare.
  public let others: Int
  /// Whether the palettes are those of an app for Apple's platforms.
  public let isForApple: Bool

  /// The most lines of pairs that are proposed: a longer list would be read by nobody.
  private static let mostGroups = 40

  /// Makes a proposal of an audit without a policy.
  ///
  /// - Parameters:
  ///   - audit: What was found.
  ///   - folder: The folder in which the policy will lie, with which the names of the files begin;
  ///     empty for the one that they are relative to.
  public init(of audit: Audit, in folder: String) {
    sources = SourceSummary(of: audit, in: folder).sources
    canvases = Self.canvases(of: audit)
    let sure = SurePairs(of: audit)
    let groups = PairGroup.groups(of: sure.pairs)
    let isListed = groups.count <= Self.mostGroups
    self.groups = isListed ? groups : []
    listed = isListed ? sure.pairs.count : 0
    others = sure.total - (isListed ? sure.pairs.count : 0)
    isForApple = !audit.palettes.isEmpty && audit.palettes.allSatisfy { $0.reading.isOfApple }
  }

  /// The page that each mode has, when one is meant by everything that was measured.
  private static func canvases(of audit: Audit) -> [(mode: String, swatch: String)] {
    var found: [(mode: String, swatch: String)] = []
    for palette in audit.palettes {
      for mode in palette.reading.palette.modes {
        var used = Set(
          palette.measurements.compactMap { $0.mode == mode ? $0.canvas?.source : nil }
        )
        if used.isEmpty {
          let page = Canvas(of: palette.reading.palette, in: mode, below: ExactText(""))
          guard let page else { continue }
          used = [page.source]
        }
        guard used.count == 1, let swatch = used.first else { return [] }
        if let known = found.first(where: { $0.mode == mode.name }) {
          guard known.swatch == swatch else { return [] }
        } else {
          found.append((mode.name, swatch))
        }
      }
    }
    return found
  }

  /// The text of `legible.json`.
  public var json: [UInt8] {
    var writer = JSONWriter(expandedDepth: 2)
    writer.object { writer in
      writer.member("sources", sources)
      writer.member("level", "AA")
      if isForApple { writer.member("platform", "ios") }
      if Set(canvases.map(\.swatch)).count == 1, let page = canvases.first?.swatch {
        writer.member("canvas", page)
      } else if !canvases.isEmpty {
        writer.object("canvas") { writer in
          for (mode, swatch) in canvases { writer.member(mode, swatch) }
        }
      }
      writer.member("infer", true)
      if !groups.isEmpty {
        writer.array("pairs") { writer in
          for group in groups { writer.object { group.write(to: &$0) } }
        }
      }
    }
    return writer.document
  }
}
