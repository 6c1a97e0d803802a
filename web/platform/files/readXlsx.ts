import { ok, refuse, type Result } from "#domain/result.ts";
import { listZip, unzipText, type ZipEntry, type ZipProblem } from "#contract/files/unzip.ts";
import { visitXml } from "./xmlTags.ts";

/** A row as people count it in their own program. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] };
export type ReadSheet = { readonly title: string; readonly rows: readonly TableRow[] };
export type XlsxProblem = ZipProblem | { readonly code: "not-a-table" | "old-excel" | "too-many-lines" };

export type XlsxLimits = { readonly bytesInside: number; readonly lines: number };
const MOST_COLUMNS = 100;

/** Every sheet as texts. Of a formula the value that was stored with it is taken; nothing is ever calculated. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  { bytesInside, lines }: XlsxLimits,
): Promise<Result<ReadSheet[], XlsxProblem>> {
  const listed = listZip(bytes);
  if (!listed.ok) return listed;
  const entries = listed.value;
  if (!entries.has("xl/workbook.xml"))
    return refuse({ code: entries.has("xl/workbook.bin") ? "old-excel" : "not-a-table" });
  let left = bytesInside;
  const textOf = async (path: string): Promise<Result<string, ZipProblem>> => {
    const entry: ZipEntry | undefined = entries.get(path);
    if (entry === undefined) return ok("");
    const text = await unzipText(bytes, entry, left);
    if (text.ok) left -= text.value.length;
    return text;
  };
  const texts: string[] = [];
  for (const path of ["workbook.xml", "_rels/workbook.xml.rels", "sharedStrings.xml", "styles.xml"]) {
    const text = await textOf(`xl/${path}`);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const [workbook = "", relations = "", strings = "", styles = ""] = texts;
  const { sheets, is1904 } = readWorkbook(workbook);
  const targets = readTargets(relations);
  const book: Book = { strings: readStrings(strings), dates: readDateStyles(styles), is1904, lines };
  const read: ReadSheet[] = [];
  for (const { title, relation } of sheets) {
    const text = await textOf(targets.get(relation) ?? "");
    if (!text.ok) return text;
    const rows = readRows(text.value, book);
    if (rows === undefined) return refuse({ code: "too-many-lines" });
    read.push({ title, rows });
  }
  return ok(read);
}

const nothing = () => undefined;

function readWorkbook(xml: string) {
  const sheets: { readonly title: string; readonly relation: string }[] = [];
  let is1904 = false;
  visitXml(xml, {
    open: (name, attribute) => {
      if (name === "sheet")
        sheets.push({ title: attribute("name") ?? "", relation: attribute("(?:\\w+:)?id") ?? "" });
      if (name === "workbookPr") is1904 = ["1", "true"].includes(attribute("date1904") ?? "");
    },
    close: nothing,
    text: nothing,
  });
  return { sheets, is1904 };
}

function readTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  visitXml(xml, {
    open: (name, attribute) => {
      const target = attribute("Target") ?? "";
      if (name === "Relationship")
        targets.set(
          attribute("Id") ?? "",
          target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`,
        );
    },
    close: nothing,
    text: nothing,
  });
  return targets;
}

/** A text may stand in several runs of different looks; how it is pronounced (`rPh`) is no part of it. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let [isText, isSpoken] = [false, false];
  visitXml(xml, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "t") isText = true;
      if (name === "rPh") isSpoken = true;
    },
    close: (name) => {
      if (name === "si") strings.push(text);
      if (name === "t") isText = false;
      if (name === "rPh") isSpoken = false;
    },
    text: (part) => {
      if (isText && !isSpoken) text += part;
    },
  });
  return strings;
}

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** By the number of a cell's style: whether it shows a date. */
function readDateStyles(xml: string): boolean[] {
  const custom = new Map<number, boolean>();
  const dates: boolean[] = [];
  let isInCells = false;
  visitXml(xml, {
    open: (name, attribute) => {
      if (name === "numFmt") {
        const code = (attribute("formatCode") ?? "").replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "");
        custom.set(Number(attribute("numFmtId")), /[dy]/i.test(code));
      }
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) {
        const id = Number(attribute("numFmtId") ?? 0);
        dates.push(custom.get(id) ?? isBuiltInDate(id));
      }
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false;
    },
    text: nothing,
  });
  return dates;
}

type Book = {
  readonly strings: readonly string[];
  readonly dates: readonly boolean[];
  readonly is1904: boolean;
  readonly lines: number;
};
type OpenCell = { readonly column: number; readonly type: string; readonly style: number };

/** Undefined when there are more lines than may be. Rows without a value are left out and still counted. */
function readRows(xml: string, book: Book): TableRow[] | undefined {
  const rows: TableRow[] = [];
  let [line, value, isValue] = [0, "", false];
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  visitXml(xml, {
    open: (name, attribute) => {
      if (name === "row") {
        line = Number(attribute("r") ?? line + 1);
        cells = [];
      } else if (name === "c") {
        const column = columnOf(attribute("r")) ?? (cell?.column ?? -1) + 1;
        cell = { column, type: attribute("t") ?? "n", style: Number(attribute("s") ?? 0) };
        value = "";
      } else if (name === "v" || name === "t") isValue = true;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "c" && cell !== undefined && cell.column < MOST_COLUMNS)
        cells[cell.column] = cellText(value, cell, book);
      else if (name === "row") {
        const whole = Array.from(cells, (text) => text?.trim() ?? "");
        if (whole.some((text) => text !== "") && rows.length <= book.lines) rows.push({ line, cells: whole });
        cell = undefined;
      }
    },
    text: (part) => {
      if (isValue) value += part;
    },
  });
  return rows.length > book.lines ? undefined : rows;
}

/** 27 for «AB12». */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? "") ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellText(value: string, { type, style }: OpenCell, { strings, dates, is1904 }: Book): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dates[style]) return serialToDate(is1904 ? number + 1462 : number) ?? value;
  // 65.4 is stored as 65.400000000000006.
  return String(Number(number.toPrecision(12))).replace(".", ",");
}

const DAY_MS = 86_400_000;
/** Table programs count days from here; the day that 1900 never had is behind us. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
const [FIRST_SERIAL, LAST_SERIAL] = [61, 73_050];

/** «05.07.1999» for 36346; undefined for what is no day from 1900 to 2099. */
export function serialToDate(serial: number): string | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  const day = new Date(FIRST_DAY_MS + Math.floor(serial) * DAY_MS).toISOString();
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}
