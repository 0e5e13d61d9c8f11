import Reports
import Testing

@Suite struct ReportFormatTests {
  @Test func `a report has a name in kebab case and a media type, and no other has them`() {
    for format in ReportFormat.all {
      #expect(format.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(format.mediaType.contains("/"))
    }
    #expect(Set(ReportFormat.all.map(\.id)).count == ReportFormat.all.count)
    #expect(Set(ReportFormat.all.map(\.mediaType)).count == ReportFormat.all.count)
  }
}
