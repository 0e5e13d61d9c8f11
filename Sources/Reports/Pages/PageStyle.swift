/// The style sheet of the pages that reports write: one column of text, tables that scroll by
/// themselves, light and dark, more contrast, forced colours, and paper.
///
/// Every pair of its colours has at least 7:1 for text and 3:1 for lines that mean something; a test
/// audits it as the palette that it is.
enum PageStyle {
  /// The sheet.
  static let sheet: StaticString = """
    :root{color-scheme:light dark;
    --paper:#ffffff;--raised:#f4f6f8;--ink:#1b1f24;--quiet:#464d55;--rule:#d5dade;--edge:#767e86;
    --accent:#0a3d91;--good:#0b5a2a;--partial:#0a3d91;--bad:#8f0f1f;--open:#5f3c00;--idle:#464d55}
    @media (prefers-color-scheme:dark){:root{
    --paper:#14171a;--raised:#1d2125;--ink:#eceff2;--quiet:#bac2ca;--rule:#3a4148;--edge:#8a939c;
    --accent:#9ecbff;--good:#7ddf9b;--partial:#9ecbff;--bad:#ffb0a8;--open:#ffd37a;--idle:#bac2ca}}
    @media (prefers-contrast:more){:root{
    --paper:#ffffff;--raised:#ffffff;--ink:#000000;--quiet:#000000;--rule:#000000;--edge:#000000}}
    @media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{
    --paper:#000000;--raised:#000000;--ink:#ffffff;--quiet:#ffffff;--rule:#ffffff;--edge:#ffffff}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
    body{margin:0;overflow-wrap:break-word;background:var(--paper);color:var(--ink);
    font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    header,main,footer{max-width:76rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
    header{padding-top:clamp(1.5rem,5vw,3.5rem)}
    footer{margin-top:4rem;padding-top:1rem;padding-bottom:3rem;color:var(--quiet)}
    p,li,dd{max-width:44rem}
    h1,h2,h3{line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
    h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.5rem);letter-spacing:-.015em;margin:0 0 .5rem}
    h2{font-size:1.45rem;letter-spacing:-.01em;margin:3.5rem 0 .75rem;padding-top:1rem;
    border-top:2px solid var(--ink)}
    h3{font-size:1.05rem;margin:0}
    .sub{font-size:1.15rem;margin:2rem 0 .5rem}
    p{margin:.5rem 0}
    .whole,th .name,td .name{display:inline-block;max-width:100%}
    code,.name{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
    font-size:.9em;overflow-wrap:anywhere}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .quiet{color:var(--quiet)}
    a{color:var(--accent);text-underline-offset:.2em}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .skip{position:absolute;left:-999rem}
    .skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--paper)}
    nav ul{list-style:none;margin:1.5rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
    nav li{margin:0}
    nav a{display:inline-block;padding:.3rem 0}
    .verdict{max-width:none;display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;margin:1rem 0 0;
    font-size:1.15rem}
    .verdict b{display:inline-flex;align-items:center;gap:.45rem;font-size:1.35rem}
    .mark{width:.85em;height:.85em;flex:none;vertical-align:-.05em;margin-right:.3em}
    .mark path{fill:currentColor}
    .good{color:var(--good)}.partial{color:var(--partial)}.bad{color:var(--bad)}
    .open{color:var(--open)}.idle{color:var(--idle)}
    .counts{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));
    gap:1.25rem 2rem;margin:1.5rem 0;padding:0}
    .counts div{border-top:1px solid var(--rule);padding-top:.5rem}
    .counts dt{color:var(--quiet);font-size:.9rem}
    .counts dd{margin:0;font-size:1.7rem;line-height:1.2;font-variant-numeric:tabular-nums}
    .scroll{overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.95rem}
    caption{max-width:min(44rem,calc(100vw - 3rem));position:sticky;left:0;text-align:left;color:var(--quiet);padding:0 0 .5rem;font-size:.95rem}
    th,td{text-align:left;vertical-align:top;padding:.5rem 1.25rem .5rem 0;
    border-bottom:1px solid var(--rule)}
    th:last-child,td:last-child{padding-right:0}
    thead th{vertical-align:bottom;border-bottom:1px solid var(--edge);font-size:.9rem}
    tbody th{font-weight:400}
    .figure{text-align:right;white-space:nowrap}
    tbody th,.name-column{min-width:10rem;max-width:22rem}
    .wide{min-width:19rem}
    .place{max-width:none}
    .value{white-space:nowrap}
    .cells td{min-width:7rem;max-width:13rem}
    .cell{display:inline-block;white-space:nowrap}
    .cell b{margin-right:.35em}
    .finding{background:var(--raised);border-left:4px solid var(--edge);padding:1rem 1.25rem;
    margin:1rem 0}
    .finding.error{border-color:var(--bad)}.finding.warning{border-color:var(--open)}
    .finding .scroll{margin:.75rem 0}
    .finding p{margin:.35rem 0}
    .severity{font-weight:650;margin-right:.5em}
    .sample{display:inline-block;vertical-align:middle;margin-right:.5rem;
    forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .sample .edge{fill:none;stroke:var(--edge)}
    .sample text{font:500 16px system-ui,sans-serif;text-anchor:middle}
    @media (max-width:30rem){
    th,td{padding-right:.9rem}
    .finding{padding:.85rem .9rem}
    .counts{grid-template-columns:1fr 1fr;gap:1rem 1.5rem}}
    @media (min-width:48rem){
    .cells tbody th,.cells thead th:first-child{position:sticky;left:0;background:var(--paper)}}
    @media (forced-colors:active){
    .finding{border:1px solid CanvasText;border-left-width:4px}
    .sample .edge{stroke:CanvasText}
    .mark path{fill:CanvasText}}
    @media print{
    nav,.skip{display:none}
    body{font-size:10pt}
    header,main,footer{max-width:none;padding:0}
    .scroll{overflow:visible}
    .finding,tr{break-inside:avoid}
    h2,h3{break-after:avoid}
    thead{display:table-header-group}}
    """
}
