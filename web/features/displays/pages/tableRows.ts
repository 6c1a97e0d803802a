import { use } from "react";
import { TextScale, type Scale } from "./scales.ts";

/** As many rows as can be read from afar. */
const DRAWN = 8;

/**
 * How many rows of so many a picture holds: as few as larger text needs (DP12), yet never so few that nobody sees who is
 * ahead of whom, and as many in the last picture as in the others.
 */
export function rowsAtOnce(count: number, scale: Scale): number {
  const drawn = alike(count, DRAWN);
  if (scale <= 1) return drawn;
  return alike(count, Math.max(scale < 1.5 ? 4 : 3, Math.floor(drawn / scale)));
}

/** So many in pictures of at most so many; an empty table has room for one. */
function alike(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}

export const useTableRows = (count: number): number => rowsAtOnce(count, use(TextScale));
