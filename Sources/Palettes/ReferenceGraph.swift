/// Names that refer to one another: in which order they can be resolved, and which cannot.
///
/// The work is done without recursion, so a chain of any length resolves.
struct ReferenceGraph {
  /// Every name, each behind all that it refers to, as far as there is no cycle.
  private(set) var order: [Int] = []
  /// For each name, the cycle that it is a member of, or nil.
  private(set) var cycleOfMember: [Int?]
  /// The cycles, each as a path that begins at the member that was declared first.
  private(set) var cycles: [[Int]] = []

  /// Makes a graph in which the name at each index refers to the names at the indexes given.
  ///
  /// - Complexity: O(*n* + *e*) in names and references (Tarjan 1972).
  init(_ targets: [[Int]]) {
    cycleOfMember = Array(repeating: nil, count: targets.count)
    var visits = Array(repeating: Visit(), count: targets.count)
    var clock = 0
    var component: [Int] = []
    for root in targets.indices where visits[root].number == 0 {
      var path = [root]
      while let name = path.last {
        if visits[name].number == 0 {
          clock += 1
          visits[name].number = clock
          visits[name].lowest = clock
          visits[name].isOpen = true
          component.append(name)
        }
        if visits[name].nextTarget < targets[name].count {
          let target = targets[name][visits[name].nextTarget]
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
          close(name, &component, &visits, targets)
        }
      }
    }
    sortCycles()
  }

  private struct Visit {
    var number = 0
    var lowest = 0
    var nextTarget = 0
    var isOpen = false
  }

  /// Takes the component that `root` leads out of the open ones.
  private mutating func close(
    _ root: Int,
    _ component: inout [Int],
    _ visits: inout [Visit],
    _ targets: [[Int]]
  ) {
    var members: [Int] = []
    while let member = component.popLast() {
      visits[member].isOpen = false
      members.append(member)
      if member == root { break }
    }
    order += members
    guard members.count > 1 || targets[root].contains(root) else { return }
    for member in members { cycleOfMember[member] = cycles.count }
    cycles.append(path(through: members, targets))
  }

  /// The shortest way from the first member back to itself.
  private func path(through members: [Int], _ targets: [[Int]]) -> [Int] {
    let first = members.min() ?? 0
    let isMember = Set(members)
    var previous: [Int: Int] = [:]
    var queue = [first]
    var head = 0
    while head < queue.count {
      let name = queue[head]
      head += 1
      for target in targets[name] where isMember.contains(target) {
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
    cycleOfMember = cycleOfMember.map { $0.map { position[$0] } }
  }
}
