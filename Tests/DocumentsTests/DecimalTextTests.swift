import Documents
import Testing

@Test(arguments: [
  (4.499999601, 2, "4.49"), (4.5, 2, "4.50"), (21, 2, "21.00"), (0.999, 0, "0"), (0.29, 2, "0.28"),
  (0.57, 2, "0.56"), (0.58, 2, "0.57"), (1.005, 2, "1.00"), (-0.001, 2, "0.00"),
  (-1.239, 2, "-1.23"),
  (.nan, 2, "0.00"), (.infinity, 1, "4503599627370496.0"), (0.125, 3, "0.125"), (100, 0, "100"),
  (0.05, 4, "0.0500"),
])
func `digits are cut off after the true value of the double`(
  value: Double,
  places: Int,
  text: String
) {
  #expect(DecimalText.truncated(value, places: places) == text)
}
