import Documents

/// Reads from the roles of Carbon's tokens which of them lie on which.
///
/// A role is a phrase such as "Text on button colors" or "Links on $background-inverse backgrounds".
/// Only phrases that name a ground, or a kind of text whose grounds Carbon names, are understood.
struct CarbonRoles {
  /// A token and its roles.
  struct Token {
    let name: ExactText
    let roles: [String]
  }

  /// The pairings, in the order of the foregrounds.
  private(set) var pairings: [Pairing] = []

  /// About as many pairings are told at most; Carbon itself has less than a hundred.
  private static let most = 1 << 16

  /// A kind of ground.
  private enum Ground {
    case page, field, button, inverse
  }

  /// One role: its words up to the token that it names, in lower case, and that token.
  private struct Role {
    let phrase: String
    let target: ExactText?

    init(_ text: String) {
      let target = text.utf8.firstIndex(of: UInt8(ascii: "$"))
      let words = text[..<(target ?? text.endIndex)].lowercased().split(separator: " ")
      phrase = words.joined(separator: " ")
      self.target = target.map { ExactText(String(text[$0...].prefix { $0 != " " })) }
    }

    /// Whether the token is what another one becomes under the pointer or when pressed.
    var isState: Bool { phrase == "hover color for" || phrase == "active color for" }
  }

  init(_ tokens: [Token]) {
    var grounds: [Ground: [ExactText]] = [:]
    var groundOfToken: [ExactText: Ground] = [:]
    var rolesOfToken: [ExactText: [Role]] = [:]
    let roles = tokens.flatMap { token in token.roles.map { (token: token.name, role: Role($0)) } }
    for (token, role) in roles {
      rolesOfToken[token, default: []].append(role)
      if let ground = Self.grounds[role.phrase], groundOfToken[token] == nil {
        groundOfToken[token] = ground
        grounds[ground, default: []].append(token)
      }
    }
    // A button under the pointer is a button still; of layers, text on their states is not told.
    for (token, role) in roles where role.isState && groundOfToken[token] == nil {
      if let target = role.target, groundOfToken[target] == .button {
        grounds[.button, default: []].append(token)
      }
    }
    var taken: Set<SwatchIndex.Pair> = []
    for (token, role) in roles {
      // What a link becomes lies where the link lies.
      let isOfLink = role.isState && role.target?.string.utf8.starts(with: "$link".utf8) == true
      let meant = isOfLink ? role.target.flatMap { rolesOfToken[$0] } ?? [] : [role]
      for (use, ground) in meant.flatMap({ Self.meanings(of: $0, grounds) })
      where ground != token && taken.insert(.init(token, ground)).inserted {
        pairings.append(
          Pairing(
            token,
            on: ground,
            use: use,
            origin: .inferred(grammar: "carbon-roles", confidence: .medium)
          )
        )
      }
      if pairings.count > Self.most { break }
    }
    let names = Set(tokens.map(\.name))
    pairings.removeAll { !names.contains($0.background) }
  }

  /// The grounds on which a token of that role lies, and as what.
  private static func meanings(
    of role: Role,
    _ grounds: [Ground: [ExactText]]
  ) -> [(use: Use, ground: ExactText)] {
    if let target = role.target {
      return namedUses[role.phrase].map { [($0, target)] } ?? []
    }
    let isInverse = role.phrase.hasSuffix(highContrast)
    let meaning = uses[role.phrase] ?? (isInverse ? (Use.graphic, .inverse) : nil)
    guard let (use, ground) = meaning else { return [] }
    return (grounds[ground] ?? []).map { (use, $0) }
  }

  private static let grounds: [String: Ground] = [
    "default page background": .page, "secondary page background": .page,
    "container color on": .page,
    "default input fields": .field, "fields on": .field,
    "primary button color": .button, "secondary button color": .button,
    "primary danger button color": .button,
    "high contrast backgrounds": .inverse,
  ]

  /// What lies on a kind of ground.
  private static let uses: [String: (Use, Ground)] = [
    "primary text": (.text, .page), "secondary text": (.text, .page),
    "tertiary text": (.text, .page), "error message text": (.text, .page),
    "disabled text color": (.disabled, .page), "disabled icon color": (.disabled, .page),
    "placeholder text": (.placeholder, .field),
    "primary links": (.link, .page), "color for visited links": (.link, .page),
    "primary icons": (.graphic, .page), "secondary icons": (.graphic, .page),
    "text on button colors": (.text, .button), "text on interactive colors": (.text, .button),
    "icons on interactive colors": (.graphic, .button),
    "inverse text color": (.text, .inverse), "inverse icon color": (.graphic, .inverse),
    "focus on high contrast moments": (.focus, .inverse),
  ]

  /// What lies on the token that the role names.
  private static let namedUses: [String: Use] = [
    "text on": .text, "links on": .link, "icons on": .graphic,
    "border-bottom paired with": .boundary, "subtle borders paired with": .decoration,
  ]

  /// How the roles of status colours on inverse grounds end.
  private static let highContrast = " in high contrast moments"
}
