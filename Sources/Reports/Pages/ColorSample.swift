import Colors
import Documents

extension HTMLWriter {
  /// Shows the letters "Aa" in the colours that are judged, as a picture that tells both in words.
  ///
  /// A sample of a failing pair cannot be read by everyone: that is what it shows. So it is a picture
  /// of text rather than text of the page (WCAG 2.2, 1.4.3 and 1.4.11 leave out what is part of a
  /// picture, and presentations that are essential), the colours stand in its alternative text, and
  /// ratio and verdict stand beside it in colours of the page.
  mutating func sample(_ foreground: OpaqueColor, on background: OpaqueColor) {
    let (front, back) = (foreground.hex, background.hex)
    let attributes: Attributes = [
      "class": "sample", "width": "46", "height": "28", "viewBox": "0 0 46 28", "role": "img",
      "aria-label": "Aa, \(front) on \(back)",
    ]
    element("svg", attributes) { writer in
      writer.shape("rect", ["width": "46", "height": "28", "fill": back])
      writer.element("text", ["x": "23", "y": "20", "fill": front], text: "Aa")
      writer.shape(
        "rect",
        ["x": ".5", "y": ".5", "width": "45", "height": "27", "class": "edge"]
      )
    }
  }

  /// Shows a colour, half on white and half on black, so that what is translucent is seen to be.
  mutating func chip(_ color: Color) {
    let opaque = OpaqueColor(clipping: color)
    let attributes: Attributes = [
      "class": "sample", "width": "28", "height": "20", "viewBox": "0 0 28 20",
      "aria-hidden": "true",
    ]
    element("svg", attributes) { writer in
      if color.alpha < 1 {
        writer.shape("rect", ["width": "28", "height": "20", "fill": "#ffffff"])
        writer.shape("path", ["d": "M28 0v20H0z", "fill": "#000000"])
      }
      writer.shape(
        "rect",
        [
          "width": "28", "height": "20", "fill": opaque.hex,
          "fill-opacity": color.alpha < 1 ? "\(color.alpha)" : nil,
        ]
      )
      writer.shape(
        "rect",
        ["x": ".5", "y": ".5", "width": "27", "height": "19", "class": "edge"]
      )
    }
  }

  /// Writes a verdict as a shape and a word, both in its colour.
  mutating func verdict(_ mark: VerdictGrid.Mark, _ word: String) {
    element("span", ["class": mark.rawValue]) { writer in
      writer.icon(mark)
      writer.text(word)
    }
  }

  /// Draws the shape of a verdict; the word beside it says the same.
  mutating func icon(_ mark: VerdictGrid.Mark) {
    element("svg", ["class": "mark", "viewBox": "0 0 12 12", "aria-hidden": "true"]) { writer in
      writer.mark(mark)
    }
  }
}
