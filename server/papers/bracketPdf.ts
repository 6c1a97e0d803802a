import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { panelsOf, type Panel, type Room } from "./bracketPanels.ts";
import { drawBout, drawLines, type Grid } from "./bracketBouts.ts";
import { tablePieces } from "./crossTablePdf.ts";
import { drawnDocument, fitLine, foot, line, type Mark, sheetSize, write } from "./drawing.ts";
import type { BracketCategory, BracketsPaper } from "./drawnPaper.ts";
import { INK, type SheetSize } from "./look.ts";
import { wordsFor } from "./spoken.ts";
import type { Words } from "../words/words.ts";

/** Part of a sheet, as wide as so many columns; drawn at the place it is given. */
export type Piece = {
  readonly columns: number;
  readonly height: number;
  readonly beginsSheet?: boolean;
  readonly draw: (x: number, y: number) => readonly Mark[];
};

type Form = Room & { readonly size: [number, number]; readonly grid: Grid };
type Sheet = Form & { readonly words: Words };

const LEFT = 10;
const TOP = 25;
/** The foot stands on the last of it. */
const BOTTOM = 13;
/** Between two shelves of a sheet. */
const GAP = 1;
const HEADS = 6;
const TITLE = 5;

/** An A3 sheet takes twice as many rows, a little lower ones. */
const SHEETS: Readonly<Record<SheetSize, Form>> = {
  A4: { columns: 4, rows: 8, size: [297, 210], grid: { pitch: 69.25, gutter: 9.25, row: 15.3, box: 12.5 } },
  A3: { columns: 5, rows: 16, size: [420, 297], grid: { pitch: 80, gutter: 9.25, row: 14.7, box: 12.2 } },
};

export const bracketsDocument = (paper: BracketsPaper): TDocumentDefinitions =>
  drawnDocument({
    size: paper.size,
    isLandscape: true,
    title: wordsFor(paper).paper.title("brackets"),
    mark: paper.mark,
    sheets: bracketSheets(paper),
  });

/** Everything on every sheet at its place: a category begins a sheet (PD40). */
export function bracketSheets(paper: BracketsPaper): Mark[][] {
  const { size, event, categories, printed, foot: text = "" } = paper;
  const words = wordsFor(paper);
  const sheet = { ...SHEETS[size], words };
  const bodies = categories.flatMap((category) =>
    placedOn(category, sheet).map((body) => [
      ...drawHead(category, event, printed, sheet),
      ...body.flatMap(({ piece, x, y }) => piece.draw(x, y)),
    ]),
  );
  return bodies.map((body, index) => [
    ...body,
    ...foot(text, words.paper.sheet(index + 1, bodies.length), sheetSize({ size, isLandscape: true })),
  ]);
}

function drawHead(
  { title, isOver, facts: known, address }: BracketCategory,
  event: string,
  printed: string | undefined,
  { size: [width], words: { drawn: words } }: Sheet,
): Mark[] {
  // What is over stays as it is, whenever it was printed.
  const facts = [known, isOver ? undefined : printed].filter((part) => part !== undefined).join(" · ");
  const code = 15;
  const left = width - LEFT - code;
  const room = left - LEFT - 25;
  const hint = { x: left - 2, size: 7.5, color: INK.quiet, align: "right" } as const;
  return [
    write(event, { x: LEFT, y: 11, size: fitLine(event, "text", 7.5, room), color: INK.quiet }),
    write(title, { x: LEFT, y: 17.5, size: fitLine(title, "display", 17, room), face: "display" }),
    write(facts, { x: LEFT, y: 22, size: fitLine(facts, "text", 7.5, room) }),
    ...(isOver ? words.online : words.live).map((text, index) =>
      write(text, { ...hint, y: 14.5 + index * 3.2 }),
    ),
    { type: "code", x: left, y: 8, size: code, text: address },
  ];
}

type Placed = { readonly piece: Piece; readonly x: number; readonly y: number };

/** Rows of a small draw stand further apart, as long as it takes no more sheets. */
const ROWS = [26, 22, 19];

function placedOn(category: BracketCategory, sheet: Sheet): Placed[][] {
  const [close, ...looser] = [sheet.grid.row, ...ROWS].map((row) => {
    const grid = { ...sheet.grid, row };
    return pack(piecesOf(category, { ...sheet, grid }), sheet);
  });
  const isLow = ({ piece, y }: Placed) => y + piece.height <= sheet.size[1] - BOTTOM;
  return (
    looser.find((sheets) => sheets.length === close?.length && sheets.flat().every(isLow)) ?? close ?? []
  );
}

/** Beside each other while there are columns left, then below, then on the next sheet. */
function pack(pieces: readonly Piece[], { columns, size: [, height], grid }: Sheet): Placed[][] {
  const sheets: Placed[][] = [];
  let shelf = { y: TOP, height: 0, columns: 0 };
  for (const piece of pieces) {
    const isBeside = shelf.columns + piece.columns <= columns && shelf.y + piece.height <= height - BOTTOM;
    const below = shelf.y + shelf.height + GAP;
    if (sheets.length === 0 || piece.beginsSheet || (!isBeside && below + piece.height > height - BOTTOM)) {
      sheets.push([]);
      shelf = { y: TOP, height: 0, columns: 0 };
    } else if (!isBeside) shelf = { y: below, height: 0, columns: 0 };
    sheets.at(-1)?.push({ piece, x: LEFT + shelf.columns * grid.pitch, y: shelf.y });
    shelf = {
      y: shelf.y,
      height: Math.max(shelf.height, piece.height),
      columns: shelf.columns + piece.columns,
    };
  }
  return sheets;
}

/** Places stand in the column of the final where it has room above or below, as people draw them. */
function piecesOf({ tables, trees, places }: BracketCategory, sheet: Sheet): Piece[] {
  const panels = trees.flatMap((tree) => panelsOf(tree, sheet));
  const last = panels.findLast(({ isMain }) => isMain);
  const hasRoom = last !== undefined && placesY(last, placesHeight(places), sheet.grid) !== undefined;
  const isOne = panels.length === 1;
  return [
    ...tables.flatMap((table) => tablePieces(table, sheet)),
    ...panels.flatMap((panel) => {
      if (panel !== last || places.length === 0) return [panelPiece(panel, isOne, sheet, [])];
      if (hasRoom) return [panelPiece(panel, isOne, sheet, places)];
      return [panelPiece(panel, isOne, sheet, []), placesPiece(places, sheet)];
    }),
  ];
}

function panelPiece(panel: Panel, isOne: boolean, sheet: Sheet, places: BracketCategory["places"]): Piece {
  const { grid, words } = sheet;
  const isWhole = panel.part.of === 1;
  const title =
    isWhole && (isOne || panel.isMain)
      ? ""
      : (panel.hasHeads ? words.drawn.part : words.drawn.ladder)(panel.title, panel.part);
  const head = (title === "" ? 0 : TITLE) + (panel.hasHeads ? HEADS : 0);
  return {
    columns: panel.columns.length,
    beginsSheet: panel.beginsSheet,
    height: head + panel.rows * grid.row,
    draw: (x, y) => {
      const top = y + head;
      const boutAt = (id: string) => panel.cells.find(({ bout }) => bout.id === id);
      return [
        ...(title === "" ? [] : [titleMark(title, x + grid.gutter, y, panel, grid)]),
        ...(panel.hasHeads
          ? panel.columns.flatMap((name, index) => drawColumnHead(name, x + index * grid.pitch, top, grid))
          : []),
        ...panel.lines.flatMap(({ from, to }) => drawLines(boutAt(from), boutAt(to), [x, top], grid)),
        ...panel.cells.flatMap((cell) => drawBout(cell, [x, top], grid)),
        ...drawPlaces(
          places,
          x + (panel.columns.length - 1) * grid.pitch,
          top + (placesY(panel, placesHeight(places), grid) ?? 0),
          sheet,
        ),
      ];
    },
  };
}

function titleMark(title: string, x: number, y: number, { columns }: Panel, { pitch, gutter }: Grid): Mark {
  const room = columns.length * pitch - gutter;
  return write(title, { x, y: y + 3.6, size: fitLine(title, "display", 9.5, room), face: "display" });
}

function drawColumnHead(title: string, x: number, bottom: number, { pitch, gutter }: Grid): Mark[] {
  const [left, y] = [x + gutter, bottom - 1.6];
  const size = fitLine(title, "display", 8.5, pitch - gutter);
  return [write(title, { x: left, y: y - 1, size, face: "display" }), line([left, y], [x + pitch, y], 1.4)];
}

const PLACE = 5.8;
const placesHeight = (places: BracketCategory["places"]): number => 6 + places.length * PLACE;

/** Where in the last column of a panel a list of this height has room. */
function placesY({ cells, columns, rows }: Panel, height: number, { row }: Grid): number | undefined {
  const taken = cells.filter(({ column }) => column === columns.length - 1).map((cell) => cell.row);
  const [above, below] = [Math.min(...taken) * row, (Math.max(...taken) + 1) * row];
  if (above >= height) return 0;
  return rows * row - below >= height ? below : undefined;
}

const placesPiece = (places: BracketCategory["places"], sheet: Sheet): Piece => ({
  columns: 1,
  height: placesHeight(places),
  draw: (x, y) => drawPlaces(places, x, y, sheet),
});

function drawPlaces(
  places: BracketCategory["places"],
  x: number,
  y: number,
  { grid: { pitch, gutter }, words }: Sheet,
): Mark[] {
  if (places.length === 0) return [];
  const left = x + gutter;
  const room = pitch - gutter - 6;
  return [
    write(words.drawn.places, { x: left, y: y + 4, size: 8, face: "strong" }),
    ...places.flatMap(({ place, name }, index) => {
      const bottom = y + 5.5 + (index + 1) * PLACE;
      const size = fitLine(name, "strong", 8.2, room);
      return [
        write(place === null ? "—" : String(place), { x: left, y: bottom - 1.2, size: 8 }),
        write(name, { x: left + 5, y: bottom - 1.4, size, face: "strong" }),
        line([left + 4, bottom], [x + pitch, bottom], 0.7),
      ];
    }),
  ];
}
