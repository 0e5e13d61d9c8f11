import HTTP
import Sockets

/// Where the service is, what it serves, and how it writes its log.
extension Setting {
  static let host = Setting(
    name: "host",
    placeholder: "ADDRESS",
    meaning: "the address to listen on",
    kind: "a numeric address of IPv4 or IPv6, or localhost",
    bounds: "",
    standard: "127.0.0.1"
  ) { text, configuration in
    guard SocketAddress(host: text, port: 0) != nil else { return false }
    configuration.server.host = text
    return true
  }

  static let port = number("port", \.server.port, in: 0...65535, "the port, 0 for any")

  static let palettes = Setting(
    name: "palettes",
    placeholder: "FOLDER",
    meaning: "the folder of palettes to serve",
    kind: "a folder",
    bounds: "",
    standard: "Palettes"
  ) { text, configuration in
    configuration.palettes = text
    configuration.isPalettesNamed = true
    return !text.isEmpty
  }

  static let origins = Setting(
    name: "origins",
    placeholder: "ORIGINS",
    meaning: "whose pages may read the answers in browsers, with commas between them; * for all",
    kind: "* or a list of origins with commas, such as https://example.org,http://localhost:3000",
    bounds: "",
    standard: "*"
  ) { text, configuration in
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard let sharing = text == "*" ? .everyone : OriginSharing(only: names) else { return false }
    configuration.sharing = sharing
    return true
  }

  static let log = Setting(
    name: "log",
    placeholder: LogFormat.allCases.map(\.rawValue).joined(separator: "|"),
    meaning: "how requests are written to standard error, a line each: json, text, or none at all",
    kind: LogFormat.allCases.map(\.rawValue).joined(separator: ", "),
    bounds: "",
    standard: LogFormat.json.rawValue
  ) { text, configuration in
    guard let format = LogFormat(rawValue: text) else { return false }
    configuration.log = format
    return true
  }
}
