export type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** Rows of a table as spreadsheets copy it, or of a CSV file; empty rows are left out and still counted. */
export function splitTable(text: string): TableRow[] {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain);
  return splitCells(plain, separator)
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** What a spreadsheet copies has tabs; a file has what stands in its first line. A comma comes last: it stands in weights too. */
function separatorOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";", ","].find((sign) => first.includes(sign)) ?? "\t";
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
    } else if (sign === separator || sign === "\n") {
      row.push(cell);
      cell = "";
      if (sign === "\n") {
        rows.push(row);
        row = [];
      }
    } else if (sign !== "\r") cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}
