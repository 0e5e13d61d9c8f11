import Colors
import Testing

@Test(arguments: ["#000000", "#ffffff", "#1a2c3d", "#22446688", "#00808080", "#11aa22cc"])
func `a hex colour survives being read and written`(hex: String) throws {
  #expect(try color(hex).hex == hex)
}

@Test func `every byte survives being read and written`() throws {
  for byte in 0...255 {
    let pair = String(byte + 256, radix: 16).dropFirst()
    #expect(
      try color("#\(pair)80\(pair)\(pair)").hex
        == (byte == 255 ? "#ff80ff" : "#\(pair)80\(pair)\(pair)")
    )
  }
}

@Test(arguments: [
  ("rgb(50% 50% 50%)", "#808080"), ("hwb(30 100% 20%)", "#d5d5d5"), ("hsl(210 80 30)", "#0f4d8a"),
  ("#1a2c", "#11aa22cc"),
])
func `a half is rounded up`(text: String, hex: String) throws {
  #expect(try color(text).hex == hex)
}
