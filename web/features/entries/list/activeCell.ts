import type { PreviewLine } from "./previewList.ts";

/** Which cell the keyboard is in; `isEdited` while it is being written into. */
export type ActiveCell = { readonly line: number; readonly column: number; readonly isEdited: boolean };

const MOST_FRAMES = 5;

/** The focus goes to a cell; a row that comes into view by scrolling is drawn a frame or two later. */
export function focusWhenDrawn(box: HTMLElement, cell: ActiveCell, framesLeft = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const found = box.querySelector<HTMLElement>(`[data-cell="${cell.line}:${cell.column}"]`);
    if (found === null) {
      if (framesLeft > 0) focusWhenDrawn(box, cell, framesLeft - 1);
      return;
    }
    if (!found.contains(document.activeElement)) found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Scrolls a row into what is seen below the heads. */
export function reveal(box: HTMLElement, top: number, bottom: number): void {
  const head = box.querySelector("thead")?.clientHeight ?? 0;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom + head > box.scrollTop + box.clientHeight) box.scrollTop = bottom + head - box.clientHeight;
}

const PAGE_ROWS = 10;

/** Where a key leads to; undefined for one that leads nowhere. */
export function nextCell(
  key: string,
  { line, column }: ActiveCell,
  lines: readonly PreviewLine[],
  order: readonly number[],
): ActiveCell | undefined {
  const row = lines.findIndex(({ read }) => read.line === line);
  const place = order.indexOf(column);
  const at = (nextRow: number, nextPlace: number): ActiveCell => ({
    line: lines[Math.min(Math.max(nextRow, 0), lines.length - 1)]?.read.line ?? line,
    column: order[Math.min(Math.max(nextPlace, 0), order.length - 1)] ?? column,
    isEdited: false,
  });
  switch (key) {
    case "ArrowUp":
      return at(row - 1, place);
    case "ArrowDown":
      return at(row + 1, place);
    case "ArrowLeft":
      return at(row, place - 1);
    case "ArrowRight":
      return at(row, place + 1);
    case "PageUp":
      return at(row - PAGE_ROWS, place);
    case "PageDown":
      return at(row + PAGE_ROWS, place);
    case "Home":
      return at(row, 0);
    case "End":
      return at(row, order.length - 1);
    case "Enter":
    case "F2":
      return { line, column, isEdited: true };
    default:
      return undefined;
  }
}
