import { useEffect, type RefObject, useRef, type TouchEvent } from "react";

/** So small a move is a click of an unsteady hand. */
const CLICK_PX = 6;

/** A mouse drags the picture: sideways inside its own area, up and down with the page. Touch scrolls by itself. */
export function usePan(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    let from: { x: number; y: number } | undefined;
    let isDragged = false;
    const press = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      isDragged = false;
    };
    const move = (event: PointerEvent) => {
      if (from === undefined) return;
      const [dx, dy] = [from.x - event.clientX, from.y - event.clientY];
      if (!isDragged && Math.hypot(dx, dy) < CLICK_PX) return;
      if (!isDragged) element.dataset["dragged"] = "";
      isDragged = true;
      from = { x: event.clientX, y: event.clientY };
      element.scrollLeft += dx;
      window.scrollBy({ top: dy, behavior: "instant" });
    };
    const release = () => {
      from = undefined;
      delete element.dataset["dragged"];
    };
    // What ends a drag is no wish to open the bout under the pointer.
    const click = (event: MouseEvent) => {
      if (!isDragged) return;
      event.preventDefault();
      event.stopPropagation();
      isDragged = false;
    };
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    // No ghost of a link follows the mouse.
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", release, { signal });
    return () => over.abort();
  }, [area]);
}

const LEAST_PX = 60;

/** A finger drawn sideways turns to the next round or back; one drawn down scrolls as always. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current;
      const touch = changedTouches.item(0);
      if (from === undefined || !isPhone()) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy)) onStep(dx < 0 ? 1 : -1);
    },
  };
}

/** Where one round fills the screen; a wider one scrolls sideways. */
const isPhone = () => matchMedia("(max-width: 760px)").matches;
