import { ok, refuse, type Result } from "#domain/result.ts";
import type { TableRow } from "./readXlsx.ts";

/** By its mark; else UTF-8 where it is one; else as a Russian Windows writes. Undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const wide = guessWide(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

const SAMPLE = 400;

/** UTF-16 without its mark: line ends, digits and separators have a zero in every second byte. */
function guessWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 20;
  if (odd > enough && even === 0) return "utf-16le";
  return even > enough && odd === 0 ? "utf-16be" : undefined;
}

/** Rows of a table as programs copy it, or of a CSV file; empty rows are left out and still counted. */
export function readTextTable(
  text: string,
  mostLines: number,
): Result<TableRow[], { readonly code: "too-many-lines" }> {
  const rows = splitCells(text.replace(/^\uFEFF/, ""), separatorOf(text))
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  return rows.length > mostLines ? refuse({ code: "too-many-lines" }) : ok(rows);
}

const LOOKED_AT = 20;

/** What stands in most of the first lines: above the table there may be a title. A comma comes last: it stands in weights too. */
function separatorOf(text: string): string {
  const lines = text
    .split("\n", LOOKED_AT * 2)
    .filter((line) => line.trim() !== "")
    .slice(0, LOOKED_AT);
  return (
    ["\t", ";", ","].find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ??
    "\t"
  );
}

/** Quotes hide separators and line ends; a doubled quote is one. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      const isDoubled = sign === '"' && text.charAt(at + 1) === '"';
      if (isDoubled) at += 1;
      if (sign === '"' && !isDoubled) isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator || sign === "\n" || sign === "\r") {
      if (sign === "\r" && text.charAt(at + 1) === "\n") at += 1;
      row.push(cell);
      cell = "";
      if (sign !== separator) {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}
