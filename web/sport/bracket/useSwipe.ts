import { useRef, type TouchEvent } from "react";

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
