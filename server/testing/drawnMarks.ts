import { expect } from "vitest";
import { type Mark, widthOf } from "../papers/drawing.ts";
import { MM } from "../papers/look.ts";

/** Every text of drawn sheets, in the order it was drawn. */
export const textsOn = (sheets: readonly (readonly Mark[])[]) =>
  sheets.flatMap((marks) => marks.flatMap((mark) => (mark.type === "text" ? [mark.text] : [])));

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function boxOf(mark: Mark): Box {
  switch (mark.type) {
    case "text":
      return {
        left: mark.x,
        top: mark.y - (0.7 * mark.size) / MM,
        right: mark.x + widthOf(mark.text, mark.face, mark.size),
        bottom: mark.y + (0.12 * mark.size) / MM,
      };
    case "rect":
      return { left: mark.x, top: mark.y, right: mark.x + mark.w, bottom: mark.y + mark.h };
    case "code":
      return { left: mark.x, top: mark.y, right: mark.x + mark.size, bottom: mark.y + mark.size };
    case "line": {
      const [xs, ys] = [
        [mark.from[0], mark.to[0]],
        [mark.from[1], mark.to[1]],
      ];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    }
  }
}

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

/** Nothing outside the sheet, no two texts on each other. */
export function expectNeat(
  sheets: readonly (readonly Mark[])[],
  [width, height]: readonly [number, number],
): void {
  for (const marks of sheets) {
    for (const box of marks.map(boxOf))
      if (box.left < 0 || box.top < 0 || box.right > width + 0.01 || box.bottom > height + 0.01)
        expect.fail(`outside the sheet: ${JSON.stringify(box)}`);
    const texts = marks.flatMap((mark) =>
      mark.type === "text" && mark.text !== "" ? [{ box: boxOf(mark), mark }] : [],
    );
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1))
        if (overlap(one.box, other.box)) expect.fail(`on each other: ${JSON.stringify([one, other])}`);
  }
}
