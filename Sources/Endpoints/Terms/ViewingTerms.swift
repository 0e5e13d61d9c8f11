import Colors
import HTTP

/// The words for what an eye or a display makes of colours; they depend on one another.
enum ViewingTerms {
  /// The eyes.
  static let vision = Term("vision", "The eyes.", among: Vision.all.map { ($0.id, $0) })
  /// The model of the eyes.
  static let model = Term(
    "model",
    "The model; the soundest for the vision unless told otherwise.",
    among: VisionModel.all.map { ($0.id, $0) }
  )
  /// How severe it is.
  static let severity = Term<Double>.fraction(
    "severity",
    "How severe it is; as the name of the vision says unless told otherwise.",
    example: "0.6"
  )
  /// The display.
  static let display: Term<Viewing> = {
    let viewing = Term<Viewing>.viewing(
      "display",
      "The display, in place of a vision, such as classic-invert or terminal-16."
    )
    let repeatable = viewing.parameter
    let parameter = Parameter(
      repeatable.name,
      repeatable.summary,
      repeatable.schema,
      example: "classic-invert"
    )
    return Term(parameter, read: viewing.read)
  }()

  /// All of them.
  static let parameters = [
    vision.parameter, model.parameter, severity.parameter, display.parameter,
  ]

  /// How they depend on one another, and whether one has to be given.
  static func group(isNeeded: Bool) -> ParameterGroup {
    let none = Schema.object(
      [
        member("vision", .never), member("model", .never), member("severity", .never),
        .init("display", display.parameter.schema, isRequired: isNeeded),
      ],
      isOpen: true
    )
    let sound = Schema.object(
      [
        member("display", .never), member("model", .never),
        .init("vision", vision.parameter.schema),
      ],
      isOpen: true
    )
    let modelled = VisionModel.all.map { model in
      // Without cones there is one way to see, whatever the model.
      let visions = Vision.all.filter {
        $0.deficiency == .achromat || model.deficiencies.contains($0.deficiency)
      }
      return Schema.object(
        [
          member("display", .never), .init("model", .words([model.id])),
          .init("vision", .words(visions.map(\.id))),
        ],
        isOpen: true
      )
    }
    return ParameterGroup(
      "view",
      "What makes something else of the color: eyes, by a model, or a display.",
      of: parameters.map(\.name),
      alternatives: [none, sound] + modelled,
      isRequired: isNeeded
    )
  }

  private static func member(_ name: String, _ schema: Schema) -> Schema.Member {
    Schema.Member(name, schema, isRequired: false)
  }

  /// The viewing that is asked for, or nil when none is.
  ///
  /// - Throws: 422 for words that do not go together.
  static func viewing(of request: RoutedRequest) throws(Problem) -> Viewing? {
    guard let vision = try request.value(of: vision) else {
      for term in [model.parameter.name, severity.parameter.name] {
        guard try request.single(term) == nil else {
          throw .unprocessable("\(term) needs a vision beside it", "/\(term)")
        }
      }
      return try request.value(of: display)
    }
    guard try request.single(display.parameter.name) == nil else {
      throw .unprocessable("a vision and a display are two questions: ask one", "/display")
    }
    let severity = try request.value(of: severity)
    let model = try request.value(of: model)
    do throws(VisionError) {
      return Viewing(try VisionSimulation(of: vision, severity: severity, by: model))
    } catch {
      throw .unprocessable(error.description, "/vision")
    }
  }
}
