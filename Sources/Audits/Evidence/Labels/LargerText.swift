import Colors
import Documents

extension NutritionLabel {
  /// Text that grows to twice its size, and more.
  public static let largerText = NutritionLabel(
    id: "larger-text",
    name: "Larger Text",
    limits: """
      Colours do not show whether text grows: try every common task with text at 200 % or more \
      (140 % on watchOS), and look for text that is cut or overlaps.
      """,
    examine: examineSizes
  )
}

private func examineSizes(_ ground: EvidenceGround) -> (LabelEvidence.Outcome, statement: String) {
  let styled = ground.textStyles
  guard !styled.isEmpty else {
    return (.silent, "No pair names a text style (textStyle in the policy).")
  }
  let parts = styled.map { text in
    let name =
      text.weight == text.style.weight ? text.style.id : "\(text.style.id) in another weight"
    guard let category = text.largeFrom,
      let size = text.sizes.first(where: { $0.category == category })
    else { return "\(name) in no size that is published" }
    let points = size.size.pixels.map { " (\(DecimalText.truncated($0, places: 0)) pt)" } ?? ""
    return text.sizes.first?.category == category && text.sizes.count > 1
      ? "\(name) in every size" : "\(name) from \(category)\(points) on"
  }
  let scope =
    styled.allSatisfy { $0.sizes.count == 1 }
    ? " Of \(ground.platform), the sizes of the standard category alone are published." : ""
  return (
    .silent,
    "WCAG judges text in its standard size, \(ContentSizeCategory.standard). It is large text: "
      + parts.joined(separator: ", ") + ".\(scope)"
  )
}
