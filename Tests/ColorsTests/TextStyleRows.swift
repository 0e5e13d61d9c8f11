/// Platform, style, category, points, weight, emphasized weight; then whether it is large by WCAG,
/// emphasized by WCAG, by Apple, emphasized by Apple.
///
/// Apple, Human Interface Guidelines, Typography, "Specifications": two copies, of 2025-07 and
/// 2026-01, agree in all 132 rows. Large by WCAG2ICT: 24 points, or 18 2/3 and bold; by Apple: 18
/// points, or bold.
let iOSTextStyleRows = """
  ios largeTitle xSmall 31 400 700 yes yes yes yes
  ios largeTitle small 32 400 700 yes yes yes yes
  ios largeTitle medium 33 400 700 yes yes yes yes
  ios largeTitle large 34 400 700 yes yes yes yes
  ios largeTitle xLarge 36 400 700 yes yes yes yes
  ios largeTitle xxLarge 38 400 700 yes yes yes yes
  ios largeTitle xxxLarge 40 400 700 yes yes yes yes
  ios largeTitle accessibility1 44 400 700 yes yes yes yes
  ios largeTitle accessibility2 48 400 700 yes yes yes yes
  ios largeTitle accessibility3 52 400 700 yes yes yes yes
  ios largeTitle accessibility4 56 400 700 yes yes yes yes
  ios largeTitle accessibility5 60 400 700 yes yes yes yes
  ios title1 xSmall 25 400 700 yes yes yes yes
  ios title1 small 26 400 700 yes yes yes yes
  ios title1 medium 27 400 700 yes yes yes yes
  ios title1 large 28 400 700 yes yes yes yes
  ios title1 xLarge 30 400 700 yes yes yes yes
  ios title1 xxLarge 32 400 700 yes yes yes yes
  ios title1 xxxLarge 34 400 700 yes yes yes yes
  ios title1 accessibility1 38 400 700 yes yes yes yes
  ios title1 accessibility2 43 400 700 yes yes yes yes
  ios title1 accessibility3 48 400 700 yes yes yes yes
  ios title1 accessibility4 53 400 700 yes yes yes yes
  ios title1 accessibility5 58 400 700 yes yes yes yes
  ios title2 xSmall 19 400 700 no yes yes yes
  ios title2 small 20 400 700 no yes yes yes
  ios title2 medium 21 400 700 no yes yes yes
  ios title2 large 22 400 700 no yes yes yes
  ios title2 xLarge 24 400 700 yes yes yes yes
  ios title2 xxLarge 26 400 700 yes yes yes yes
  ios title2 xxxLarge 28 400 700 yes yes yes yes
  ios title2 accessibility1 34 400 700 yes yes yes yes
  ios title2 accessibility2 39 400 700 yes yes yes yes
  ios title2 accessibility3 44 400 700 yes yes yes yes
  ios title2 accessibility4 50 400 700 yes yes yes yes
  ios title2 accessibility5 56 400 700 yes yes yes yes
  ios title3 xSmall 17 400 600 no no no no
  ios title3 small 18 400 600 no no yes yes
  ios title3 medium 19 400 600 no no yes yes
  ios title3 large 20 400 600 no no yes yes
  ios title3 xLarge 22 400 600 no no yes yes
  ios title3 xxLarge 24 400 600 yes yes yes yes
  ios title3 xxxLarge 26 400 600 yes yes yes yes
  ios title3 accessibility1 31 400 600 yes yes yes yes
  ios title3 accessibility2 37 400 600 yes yes yes yes
  ios title3 accessibility3 43 400 600 yes yes yes yes
  ios title3 accessibility4 49 400 600 yes yes yes yes
  ios title3 accessibility5 55 400 600 yes yes yes yes
  ios headline xSmall 14 600 600 no no no no
  ios headline small 15 600 600 no no no no
  ios headline medium 16 600 600 no no no no
  ios headline large 17 600 600 no no no no
  ios headline xLarge 19 600 600 no no yes yes
  ios headline xxLarge 21 600 600 no no yes yes
  ios headline xxxLarge 23 600 600 no no yes yes
  ios headline accessibility1 28 600 600 yes yes yes yes
  ios headline accessibility2 33 600 600 yes yes yes yes
  ios headline accessibility3 40 600 600 yes yes yes yes
  ios headline accessibility4 47 600 600 yes yes yes yes
  ios headline accessibility5 53 600 600 yes yes yes yes
  ios body xSmall 14 400 600 no no no no
  ios body small 15 400 600 no no no no
  ios body medium 16 400 600 no no no no
  ios body large 17 400 600 no no no no
  ios body xLarge 19 400 600 no no yes yes
  ios body xxLarge 21 400 600 no no yes yes
  ios body xxxLarge 23 400 600 no no yes yes
  ios body accessibility1 28 400 600 yes yes yes yes
  ios body accessibility2 33 400 600 yes yes yes yes
  ios body accessibility3 40 400 600 yes yes yes yes
  ios body accessibility4 47 400 600 yes yes yes yes
  ios body accessibility5 53 400 600 yes yes yes yes
  ios callout xSmall 13 400 600 no no no no
  ios callout small 14 400 600 no no no no
  ios callout medium 15 400 600 no no no no
  ios callout large 16 400 600 no no no no
  ios callout xLarge 18 400 600 no no yes yes
  ios callout xxLarge 20 400 600 no no yes yes
  ios callout xxxLarge 22 400 600 no no yes yes
  ios callout accessibility1 26 400 600 yes yes yes yes
  ios callout accessibility2 32 400 600 yes yes yes yes
  ios callout accessibility3 38 400 600 yes yes yes yes
  ios callout accessibility4 44 400 600 yes yes yes yes
  ios callout accessibility5 51 400 600 yes yes yes yes
  ios subheadline xSmall 12 400 600 no no no no
  ios subheadline small 13 400 600 no no no no
  ios subheadline medium 14 400 600 no no no no
  ios subheadline large 15 400 600 no no no no
  ios subheadline xLarge 17 400 600 no no no no
  ios subheadline xxLarge 19 400 600 no no yes yes
  ios subheadline xxxLarge 21 400 600 no no yes yes
  ios subheadline accessibility1 25 400 600 yes yes yes yes
  ios subheadline accessibility2 30 400 600 yes yes yes yes
  ios subheadline accessibility3 36 400 600 yes yes yes yes
  ios subheadline accessibility4 42 400 600 yes yes yes yes
  ios subheadline accessibility5 49 400 600 yes yes yes yes
  ios footnote xSmall 12 400 600 no no no no
  ios footnote small 12 400 600 no no no no
  ios footnote medium 12 400 600 no no no no
  ios footnote large 13 400 600 no no no no
  ios footnote xLarge 15 400 600 no no no no
  ios footnote xxLarge 17 400 600 no no no no
  ios footnote xxxLarge 19 400 600 no no yes yes
  ios footnote accessibility1 23 400 600 no no yes yes
  ios footnote accessibility2 27 400 600 yes yes yes yes
  ios footnote accessibility3 33 400 600 yes yes yes yes
  ios footnote accessibility4 38 400 600 yes yes yes yes
  ios footnote accessibility5 44 400 600 yes yes yes yes
  ios caption1 xSmall 11 400 600 no no no no
  ios caption1 small 11 400 600 no no no no
  ios caption1 medium 11 400 600 no no no no
  ios caption1 large 12 400 600 no no no no
  ios caption1 xLarge 14 400 600 no no no no
  ios caption1 xxLarge 16 400 600 no no no no
  ios caption1 xxxLarge 18 400 600 no no yes yes
  ios caption1 accessibility1 22 400 600 no no yes yes
  ios caption1 accessibility2 26 400 600 yes yes yes yes
  ios caption1 accessibility3 32 400 600 yes yes yes yes
  ios caption1 accessibility4 37 400 600 yes yes yes yes
  ios caption1 accessibility5 43 400 600 yes yes yes yes
  ios caption2 xSmall 11 400 600 no no no no
  ios caption2 small 11 400 600 no no no no
  ios caption2 medium 11 400 600 no no no no
  ios caption2 large 11 400 600 no no no no
  ios caption2 xLarge 13 400 600 no no no no
  ios caption2 xxLarge 15 400 600 no no no no
  ios caption2 xxxLarge 17 400 600 no no no no
  ios caption2 accessibility1 20 400 600 no no yes yes
  ios caption2 accessibility2 24 400 600 yes yes yes yes
  ios caption2 accessibility3 29 400 600 yes yes yes yes
  ios caption2 accessibility4 34 400 600 yes yes yes yes
  ios caption2 accessibility5 40 400 600 yes yes yes yes
  """

/// Platform, style, category, points, weight, emphasized weight; from the same guidelines.
let otherTextStyleRows = """
  macos largeTitle large 26 400 700
  macos title1 large 22 400 700
  macos title2 large 17 400 700
  macos title3 large 15 400 600
  macos headline large 13 700 800
  macos body large 13 400 600
  macos callout large 12 400 600
  macos subheadline large 11 400 600
  macos footnote large 10 400 600
  macos caption1 large 10 400 500
  macos caption2 large 10 500 600
  tvos title1 large 76 500 700
  tvos title2 large 57 500 700
  tvos title3 large 48 500 700
  tvos headline large 38 500 700
  tvos subtitle1 large 38 400 500
  tvos callout large 31 500 700
  tvos body large 29 500 700
  tvos caption1 large 25 500 700
  tvos caption2 large 23 500 700
  watchos largeTitle xSmall 30 400 -
  watchos largeTitle small 32 400 -
  watchos largeTitle large 36 400 -
  watchos largeTitle xLarge 40 400 -
  watchos largeTitle xxLarge 41 400 -
  watchos largeTitle xxxLarge 42 400 -
  watchos largeTitle accessibility1 44 400 -
  watchos largeTitle accessibility2 45 400 -
  watchos largeTitle accessibility3 46 400 -
  watchos title1 xSmall 28 400 -
  watchos title1 small 30 400 -
  watchos title1 large 34 400 -
  watchos title1 xLarge 38 400 -
  watchos title1 xxLarge 39 400 -
  watchos title1 xxxLarge 40 400 -
  watchos title1 accessibility1 42 400 -
  watchos title1 accessibility2 43 400 -
  watchos title1 accessibility3 44 400 -
  watchos title2 xSmall 24 400 -
  watchos title2 small 26 400 -
  watchos title2 large 27 400 -
  watchos title2 xLarge 30 400 -
  watchos title2 xxLarge 31 400 -
  watchos title2 xxxLarge 32 400 -
  watchos title2 accessibility1 34 400 -
  watchos title2 accessibility2 35 400 -
  watchos title2 accessibility3 36 400 -
  watchos title3 xSmall 17 400 -
  watchos title3 small 18 400 -
  watchos title3 large 19 400 -
  watchos title3 xLarge 20 400 -
  watchos title3 xxLarge 21 400 -
  watchos title3 xxxLarge 22 400 -
  watchos title3 accessibility1 24 400 -
  watchos title3 accessibility2 25 400 -
  watchos title3 accessibility3 26 400 -
  watchos headline xSmall 14 600 -
  watchos headline small 15 600 -
  watchos headline large 16 600 -
  watchos headline xLarge 17 600 -
  watchos headline xxLarge 18 600 -
  watchos headline xxxLarge 19 600 -
  watchos headline accessibility1 21 600 -
  watchos headline accessibility2 22 600 -
  watchos headline accessibility3 23 600 -
  watchos body xSmall 14 400 -
  watchos body small 15 400 -
  watchos body large 16 400 -
  watchos body xLarge 17 400 -
  watchos body xxLarge 18 400 -
  watchos body xxxLarge 19 400 -
  watchos body accessibility1 21 400 -
  watchos body accessibility2 22 400 -
  watchos body accessibility3 23 400 -
  watchos caption1 xSmall 13 400 -
  watchos caption1 small 14 400 -
  watchos caption1 large 15 400 -
  watchos caption1 xLarge 16 400 -
  watchos caption1 xxLarge 17 400 -
  watchos caption1 xxxLarge 18 400 -
  watchos caption1 accessibility1 18 400 -
  watchos caption1 accessibility2 19 400 -
  watchos caption1 accessibility3 20 400 -
  watchos caption2 xSmall 12 400 -
  watchos caption2 small 13 400 -
  watchos caption2 large 14 400 -
  watchos caption2 xLarge 15 400 -
  watchos caption2 xxLarge 15 400 -
  watchos caption2 xxxLarge 17 400 -
  watchos caption2 accessibility1 17 400 -
  watchos caption2 accessibility2 18 400 -
  watchos caption2 accessibility3 19 400 -
  watchos footnote1 xSmall 11 400 -
  watchos footnote1 small 12 400 -
  watchos footnote1 large 13 400 -
  watchos footnote1 xLarge 14 400 -
  watchos footnote1 xxLarge 15 400 -
  watchos footnote1 xxxLarge 16 400 -
  watchos footnote1 accessibility1 16 400 -
  watchos footnote1 accessibility2 17 400 -
  watchos footnote1 accessibility3 18 400 -
  watchos footnote2 xSmall 10 400 -
  watchos footnote2 small 11 400 -
  watchos footnote2 large 12 400 -
  watchos footnote2 xLarge 13 400 -
  watchos footnote2 xxLarge 14 400 -
  watchos footnote2 xxxLarge 15 400 -
  watchos footnote2 accessibility1 15 400 -
  watchos footnote2 accessibility2 16 400 -
  watchos footnote2 accessibility3 17 400 -
  visionos extraLargeTitle large 36 700 -
  visionos extraLargeTitle2 large 28 700 -
  visionos body large 17 - -
  """
