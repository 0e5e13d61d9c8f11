extension Repair {
  /// The nearest of all colours of bytes in Oklab that meets `requirement`, or nil when there is none.
  ///
  /// It is what ``init(of:meeting:steps:ramp:)`` finds as ``Kind/nearest``, without the other kinds; a
  /// grey stays grey. A colour that meets the requirement already has its own bytes, or those next to it.
  public static func nearest(
    to origin: OpaqueColor,
    meeting requirement: ContrastRequirement
  ) -> Suggestion? {
    guard !requirement.luminanceRanges.isEmpty else { return nil }
    let search = RepairSearch(origin: origin, requirement: requirement, steps: [], ramp: [])
    return search.nearest.map { search.suggestion(.nearest, $0) }
  }
}
