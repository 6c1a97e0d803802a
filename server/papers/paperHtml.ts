import { encode } from "uqr";
import { escapeHtml } from "../html/sanitiseHtml.ts";
import { EDGES, INK, WINNER } from "./look.ts";
import type { Block, Cell, Column, FormPaper, Head, Signature, TableBlock } from "./paper.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";
import { DEFAULT_LOCALE } from "#contract/locale.ts";
import { headRowsOf, type HeadCell } from "./tableHead.ts";
import { FEW_ROWS } from "./tablePdf.ts";

type PaperWords = Words["paper"];

/** A page that prints like the PDF and needs nothing else: no scripts, no files beside it (PD29). */
export function writeHtml(paper: FormPaper): string {
  const { head, title, subtitle, notes = [], blocks, foot = "", mark } = paper;
  const words = wordsFor(paper).paper;
  return [
    `<!doctype html>\n<html lang="${paper.locale ?? DEFAULT_LOCALE}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>`,
    `<style>${pageStyle(words, paper)}${STYLE}</style></head><body>`,
    mark === undefined ? "" : `<p class="mark">${escapeHtml(mark)}</p>`,
    head === undefined ? "" : headOf(head),
    `<h1>${escapeHtml(title)}</h1>`,
    subtitle === undefined ? "" : `<p class="sub">${escapeHtml(subtitle)}</p>`,
    head === undefined
      ? ""
      : `<p class="when"><span>${escapeHtml(head.dates)}</span><span>${escapeHtml(head.place)}</span></p>`,
    ...notes.map((note) => `<p class="quiet">${escapeHtml(note)}</p>`),
    ...blocks.map((block) => blockOf(words, block)),
    `<p class="foot">${escapeHtml(foot)}</p></body></html>\n`,
  ].join("");
}

function headOf({ organisers, event, facts, link }: Head): string {
  const code = link === undefined ? "" : `${codeOf(link.address)}${escapeHtml(link.text)}`;
  return [
    `<header><div></div><div><p class="quiet">${escapeHtml(organisers)}</p>`,
    `<p class="event">${escapeHtml(event)}</p><p class="quiet">${escapeHtml(facts)}</p></div>`,
    `<div class="code">${code}</div></header><div class="belt"></div>`,
  ].join("");
}

function codeOf(address: string): string {
  const { data, size } = encode(address, { ecc: "L", border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d="${squares.join("")}"/></svg>`;
}

function blockOf(words: PaperWords, block: Block): string {
  switch (block.type) {
    case "heading":
      return `<h${block.level + 1}>${escapeHtml(block.text)}</h${block.level + 1}>`;
    case "text": {
      const look = block.isFramed ? "framed" : block.isQuiet ? "quiet" : "plain";
      const strong = block.strong === undefined ? "" : `<b>${escapeHtml(block.strong)}</b>`;
      return `<p class="text ${look}">${strong}${escapeHtml(block.text)}</p>`;
    }
    case "facts":
      return `<table class="facts"><tbody>${block.rows
        .map(([label, value]) => `<tr><th>${escapeHtml(label)}</th><td>${cellText(value)}</td></tr>`)
        .join("")}</tbody></table>`;
    case "table":
      return tableOf(words, block);
    case "signatures":
      return `<div class="signatures">${block.lines.map((line) => signatureOf(words, line)).join("")}</div>`;
    case "page-break":
      return `<div class="break"></div>`;
  }
}

function tableOf(
  words: PaperWords,
  { title, facts = "", columns, hasNoHeads, rows, total, isTotalRight, rowHeight }: TableBlock,
): string {
  const heads = hasNoHeads ? [] : headRowsOf(columns);
  const height = rowHeight === undefined ? "" : ` style="height:${rowHeight}mm"`;
  const titleRow =
    title === undefined
      ? ""
      : `<tr><th class="title" colspan="${columns.length}">${escapeHtml(title)}<span>${escapeHtml(facts)}</span></th></tr>`;
  const body = rows.map(
    (row) => `<tr${height}>${row.map((cell, at) => dataCell(cell, columns[at])).join("")}</tr>`,
  );
  return [
    `<div class="block${rows.length <= FEW_ROWS ? " whole" : ""}"><div class="wide" tabindex="0"><table style="--least:${leastOf(columns)}mm">${widthsOf(columns)}<thead>${titleRow}`,
    ...heads.map((row) => `<tr>${row.map((cell) => headCell(words, cell)).join("")}</tr>`),
    `</thead><tbody>${body.join("")}</tbody></table></div>`,
    total === undefined ? "" : `<p class="total${isTotalRight ? " right" : ""}">${cellText(total)}</p>`,
    `</div>`,
  ].join("");
}

/** What a column that takes a share needs to be read, in millimetres. */
const LEAST_SHARE = 30;

/** A table no screen may press together: a narrow one moves it sideways (PD90). */
const leastOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === "number" ? width : LEAST_SHARE), 0);

/** Shares of what the columns of a set width leave. */
function widthsOf(columns: readonly Column[]): string {
  const given = columns.reduce((sum, { width }) => sum + (typeof width === "number" ? width : 0), 0);
  const shares = columns.reduce(
    (sum, { width }) => sum + (typeof width === "number" ? 0 : Number.parseFloat(width)),
    0,
  );
  const cols = columns.map(({ width }) =>
    typeof width === "number"
      ? `<col style="width:${width}mm">`
      : `<col style="width:calc((100% - ${given}mm) * ${Number.parseFloat(width) / shares})">`,
  );
  return `<colgroup>${cols.join("")}</colgroup>`;
}

function headCell(words: PaperWords, cell: HeadCell): string {
  if (cell === "covered") return "";
  const { title, align, corner, columnSpan, rowSpan } = cell;
  const spans = `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ""}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}`;
  const sign = corner === undefined ? "" : `<i class="${corner}">${words.cornerLetters[corner]}</i> `;
  return `<th${spans}${classOf(align)}>${sign}${escapeHtml(title)}</th>`;
}

const dataCell = (cell: Cell, column: Column | undefined): string =>
  `<td${classOf(column?.align)}>${cellText(cell)}</td>`;

const classOf = (align: Column["align"]): string =>
  align === undefined || align === "left" ? "" : ` class="${align}"`;

function cellText(cell: Cell): string {
  if (typeof cell === "string") return escapeHtml(cell);
  const { text, aside, note, look } = cell;
  const shown = look === "winner" ? `${WINNER} ${text}` : text;
  return [
    look === undefined ? escapeHtml(text) : `<span class="${look}">${escapeHtml(shown)}</span>`,
    aside === undefined ? "" : ` <small>${escapeHtml(aside)}</small>`,
    note === undefined ? "" : `<small class="note">${escapeHtml(note)}</small>`,
  ].join("");
}

const signatureOf = (
  words: PaperWords,
  { post, postNote = "", name, note = "", hasStamp }: Signature,
): string =>
  [
    `<div><p><b>${escapeHtml(post)}</b><small class="note">${escapeHtml(postNote)}</small></p>`,
    `<p class="line"><span>${hasStamp ? words.stamp : ""}</span><small>${words.signature}</small></p>`,
    `<p>${cellText(typeof name === "string" ? { text: name, look: "strong" } : name)}`,
    `<small class="note">${escapeHtml(note)}</small></p></div>`,
  ].join("");

/** A text inside a style: every sign but letters and digits as its number, so that none can end it. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

function pageStyle(words: PaperWords, { isLandscape = false, foot = "" }: FormPaper): string {
  const { left, top, right, bottom } = isLandscape ? EDGES.lying : EDGES.upright;
  const [sheet = "", of = ""] = words.sheet(0, 0).split("0");
  return [
    `@page{size:A4 ${isLandscape ? "landscape" : "portrait"};margin:${top}mm ${right}mm ${bottom}mm ${left}mm;`,
    `@bottom-left{content:${cssText(foot)};font:7pt ${FONTS};color:${INK.quiet};vertical-align:top;padding-top:3mm}`,
    `@bottom-right{content:${cssText(sheet)} counter(page) ${cssText(of)} counter(pages);`,
    `font:bold 8pt ${FONTS};vertical-align:top;padding-top:3mm;width:30mm}}`,
    `body{max-width:${isLandscape ? 277 : 180}mm}`,
  ].join("");
}

/** A browser has what the system has: the product's font where it is installed. */
const FONTS = `"Golos Text","PT Sans","Noto Sans","Noto Sans Georgian","Noto Sans Armenian","DejaVu Sans",Arial,sans-serif`;

const STYLE = `*{box-sizing:border-box;margin:0}html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:8.5pt/1.3 ${FONTS};color:${INK.plain};background:#fff;margin:0 auto;font-variant-numeric:tabular-nums}
header{display:grid;grid-template-columns:20mm 1fr 20mm;gap:4mm;text-align:center}
.quiet,small{font-size:7.5pt;color:${INK.quiet}}.event{font-size:13pt;font-weight:700;margin-top:1mm}
.code{font-size:6.5pt;line-height:1.2;color:${INK.quiet}}.code svg{display:block;width:17mm;height:17mm;margin:0 auto .6mm}
.belt{height:1.1mm;margin:2mm 0 2.5mm;background:linear-gradient(90deg,${INK.mat} 0 calc(100% - 22mm),#fff 0 calc(100% - 21.4mm),${INK.plain} 0)}
h1{font-size:17pt;line-height:1.1;text-align:center}h2{font-size:13pt}h3{font-size:12pt}h4{font-size:9pt}
h2,h3,h4{margin:4mm 0 1.2mm;break-after:avoid}.sub{text-align:center;margin-top:.5mm}
.when{display:flex;justify-content:space-between;gap:4mm;margin:1.5mm 0 2mm}
table{border-collapse:collapse;width:100%;table-layout:fixed}thead{display:table-header-group}tr{break-inside:avoid}
th,td{border:.2mm solid ${INK.line};padding:.75mm 1.2mm;vertical-align:middle;text-align:left;overflow-wrap:anywhere;white-space:pre-line}
th{font-size:7.5pt;background:${INK.soft}}th.title{font-size:11pt;background:#fff;border:0;border-bottom:.5mm solid ${INK.plain};padding:1.5mm 0 .8mm}
th.title span{font-size:8pt;font-weight:400;color:${INK.quiet};margin-left:2mm}
.facts th{width:34%;font-weight:400;font-size:8.5pt;color:${INK.quiet};background:#fff}
.center{text-align:center}.right{text-align:right}.block{margin-bottom:4mm}.whole{break-inside:avoid}.total{font-size:8pt;margin-top:1mm}
.strong,.winner{font-weight:650}.place{font-size:11pt;font-weight:800}.missing{color:${INK.quiet};border-bottom:.25mm dotted ${INK.plain}}.note{display:block}
i{display:inline-block;min-width:4.4mm;padding:0 .6mm;font-style:normal;text-align:center;border:.9mm double ${INK.blue};color:${INK.blue}}
i.red{border:.9mm solid ${INK.red};background:${INK.red};color:#fff}
.text{margin:1mm 0;white-space:pre-line}.framed{border:.2mm solid ${INK.line};padding:1.5mm 2mm}
.signatures{break-inside:avoid;margin-top:5mm;display:grid;gap:5mm}.signatures>div{display:grid;grid-template-columns:52mm 1fr 62mm;gap:3mm;align-items:end}
.line{position:relative;height:6mm;border-bottom:.25mm solid ${INK.plain};text-align:right;font-size:7pt;color:${INK.quiet}}.line small{position:absolute;top:100%;left:0;right:0;text-align:center;font-size:6.5pt}
.break{break-before:page}.foot{display:none}.mark{position:fixed;inset:40% 0 auto;text-align:center;font-size:72pt;font-weight:800;opacity:.1;transform:rotate(-30deg);pointer-events:none}
@media screen{body{padding:6mm}.foot{display:block;margin-top:6mm;font-size:7pt;color:${INK.quiet}}
.wide{overflow-x:auto}.wide table{min-width:var(--least)}}
@media screen and (width<160mm){body{padding:4mm}header{grid-template-columns:1fr}.when{flex-wrap:wrap}
.signatures>div{grid-template-columns:1fr}.mark{font-size:32pt}}`;
