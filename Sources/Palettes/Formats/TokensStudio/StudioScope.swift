import Documents

/// What the paths mean in one mode: the sets merged, and numbers worked out.
struct StudioScope {
  let catalogue: StudioCatalogue
  let mode: Mode
  /// For each path the token that counts, or nil.
  private let tokens: [Int?]
  /// What has been worked out; a path that is being worked out stands for a circle.
  private var texts: [Int: Result<String, StudioObstacle>] = [:]
  /// Whether a token that is no colour was looked at since this was last set to false.
  ///
  /// Such tokens may differ from mode to mode; colours are followed later.
  var hasLooked = false

  /// How many tokens may refer to one another.
  private static let longestChain = 64
  /// How long a text may grow by what is put into it.
  private static let longestText = 4_096

  init(_ mode: StudioMode, in catalogue: StudioCatalogue) {
    self.catalogue = catalogue
    self.mode = mode.mode
    var tokens = [Int?](repeating: nil, count: catalogue.paths.count)
    for set in mode.sets {
      for token in catalogue.tokensOfSet[set] { tokens[catalogue.pathOfToken[token]] = token }
    }
    self.tokens = tokens
  }

  /// The position of the token that counts for the path of that number, or nil.
  func token(at path: Int) -> Int? { tokens[path] }

  /// Whether a reference leads to a colour, or nowhere, which is found out when it is followed.
  func isColor(_ reference: ExactText) -> Bool {
    catalogue.number(of: reference).map { catalogue.isColor[$0] } ?? true
  }

  /// The token that a reference means, which has to be there.
  mutating func token(_ reference: ExactText) throws(StudioObstacle) -> StudioToken {
    hasLooked = true
    guard let path = catalogue.number(of: reference) else { throw .missing(reference) }
    guard let token = tokens[path] else {
      throw .fault("\(reference) has no value in mode \(mode)", kind: .unresolvedReference)
    }
    return catalogue.tokens[token]
  }

  /// A text with every reference replaced by what it comes to.
  mutating func text(
    _ text: BracedText,
    chain: Int = 0
  ) throws(StudioObstacle) -> String {
    var parts: [String] = []
    for reference in text.references { parts.append(try value(of: reference, chain: chain)) }
    let replaced = text.replacing(parts)
    guard replaced.utf8.count <= Self.longestText else {
      throw .fault("the text grows beyond \(Self.longestText) bytes by what it refers to")
    }
    return replaced
  }

  /// The number that a member of a modifier is, such as `{opacity.low} * 2`.
  mutating func number(_ value: JSONValue) throws(StudioObstacle) -> Double {
    let text: String
    if let number = value.number {
      text = "\(number)"
    } else if let written = value.string {
      text = try self.text(BracedText(studio: written))
    } else {
      throw .fault("an amount is a number such as 0.2, not \(value.kindName)")
    }
    if let quantity = StudioQuantity(calculating: text), quantity.unit.isEmpty {
      return quantity.value
    }
    guard !text.contains(where: \.isLetter) || !text.contains("(") else {
      throw .undetermined("not evaluated: \(text.excerpt) calls a function")
    }
    throw .fault("\(text.excerpt) is no number; an amount is one such as 0.2")
  }

  /// What a token that is no colour comes to.
  private mutating func value(
    of reference: ExactText,
    chain: Int
  ) throws(StudioObstacle) -> String {
    let token = try token(reference)
    guard let path = catalogue.number(of: reference) else { throw .missing(reference) }
    if let known = texts[path] { return try known.get() }
    guard chain < Self.longestChain else {
      throw .fault(
        "\(reference) is reached over more than \(Self.longestChain) references",
        kind: .unresolvedReference
      )
    }
    texts[path] = .failure(
      .fault("\(reference) leads back to itself", kind: .unresolvedReference)
    )
    let result: Result<String, StudioObstacle>
    do throws(StudioObstacle) {
      result = .success(try calculated(token, chain: chain + 1))
    } catch {
      result = .failure(error)
    }
    texts[path] = result
    return try result.get()
  }

  private mutating func calculated(
    _ token: StudioToken,
    chain: Int
  ) throws(StudioObstacle) -> String {
    if let number = token.value.number, number.isFinite { return "\(number)" }
    guard let written = token.text else {
      throw .fault("\(token.path) is \(token.value.kindName), and no number or text")
    }
    let text = try text(written, chain: chain)
    guard let quantity = StudioQuantity(calculating: text) else { return text }
    // An opacity of 25% is the number 0.25.
    if token.type == "opacity", let share = quantity.share { return "\(share)" }
    return quantity.text
  }
}

/// Why a value comes to no colour.
struct StudioObstacle: Error {
  /// The fault, or what is not known.
  let content: DraftValue.Content
  /// The path that is referred to and that there is not, or nil.
  var missing: ExactText?

  /// A fault of the value.
  static func fault(
    _ message: String,
    kind: Reading.Problem.Kind = .unreadableColor
  ) -> StudioObstacle {
    StudioObstacle(content: .fault(DraftFault(message, kind: kind)))
  }

  /// Something valid that is not worked out.
  static func undetermined(_ reason: String) -> StudioObstacle {
    StudioObstacle(content: .undetermined(reason))
  }

  /// A reference to nothing.
  static func missing(_ reference: ExactText) -> StudioObstacle {
    StudioObstacle(
      content: .fault(
        DraftFault("there is no token \(reference)", kind: .unresolvedReference)
      ),
      missing: reference
    )
  }

  /// This obstacle at the place of the value where it was met.
  func met(at value: JSONValue) -> StudioObstacle {
    guard case .fault(var fault) = content, fault.place == nil else { return self }
    fault.place = value.place
    return StudioObstacle(content: .fault(fault), missing: missing)
  }
}
