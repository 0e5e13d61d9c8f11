import Endpoints
import Foundation

/// What the system knows of this process, under the names that clients of Prometheus agree on.
///
/// It is read from Linux's `/proc`; where that is missing, so are the numbers.
enum ProcessMetrics {
  /// Writes what there is.
  static func write(to text: inout MetricsText) {
    writeStat(to: &text)
    if let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count {
      // The folder itself was open while it was listed.
      let count = Double(max(0, open - 1))
      text.number("process_open_fds", .gauge, "Open file descriptors.", count)
    }
    if let maximum = lines(of: "/proc/self/limits").first(where: { $0.hasPrefix("Max open files") }
    )?
    .split(separator: " ").compactMap({ Double($0) }).first {
      text.number("process_max_fds", .gauge, "How many file descriptors may be open.", maximum)
    }
  }

  /// The fields of `stat` behind the name of the program, counted as proc(5) does, from 3.
  private static func writeStat(to text: inout MetricsText) {
    guard let stat = lines(of: "/proc/self/stat").first, let name = stat.lastIndex(of: ")") else {
      return
    }
    let fields = stat[name...].dropFirst().split(separator: " ").map { Double($0) ?? 0 }
    guard fields.count > 21 else { return }
    let field = { (number: Int) in fields[number - 3] }
    text.number(
      "process_cpu_seconds_total",
      .counter,
      "Time on processors, in the program and for it in the system.",
      (field(14) + field(15)) / ticksPerSecond
    )
    text.number(
      "process_virtual_memory_bytes",
      .gauge,
      "Address space in use.",
      field(23)
    )
    text.number(
      "process_resident_memory_bytes",
      .gauge,
      "Memory in use.",
      field(24) * Double(pageSize)
    )
    if let boot = lines(of: "/proc/stat").first(where: { $0.hasPrefix("btime ") })
      .flatMap({ Double($0.dropFirst(6)) })
    {
      text.number(
        "process_start_time_seconds",
        .gauge,
        "When the process began, in seconds since 1970.",
        boot + field(22) / ticksPerSecond
      )
    }
  }

  private static var ticksPerSecond: Double { Double(max(1, sysconf(Int32(_SC_CLK_TCK)))) }
  private static var pageSize: Int { max(1, sysconf(Int32(_SC_PAGESIZE))) }

  private static func lines(of file: String) -> [Substring] {
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    return (text ?? "").split(separator: "\n")
  }
}
