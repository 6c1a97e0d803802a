import { writeXlsx, type Sheet, type SheetCell } from "#contract/files/tableFiles.ts";
import { WINNER } from "./look.ts";
import { type Cell, type Column, type FormPaper, type TableBlock, textOf } from "./paper.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";

/** Rows people go on working with: tables of the same columns become one, their title a column of it (PD30). */
export function writePaperXlsx(paper: FormPaper): Uint8Array<ArrayBuffer> {
  const words = wordsFor(paper).paper;
  const tables = paper.blocks.filter((block) => block.type === "table");
  const alike = [...Map.groupBy(tables, ({ columns }) => columns.map(headOf).join("\n")).values()];
  return writeXlsx(
    ...alike.map((list, index) => sheetOf(words, list, alike.length === 1 ? paper.title : `${index + 1}`)),
    aboutSheet(words, paper),
  );
}

function sheetOf(words: Words["paper"], tables: readonly TableBlock[], title: string): Sheet {
  const columns = tables[0]?.columns ?? [];
  const kept = columns.flatMap((column, at) => (column.isForPen ? [] : [{ column, at }]));
  const titleIs = tables.find((table) => table.title !== undefined)?.titleIs;
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const hasNotes = cells.some((cell) => notesOf(cell) !== "");
  return {
    title,
    columns: [
      ...(titleIs === undefined ? [] : [titleIs]),
      ...kept.map(({ column }) => headOf(column)),
      ...(hasNotes ? [words.remark] : []),
    ],
    rows: tables.flatMap((table) =>
      table.rows.map((row): SheetCell[] => [
        ...(titleIs === undefined ? [] : [table.title ?? ""]),
        ...kept.map(({ column, at }) => sheetCell(row[at] ?? "", column)),
        ...(hasNotes ? [row.map(notesOf).filter(Boolean).join("; ")] : []),
      ]),
    ),
  };
}

const headOf = ({ group, title }: Column): string => (group === undefined ? title : `${group}: ${title}`);

/** Dates and licences stay texts, so that no nought and no day is lost. */
function sheetCell(cell: Cell, { isNumber }: Column): SheetCell {
  const aside = typeof cell === "string" ? undefined : cell.aside;
  const isWinner = typeof cell !== "string" && cell.look === "winner";
  const text = [isWinner ? `${WINNER} ${cell.text}` : textOf(cell), aside].filter(Boolean).join(", ");
  const value = Number(text.replace(",", "."));
  return isNumber && text !== "" && Number.isFinite(value) ? value : text;
}

const notesOf = (cell: Cell): string => (typeof cell === "string" ? "" : (cell.note ?? ""));

/** What the rows are of, and the code to compare them with a sheet of paper by. */
function aboutSheet(words: Words["paper"], { head, title, subtitle, notes = [], foot }: FormPaper): Sheet {
  const lines = [
    subtitle,
    head?.event,
    head?.organisers,
    head?.facts,
    head?.dates,
    head?.place,
    ...notes,
    foot,
  ];
  return { title: words.about, columns: [title], rows: lines.flatMap((line) => (line ? [[line]] : [])) };
}
