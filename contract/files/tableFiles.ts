import { writeZip } from "./zip.ts";

export type SheetCell = string | number;
export type Sheet = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
};

/**
 * With the semicolon and the mark a Russian Excel expects. A text that a table program would take for a formula gets an
 * apostrophe first: a club may be called «=HYPERLINK(…)» (SS3).
 */
export function writeCsv({ columns, rows }: Sheet): string {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

// Every line of it: a table program splits a cell whose quotes it does not understand. East Asian programs take wide signs too.
const FORMULA_LINE = /^(?=[^\S\r\n]*[=+\-@\t\r＝＋－＠])/gm;

/** One that is set to commas splits there as well; «-66 кг» up to the next comma calculates nothing. */
const FORMULA_AFTER_COMMA =
  /(?<=[,;][^\S\r\n]*)(?=[=+\-@＝＋－＠])(?![+-]\d+(?:[.,]\d+)?(?: ?\p{L}+)? *(?:$|[,;]))/gmu;

function csvCell(cell: SheetCell): string {
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const safe = cell.replaceAll(FORMULA_LINE, "'").replaceAll(FORMULA_AFTER_COMMA, "'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A sheet for each table. Every text is written as a text, so no program ever reads one as a formula (SS3). */
export function writeXlsx(...sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const pages = sheets.map((sheet, index) => ({ path: `worksheets/sheet${index + 1}.xml`, sheet }));
  const paths = pages.map(({ path }) => path);
  return writeZip([
    { path: "[Content_Types].xml", text: contentTypes(paths) },
    { path: "_rels/.rels", text: relations("officeDocument", ["xl/workbook.xml"]) },
    { path: "xl/workbook.xml", text: workbook(sheets.map(({ title }) => title)) },
    { path: "xl/_rels/workbook.xml.rels", text: relations("worksheet", paths) },
    ...pages.map(({ path, sheet }) => ({ path: `xl/${path}`, text: worksheet(sheet) })),
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = (sheets: readonly string[]) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${sheets
    .map((path) => `<Override PartName="/xl/${path}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)
    .join("")}</Types>`;

const relations = (type: string, targets: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      (target, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** What Excel does not take in the name of a sheet, and no more than it takes. */
const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\']/g, " ").slice(0, 31);

const workbook = (titles: readonly string[]) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${titles
    .map(
      (title, index) =>
        `<sheet name="${escaped(sheetName(title))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join("")}</sheets></workbook>`;

function worksheet({ columns, rows }: Sheet): string {
  const lines = [columns, ...rows].map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, at) => xmlCell(cell, at, index + 1)).join("")}</row>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function xmlCell(cell: SheetCell, column: number, row: number): string {
  const place = `${columnName(column)}${row}`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A to Z, then AA. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** XML knows no control characters, whatever they stand for. */
function escaped(text: string): string {
  return Array.from(text)
    .filter(isKnownToXml)
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function isKnownToXml(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 32 ? code !== 0xfffe && code !== 0xffff : code === 9 || code === 10 || code === 13;
}
