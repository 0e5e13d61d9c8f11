public import Colors
import Documents
import Palettes

extension PolicyKey {
  /// Every key, in the order in which the schema lists them.
  static let all: [PolicyKey] = [
    schemaReference, sources, level, standard, largeText, platform, canvas, pairs, infer, sets,
    viewings, margin, exempt, waivers,
  ]

  /// The address of the schema, for editors.
  private static let schemaReference = PolicyKey(
    "$schema",
    "The schema by which editors check this file; legible init --schema prints it.",
    .text
  ) { value, _, _ throws(DocumentError) in _ = try value.text }

  private static let level = PolicyKey(
    "level",
    "The level that text must reach; AA unless told otherwise.",
    .words(["AA", "AAA"])
  ) { value, _, policy throws(DocumentError) in
    policy.level = try value.choice("a level", [("AA", .aa), ("AAA", .aaa)])
  }

  private static let standard = PolicyKey(
    "standard",
    "The standard by which findings are reported; wcag22 unless told otherwise.",
    .words(Standard.all.map(\.id))
  ) { value, _, policy throws(DocumentError) in
    policy.standard = try value.choice("a standard", Standard.all.map { ($0.id, $0) })
  }

  private static let largeText = PolicyKey(
    "largeText",
    "Who says which text is large: wcag, or apple for Apple's guidelines beside it.",
    .words(LargeTextRule.allCases.map(\.rawValue))
  ) { value, _, policy throws(DocumentError) in
    let rules = LargeTextRule.allCases.map { ($0.rawValue, $0) }
    policy.largeText = try value.choice("largeText", rules)
  }

  private static let platform = PolicyKey(
    "platform",
    "Where the text is read: a platform of Apple, whose points count, or web.",
    .words(Policy.platforms.map(\.word))
  ) { value, reader, policy throws(DocumentError) in
    policy.setPlatform(try value.choice("a platform", Policy.platforms))
  }

  private static let infer = PolicyKey(
    "infer",
    "Whether pairings are read from names as well; true unless told otherwise.",
    .truth
  ) { value, _, policy throws(DocumentError) in
    guard let truth = value.bool else {
      throw DocumentError("expected true or false, not \(value.kindName)", at: value.range)
    }
    policy.infersPairings = truth
  }

  private static let viewings = PolicyKey(
    "viewings",
    "Viewings whose findings are listed, such as grayscale or tritanopia@0.6.",
    .oneOrMany(.text)
  ) { value, _, policy throws(DocumentError) in
    for element in value.array ?? [value] {
      let name = try element.text
      do throws(ViewingError) {
        policy.viewings.append(try Viewing(named: name))
      } catch {
        throw DocumentError("\(error)", at: element.range)
      }
    }
  }

  private static let margin = PolicyKey(
    "margin",
    "How far below its ratio a pairing is still reported as nearly passing; 0.1 unless told.",
    .number(0...1)
  ) { value, _, policy throws(DocumentError) in
    guard let number = value.number, (0...1).contains(number) else {
      throw DocumentError(
        "a margin is a number from 0 to 1, not \(value.sourceText)",
        at: value.range
      )
    }
    policy.margin = number
  }
}

extension Policy {
  /// The words for platforms, and what each stands for.
  public static let platforms: [(word: String, choice: ApplePlatform?)] =
    ApplePlatform.all.map { ($0.id, $0) } + [("web", nil)]

  /// Takes a platform that was told; nil stands for the web.
  public mutating func setPlatform(_ platform: ApplePlatform?) {
    self.platform = platform
    impliesPlatform = false
  }
}
