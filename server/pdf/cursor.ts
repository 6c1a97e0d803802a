import type { Turns } from "../environment/turns.ts";
import type { Paper } from "./paper.ts";

export const MARGIN = 48;
export const LINE_HEIGHT = 1.36;

/** Where writing goes on. */
export type Cursor = {
  readonly paper: Paper;
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
  y: number;
  readonly turns: Turns;
};

export function startPage(cursor: Cursor): void {
  cursor.paper.addSheet();
  cursor.y = MARGIN;
}

/** The next page unless this much still fits. */
export function demandHeight(cursor: Cursor, height: number): void {
  if (cursor.y + height > cursor.bottom && cursor.y > MARGIN) startPage(cursor);
}
