/// Names that refer to one another: in which order they can be resolved, and which cannot.
///
/// The work is done without recursion, so a chain of any length resolves.
struct ReferenceGraph {
  /// Every name, each behind all that it refers to, as far as there is no cycle.
  private(set) var order: [Int] = []
  /// The cycle of each name that is a member of one.
  private(set) var cycleOfMember: [Int: Int] = [:]
  /// The cycles, each as a path that begins at the member that was declared first.
  private(set) var cycles: [[Int]] = []

  /// What each name refers to: all targets in one list, since most names have none or one.
  struct Links {
    private var targets: [Int] = []
    /// Where the targets of each name begin, and where those of the last one end.
    private var starts = [0]

    /// How many names there are.
    var count: Int { starts.count - 1 }

    init(reserving names: Int = 0) { starts.reserveCapacity(names + 1) }

    /// Adds the next name, which refers to the names at these indexes.
    mutating func add(_ targets: some Sequence<Int>) {
      self.targets += targets
      starts.append(self.targets.count)
    }

    /// Adds the next name, which refers to at most two others.
    mutating func add(_ target: Int?, _ other: Int?) {
      if let target { targets.append(target) }
      if let other { targets.append(other) }
      starts.append(targets.count)
    }

    /// The names to which one refers.
    subscript(name: Int) -> ArraySlice<Int> { targets[starts[name]..<starts[name + 1]] }

    /// How many names one refers to.
    func count(of name: Int) -> Int { starts[name + 1] - starts[name] }

    /// One of the names to which one refers.
    func target(_ position: Int, of name: Int) -> Int { targets[starts[name] + position] }
  }

  /// Makes a graph in which the name at each index refers to the names at the indexes given.
  ///
  /// - Complexity: O(*n* + *e*) in names and references (Tarjan 1972).
  init(_ targets: [[Int]]) {
    var links = Links(reserving: targets.count)
    for list in targets { links.add(list) }
    self.init(links)
  }

  /// Makes a graph of links.
  ///
  /// - Complexity: O(*n* + *e*) in names and references (Tarjan 1972).
  init(_ links: Links) {
    order.reserveCapacity(links.count)
    var visits = Array(repeating: Visit(), count: links.count)
    var clock: Int32 = 0
    var component: [Int] = []
    var path: [Int] = []
    for root in 0..<links.count where visits[root].number == 0 {
      path.append(root)
      while let name = path.last {
        if visits[name].number == 0 {
          clock += 1
          visits[name].number = clock
          // What refers to nothing is a component by itself, and most names do.
          if links.count(of: name) == 0 {
            order.append(name)
            path.removeLast()
            continue
          }
          visits[name].lowest = clock
          visits[name].isOpen = true
          component.append(name)
        }
        let next = Int(visits[name].nextTarget)
        if next < links.count(of: name) {
          let target = links.target(next, of: name)
          visits[name].nextTarget += 1
          if visits[target].number == 0 {
            path.append(target)
          } else if visits[target].isOpen {
            visits[name].lowest = min(visits[name].lowest, visits[target].number)
          }
          continue
        }
        path.removeLast()
        if let parent = path.last {
          visits[parent].lowest = min(visits[parent].lowest, visits[name].lowest)
        }
        if visits[name].lowest == visits[name].number {
          close(name, &component, &visits, links)
        }
      }
    }
    sortCycles()
  }

  private struct Visit {
    var number: Int32 = 0
    var lowest: Int32 = 0
    var nextTarget: Int32 = 0
    var isOpen = false
  }

  /// Takes the component that `root` leads out of the open ones.
  private mutating func close(
    _ root: Int,
    _ component: inout [Int],
    _ visits: inout [Visit],
    _ links: Links
  ) {
    var members: [Int] = []
    while let member = component.popLast() {
      visits[member].isOpen = false
      members.append(member)
      if member == root { break }
    }
    order += members
    guard members.count > 1 || links[root].contains(root) else { return }
    for member in members { cycleOfMember[member] = cycles.count }
    cycles.append(path(through: members, links))
  }

  /// The shortest way from the first member back to itself.
  private func path(through members: [Int], _ links: Links) -> [Int] {
    let first = members.min() ?? 0
    let isMember = Set(members)
    var previous: [Int: Int] = [:]
    var queue = [first]
    var head = 0
    while head < queue.count {
      let name = queue[head]
      head += 1
      for target in links[name] where isMember.contains(target) {
        if target == first {
          var path = [name]
          while let last = path.last, last != first, let before = previous[last] {
            path.append(before)
          }
          return path.reversed()
        }
        if previous[target] == nil {
          previous[target] = name
          queue.append(target)
        }
      }
    }
    return members
  }

  /// Orders the cycles as the names are declared.
  private mutating func sortCycles() {
    let sorted = cycles.indices.sorted { (cycles[$0].first ?? 0) < (cycles[$1].first ?? 0) }
    var position = Array(repeating: 0, count: cycles.count)
    for (new, old) in sorted.enumerated() { position[old] = new }
    cycles = sorted.map { cycles[$0] }
    cycleOfMember = cycleOfMember.mapValues { position[$0] }
  }
}
