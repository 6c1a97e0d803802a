import { demandHeight, LINE_HEIGHT, MARGIN, startPage, type Cursor } from "./cursor.ts";
import { wrapText } from "./typesetting.ts";

/** Columns share the width as `shares` says; the head is repeated on every page. */
export type Table = {
  readonly shares: readonly number[];
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const SIZE = 9.5;
const PADDING = { x: 6, y: 4 } as const;

/** Rows with as many lines as their longest cell; a row is broken only when it is taller than a page. */
export async function writeTable(cursor: Cursor, { shares, head, rows }: Table): Promise<void> {
  const columns = columnsOf(cursor, shares);
  const headHeight = head ? heightOf(layOutRow(columns, head, "strong")) : 0;
  const writeHead = (): void => {
    if (head) writeRow(cursor, columns, layOutRow(columns, head, "strong"), "strong");
  };
  demandHeight(cursor, 3 * SIZE * LINE_HEIGHT);
  writeHead();
  for (const row of rows) {
    if (cursor.turns.isDue()) await cursor.turns.give();
    let lines = layOutRow(columns, row, "text");
    const sheets = cursor.paper.countSheets();
    // One that fits on no page begins here: a head alone would be left behind.
    const isTooTall = heightOf(lines) > cursor.bottom - MARGIN - headHeight;
    demandHeight(cursor, heightOf(isTooTall ? lines.slice(0, 3) : lines));
    if (cursor.paper.countSheets() > sheets) writeHead();
    while (lines.length > 0) {
      const fitting = Math.max(
        1,
        Math.floor((cursor.bottom - cursor.y - 2 * PADDING.y) / (SIZE * LINE_HEIGHT)),
      );
      writeRow(cursor, columns, lines.slice(0, fitting), "text");
      lines = lines.slice(fitting);
      if (lines.length > 0) {
        startPage(cursor);
        writeHead();
      }
    }
  }
}

type Column = { readonly x: number; readonly width: number };

function columnsOf(cursor: Cursor, shares: readonly number[]): Column[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = cursor.left;
  return shares.map((share) => {
    const width = (cursor.width * share) / whole;
    x += width;
    return { x: x - width, width };
  });
}

/** The lines of a row across its columns. */
function layOutRow(
  columns: readonly Column[],
  cells: readonly string[],
  face: "text" | "strong",
): string[][] {
  const wrapped = columns.map(({ width }, index) =>
    wrapText(cells[index] ?? "", width - 2 * PADDING.x, { face, size: SIZE }),
  );
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => wrapped.map((lines) => lines[line] ?? ""));
}

const heightOf = (lines: readonly unknown[]): number => lines.length * SIZE * LINE_HEIGHT + 2 * PADDING.y;

function writeRow(
  cursor: Cursor,
  columns: readonly Column[],
  lines: readonly (readonly string[])[],
  face: "text" | "strong",
): void {
  const { paper, left, width } = cursor;
  const height = heightOf(lines);
  if (face === "strong") paper.paint({ x: left, y: cursor.y, width, height }, "shade");
  lines.forEach((cells, line) => {
    const y = cursor.y + PADDING.y + SIZE + line * SIZE * LINE_HEIGHT;
    columns.forEach(({ x }, index) => {
      const text = cells[index] ?? "";
      if (text !== "") paper.write(text, x + PADDING.x, y, { face, size: SIZE, ink: "plain" });
    });
  });
  cursor.y += height;
  paper.paint({ x: left, y: cursor.y - 0.3, width, height: 0.6 }, "line");
}
