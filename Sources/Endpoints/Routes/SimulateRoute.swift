import Colors
public import HTTP
import Reports

extension Route<Service> {
  /// Shows a colour as others see it, or as a display shows it.
  public static let simulate = Route(
    .get,
    "/v1/simulate",
    summary: "Shows a color as eyes see it (`vision`, `model`, `severity`) or as a `display` does.",
    respond: respondSimulate
  )
}

private func respondSimulate(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(["color", "vision", "model", "severity", "display"])
  let (text, color) = try request.color()
  return .json(ColorAnswer(viewing: text, color, as: try request.viewing()).json)
}

extension RoutedRequest {
  fileprivate func viewing() throws(Problem) -> Viewing {
    if let name = try single("display") {
      do throws(ViewingError) {
        return try Viewing(named: name)
      } catch {
        throw .unprocessable(error.description, "/display")
      }
    }
    let vision = try choose(
      try require("vision"),
      "vision",
      among: Vision.all.map { ($0.id, $0) }
    )
    var model: VisionModel?
    if let name = try single("model") {
      model = try choose(name, "model", among: VisionModel.all.map { ($0.id, $0) })
    }
    var severity: Double?
    if let text = try single("severity") {
      severity = try fraction(text, "severity")
    }
    do throws(VisionError) {
      return Viewing(try VisionSimulation(of: vision, severity: severity, by: model))
    } catch {
      throw .unprocessable(error.description, "/vision")
    }
  }
}
