/// A colour, its opponents, the ratio, and the nearest colour of bytes with its distance in Oklab; a
/// colour that passes is its own nearest, and `-` is none.
///
/// Found by comparing all 16,777,216 colours in NumPy.
let nearestRows = """
  #ff0000 #ffffff 4.5 #ee0701 0.033823526
  #8a8f98 #f1f5f9 4.5 #746e7b 0.101804401
  #c65d2e #fdf6ec 4.5 #bb5226 0.033811410
  #1a1a2a #262626 4.5 #64949a 0.412258032
  #7d7577 #e4d5ec 4.5 #695d61 0.079334939
  #3366cc #7f8ea3 4.5 #0f008c 0.240367943
  #3366cc #000000 21 #ffffff 0.496740766
  #3366cc #757575 4.5 #000017 0.452071924
  #a5cd68 #ca264e,#18b8ff 3 #2b1f00 0.559851622
  #3031d0 #1db208 7 #010039 0.311920225
  #6deceb #de06ce 4.5 #000050 0.691314177
  #23c417 #d95a94 3 #b9ff5c 0.216121466
  #3f62f8 #1fac61,#cb19b4 3 #090095 0.259369859
  #7131a3 #442f7d 4.5 #b896f9 0.286870590
  #d69964 #3c4f43 7 #ffe2ae 0.198024511
  #9df154 #5c882b 3 #9df154 0.000000000
  #6030a1 #2025e0 7 #eae2ff 0.509919828
  #1e840b #fe2a0a 7 - 0
  #daed60 #ee635e,#e807c8 4.5 #281200 0.709615968
  #997b0f #5c0a63 7 #d0c461 0.216607004
  """
