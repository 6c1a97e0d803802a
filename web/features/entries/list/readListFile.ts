import { MOST_LIST_LINES } from "#domain/entry/eligibility.ts";
import { toOneLine } from "#domain/oneLine.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { decodeText, readTextTable } from "#web/platform/files/readText.ts";
import { readXlsx, type ReadSheet, type XlsxProblem } from "#web/platform/files/readXlsx.ts";

export type FileProblem = XlsxProblem | { readonly code: "too-big" | "empty" };

/** Ten times the list of a large open; a table of 5,000 lines has about 1 MB. */
export const MOST_FILE_BYTES = 20_000_000;
const MOST_BYTES_INSIDE = 50_000_000;
/** Above the people there may be a title and heads. */
const MOST_ROWS = MOST_LIST_LINES + 30;

/** What an organiser brings, whatever it is called: looked at by its bytes (EN17). */
export async function readListFile(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<ReadSheet[], FileProblem>> {
  if (bytes.length > MOST_FILE_BYTES) return refuse({ code: "too-big" });
  if (bytes.length === 0) return refuse({ code: "empty" });
  if (beginsWith(bytes, ZIP)) {
    const sheets = await readXlsx(bytes, { bytesInside: MOST_BYTES_INSIDE, lines: MOST_ROWS });
    return sheets.ok ? withRows(sheets.value) : sheets;
  }
  if (beginsWith(bytes, OLE)) return refuse({ code: "old-excel" });
  const text = FOREIGN.some((head) => beginsWith(bytes, head)) ? undefined : decodeText(bytes);
  if (text === undefined || MARKUP.test(text)) return refuse({ code: "not-a-table" });
  return readListText(text);
}

export function readListText(text: string): Result<ReadSheet[], FileProblem> {
  const rows = readTextTable(text, MOST_ROWS);
  return rows.ok ? withRows([{ title: "", rows: rows.value }]) : rows;
}

/** Empty sheets are nothing to choose from; a name broken into lines in its cell is one line here (SE25). */
function withRows(sheets: readonly ReadSheet[]): Result<ReadSheet[], FileProblem> {
  const filled = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map(toOneLine) })),
    }));
  return filled.length === 0 ? refuse({ code: "empty" }) : ok(filled);
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** .xls, and an .xlsx with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** PDF, PNG, JPEG, RAR, 7z, and RTF. */
const FOREIGN = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x7b, 0x5c, 0x72, 0x74],
];
const MARKUP = /^\uFEFF?\s*<(?:!doctype|html|table|\?xml|head|meta)/i;

const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);
