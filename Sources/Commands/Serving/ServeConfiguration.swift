import HTTP
import Sockets

/// All that can be chosen about the service; ``Setting`` lists it.
struct ServeConfiguration: Sendable {
  /// Where the server listens, and what it bears.
  var server = ServerConfiguration()
  /// The folder of the palettes that are served.
  var palettes = "Palettes"
  /// Whether the folder was named; the standard one may be missing.
  var isPalettesNamed = false
  /// Which pages of other origins may read the answers.
  var sharing = OriginSharing.everyone
  /// The form of the lines on standard error.
  var log = LogFormat.json
  /// How many connections one address may hold; 0 for any.
  var connectionsPerAddress = 0
  /// How many requests a second one address may make; 0 for any.
  var requestsPerSecond = 0
  /// How many requests an address may make at once after a rest, where there is a rate.
  var burst = 50
  /// The longest head of a request, in bytes.
  var headLimit = Limits().head
  /// The longest content of a request, in bytes.
  var bodyLimit = Limits().body

  /// Makes the configuration that the defaults give.
  init() {
    server.port = 8080
    server.exchangeField = FieldName("X-Request-Id")
  }

  /// Takes each setting from its option, else from its variable, else leaves the default.
  init(_ arguments: Arguments, _ environment: [String: String]) throws(UsageError) {
    self.init()
    for setting in Setting.all { try take(setting, arguments, environment) }
    // A content that never fits would be asked for again and again.
    guard bodyLimit <= server.maximumHeldBytes else {
      throw UsageError("--max-body is more than --max-held, so that such a content is never taken")
    }
  }

  /// Takes one setting over.
  mutating func take(
    _ setting: Setting,
    _ arguments: Arguments,
    _ environment: [String: String]
  ) throws(UsageError) {
    let option = arguments.value(setting.name)
    let variable = environment[setting.variable].flatMap { $0.isEmpty ? nil : $0 }
    guard let text = option ?? variable else { return }
    if try !setting.take(text, &self) {
      let name = option == nil ? setting.variable : "--\(setting.name)"
      var message = "\(name) is \(setting.range), not \(text.isEmpty ? "nothing" : text)"
      // A Service of Kubernetes gives every container variables made of its name (service links).
      if option == nil, text.hasPrefix("tcp://") {
        message +=
          "; Kubernetes sets it for a Service of that name: set enableServiceLinks to false"
      }
      throw UsageError(message)
    }
  }

  /// The server's part with the limits of requests in it.
  var serverConfiguration: ServerConfiguration {
    var configuration = server
    configuration.limits = Limits(
      requestLine: min(configuration.limits.requestLine, headLimit),
      head: headLimit,
      body: bodyLimit
    )
    if connectionsPerAddress > 0 {
      configuration.maximumConnectionsPerAddress = connectionsPerAddress
    }
    if requestsPerSecond > 0 {
      configuration.requestRate = RequestRate(perSecond: Double(requestsPerSecond), burst: burst)
    }
    return configuration
  }
}
