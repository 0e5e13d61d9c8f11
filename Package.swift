// swift-tools-version: 6.2
import PackageDescription

/// The module graph, lowest first: each module and the modules that it may import.
let modules: KeyValuePairs<String, [String]> = [
  "Documents": [],
  "Colors": ["Documents"],
  "Palettes": ["Colors", "Documents"],
  "Audits": ["Palettes", "Colors", "Documents"],
  "Reports": ["Audits", "Palettes", "Colors", "Documents"],
  "HTTP": ["Documents"],
  "Sockets": ["HTTP", "Epoll"],
  "Endpoints": ["Reports", "Audits", "Palettes", "Colors", "Documents", "HTTP"],
  "Commands": [
    "Endpoints", "Sockets", "HTTP", "Reports", "Audits", "Palettes", "Colors", "Documents",
  ],
]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

let libraries: [Target] = modules.map { name, imports in
  .target(name: name, dependencies: dependencies(imports), swiftSettings: strict)
}

let tests: [Target] = modules.map { name, imports in
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies([name, "TestSupport"] + imports.filter { $0 != "Epoll" }),
    exclude: name == "Reports" ? ["Golden"] : [],
    swiftSettings: strict
  )
}

let package = Package(
  name: "legible",
  products: [
    .executable(name: "legible", targets: ["legible"]),
    .library(name: "Colors", targets: ["Colors"]),
  ],
  targets: libraries + tests + [
    .systemLibrary(name: "Epoll"),
    .executableTarget(name: "legible", dependencies: ["Commands"], swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["Documents"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EchoServer",
      dependencies: ["HTTP", "Sockets"],
      path: "Tests/EchoServer",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["Palettes", "Documents", "TestSupport"],
      path: "Tests/Fuzzing",
      exclude: ["Seeds"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Palettes", "Documents"],
      path: "Tests/Benchmarks",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: dependencies([
        "Endpoints", "HTTP", "Reports", "Audits", "Palettes", "Colors",
      ]),
      swiftSettings: strict
    ),
  ]
)
