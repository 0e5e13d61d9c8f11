import Audits
import Colors
import Documents
import Palettes
import Reports

/// Answers `legible check -`: one pair a line of standard input, one answer a line.
///
/// A line that cannot be understood is told with its number, and the rest is answered.
func checkLines(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let isJSON = try arguments.isJSON()
  let isExplained = arguments.has("explain")
  if arguments.has("in") {
    throw UsageError("- reads pairs of colours; --in answers one pair of names at a time")
  }
  if isExplained, !isJSON {
    throw UsageError("- answers each pair on one line; --explain goes with --format json there")
  }
  let style = try TerminalStyle(arguments, console)
  let file = SourceFile(name: "-", bytes: console.readInput())
  if let fault = file.encodingFault { throw UsageError(input: "standard input: \(fault.message)") }
  let text = file.text(in: SourceRange(file.byteOrderMarkLength, file.bytes.count))
  var columns = ["foreground", "background"]
  var separator: FieldSeparator?
  var worst = ExitCode.success
  var answers: [UInt8] = []
  var count = 0
  // CR LF is one character of Swift, and ends one line.
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  for (index, slice) in lines.enumerated() {
    let line = String(slice)
    guard line.contains(where: { !$0.isWhitespace }) else { continue }
    do throws(UsageError) {
      let pair: PairLine
      if line.first(where: { !$0.isWhitespace }) == "{" {
        pair = try PairLine(json: line)
      } else {
        let isFirst = separator == nil
        let between = separator ?? FieldSeparator(ofTableWith: line)
        separator = between
        let cells = try fields(ofCSV: line, separator: between)
        let named = cells.map(PairLine.column)
        if isFirst, named.contains("foreground"), named.contains("background") {
          // Spreadsheets write separators for columns that nobody named.
          columns = Array(cells.reversed().drop(while: \.isEmpty).reversed())
          continue
        }
        pair = try PairLine(of: cells, columns: columns, between)
      }
      count += 1
      let check = try check(pair, arguments)
      if check.verdict.status == .findings, worst == .success { worst = .findings }
      answers +=
        isJSON
        ? json(check, index + 1, isExplained) : Array((check.line(style, index + 1) + "\n").utf8)
    } catch {
      worst = .unusable
      console.complain("check: line \(index + 1): \(error.message)")
      guard isJSON else { continue }
      var writer = JSONWriter(expandedDepth: 0)
      writer.object { writer in
        writer.member("line", index + 1)
        writer.member("error", error.message)
      }
      answers += writer.document
    }
  }
  guard count > 0 || worst == .unusable else {
    throw UsageError(input: "nothing was measured: standard input holds no pair")
  }
  let written = console.print(answers)
  return written == .success ? worst : written
}

/// Judges one line, under its own options and those of the arguments that it does not give.
private func check(_ pair: PairLine, _ arguments: Arguments) throws(UsageError) -> PairCheck {
  let own = Set(pair.options.map(\.name))
  let shared = PairLine.optionNames.filter { !own.contains($0) }.flatMap { name in
    arguments.all(name).map { "--\(name)=\($0)" }
  }
  let options = try Arguments(
    pair.options.map(\.argument) + shared,
    options: Command.check.options + Command.shared
  )
  let question = try PairCheck.Question(pair.foreground, on: pair.backgrounds, options)
  do throws(PairCheck.Fault) {
    return try PairCheck(question)
  } catch {
    throw UsageError(input: "the \(error.part) \(error.text) is no colour: \(error.message)")
  }
}

private func json(_ check: PairCheck, _ line: Int, _ isExplained: Bool) -> [UInt8] {
  var writer = JSONWriter(expandedDepth: 0)
  writer.object { writer in
    writer.member("line", line)
    // Suggestions take some hundredths of a second each: legible suggest gives them.
    check.write(to: &writer, suggesting: false, explaining: isExplained)
  }
  return writer.document
}
