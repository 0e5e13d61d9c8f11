import Colors
public import Documents
import Palettes

/// A finding that was there when a baseline was written.
///
/// What makes it the same finding again is its ``Identity``: not its line, its ratio, the way its
/// values are written, nor where the files lie on a machine.
public struct BaselineEntry: Sendable, Hashable {
  /// What makes it the same finding again.
  public var identity: Identity
  /// The least ratio of the pair then, 1 to 21, or nil when nothing was measured.
  public var ratio: Double?

  /// What makes a finding the same one again.
  public struct Identity: Sendable, Hashable, Comparable {
    /// The path of the file, relative to the folder of the baseline, with `/`; empty for none.
    public var path: ExactText
    /// The id of the rule.
    public var rule: ExactText
    /// The foreground of the pair, or the swatch at fault; empty for none.
    public var foreground: ExactText
    /// The background of the pair; empty for none.
    public var background: ExactText
    /// The name of the mode; empty for all.
    public var mode: ExactText
    /// The viewing.
    public var viewing: ExactText

    /// Orders by path, rule, pair, mode and viewing, so that files differ line by line.
    public static func < (left: Identity, right: Identity) -> Bool {
      left.parts.lexicographicallyPrecedes(right.parts)
    }

    private var parts: [ExactText] { [path, rule, foreground, background, mode, viewing] }
  }

  /// Makes an entry.
  public init(_ identity: Identity, ratio: Double?) {
    self.identity = identity
    self.ratio = ratio
  }
}

extension BaselineEntry {
  /// The entry of a finding in a file of that path.
  init(of finding: Finding, at path: String) {
    let pairing = finding.measurement?.pairing
    self.init(
      Identity(
        path: ExactText(path),
        rule: ExactText(finding.rule),
        foreground: pairing?.foreground ?? finding.swatch ?? "",
        // A set with another member is another set.
        background: pairing?.background
          ?? ExactText(finding.partners.map(\.string).joined(separator: ", ")),
        mode: ExactText(finding.mode?.name ?? ""),
        viewing: ExactText(finding.viewing)
      ),
      // That a pair nearly passes is a word beside its finding, which tells if it got worse.
      ratio: finding.rule == Rule.nearly.id ? nil : finding.ratio
    )
  }

  /// What it is about, for people: `--muted on --card in mode dark (text-contrast, theme.css)`.
  var title: String {
    let pair = [identity.foreground, identity.background].filter { $0 != "" }
      .map(\.string).joined(separator: " on ")
    let mode = identity.mode == "" ? "" : " in mode \(identity.mode)"
    let name = pair.isEmpty ? "a finding" : pair
    return "\(name)\(mode) (\(identity.rule), \(identity.path))"
  }
}
