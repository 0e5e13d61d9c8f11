import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

extension XMLElement {
  /// The value of an attribute; `attribute(forName:)` finds none in elements with a namespace.
  func value(of name: String) -> String? {
    attributes?.first { $0.name == name }?.stringValue
  }
}
