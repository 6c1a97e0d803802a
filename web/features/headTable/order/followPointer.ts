import type { Place } from "./sorting.ts";

type Point = { readonly x: number; readonly y: number };
type Ref = { readonly current: HTMLElement | null };

type Following = {
  readonly root: Ref;
  readonly ghost: Ref;
  readonly item: string;
  readonly start: Point;
  /** Where the item stood when it was taken. */
  readonly box: DOMRect;
  readonly onMove: (place: Place) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
};

/** A finger never rests: this much is still a tap. */
const SLACK_PX = 4;
/** So near to the edge of the window the page begins to scroll. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/** From the press to the release, on the document: the element that was pressed may be drawn anew meanwhile. */
export function followPointer({ root, ghost, item, start, box, onMove, onDrop, onCancel }: Following): void {
  let at = start;
  let isMoving = false;
  let frame = 0;

  const show = () => {
    const element = ghost.current;
    if (element === null) return;
    element.style.width = `${box.width}px`;
    element.style.transform = `translate(${box.left + at.x - start.x}px, ${box.top + at.y - start.y}px)`;
  };
  const step = () => {
    frame = requestAnimationFrame(step);
    show();
    if (!isMoving) return;
    const edge = at.y < EDGE_PX ? -SCROLL_PX : at.y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (edge !== 0) scrollBy({ top: edge, behavior: "instant" });
    const place = placeUnder(root.current, item, { x: at.x, y: at.y });
    if (place !== undefined) onMove(place);
  };
  const onPointerMove = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    isMoving ||= Math.hypot(at.x - start.x, at.y - start.y) > SLACK_PX;
  };
  const finish = (end: () => void) => {
    cancelAnimationFrame(frame);
    document.removeEventListener("pointermove", onPointerMove);
    document.removeEventListener("pointerup", onUp);
    document.removeEventListener("pointercancel", onLost);
    document.removeEventListener("keydown", onKey, true);
    end();
  };
  const onUp = () => {
    // The last movement may not have had its frame yet.
    const place = isMoving ? placeUnder(root.current, item, at) : undefined;
    if (place !== undefined) onMove(place);
    finish(onDrop);
  };
  const onLost = () => finish(onCancel);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    finish(onCancel);
  };
  document.addEventListener("pointermove", onPointerMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", onLost);
  document.addEventListener("keydown", onKey, true);
  frame = requestAnimationFrame(step);
}

/** The nearest list, and how many of its items lie above the pointer. */
function placeUnder(root: HTMLElement | null, item: string, point: Point): Place | undefined {
  const lists = [...(root?.querySelectorAll<HTMLElement>("[data-sort-list]") ?? [])];
  const nearest = lists
    .map((list) => ({ list, distance: distanceTo(list.getBoundingClientRect(), point) }))
    .toSorted((one, other) => one.distance - other.distance)[0]?.list;
  const id = nearest?.dataset["sortList"];
  if (nearest === undefined || id === undefined) return undefined;
  const above = [...nearest.querySelectorAll<HTMLElement>("[data-sort-item]")].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.dataset["sortItem"] !== item && top + height / 2 < point.y;
  });
  return { list: id, index: above.length };
}

function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
