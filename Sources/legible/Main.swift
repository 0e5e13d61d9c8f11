import Commands

/// Hands the arguments over.
@main
struct Main {
  static func main() { Program.main() }
}
