import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { PlannedBlock } from "./programmePlan.ts";

export type Place = {
  readonly category: string;
  readonly carpet: string;
  readonly minute: number;
  readonly length: number;
};
export type Lifted = Place & { readonly from: string; readonly by: "keys" | "mouse" };

type Moves = {
  readonly carpets: readonly string[];
  readonly scale: { readonly from: number; readonly to: number };
  readonly isReadOnly: boolean;
  readonly blockAt: (block: PlannedBlock) => Place;
  readonly onOpen: (place: Place) => void;
  readonly onDrop: (place: Place) => void;
};

const STEP_MINUTES = 5;
/** A press that moves less is a click. */
const DRAG_PIXELS = 6;

/** A category is lifted with the mouse or by Space, moved over mats and time, and dropped or taken back (DY55). */
export function useChipMoves(moves: Moves) {
  const [lifted, setLifted] = useState<Lifted>();
  const [pressed, setPressed] = useState<{ readonly x: number; readonly y: number }>();
  // The click that ends a drag opens nothing.
  const hasDragged = useRef(false);
  const drop = () => {
    setLifted(undefined);
    if (lifted !== undefined) moves.onDrop(lifted);
  };
  const handlersOf = (block: PlannedBlock) => {
    const place = moves.blockAt(block);
    const lift = (by: Lifted["by"]) => setLifted({ ...place, from: place.carpet, by });
    return {
      disabled: moves.isReadOnly,
      onKeyDown: (event: KeyboardEvent) => {
        if (lifted === undefined) {
          if (event.key !== " ") return;
          event.preventDefault();
          lift("keys");
          return;
        }
        const next = moved(lifted, event, moves);
        if (next === undefined) return;
        event.preventDefault();
        if (next === "drop") drop();
        else setLifted(next === "return" ? undefined : next);
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === " ") event.preventDefault();
      },
      onBlur: () => setLifted(undefined),
      onPointerDown: (event: PointerEvent) => {
        // A finger scrolls the page; it opens the dialog by a tap.
        if (event.button !== 0 || event.pointerType === "touch" || moves.isReadOnly) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hasDragged.current = false;
        setPressed({ x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        if (pressed === undefined) return;
        const isFar = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG_PIXELS;
        if (lifted === undefined && !isFar) return;
        hasDragged.current = true;
        const under = underPointer(event, pressed, place, moves);
        setLifted({ ...place, ...under, from: block.carpet, by: "mouse" });
      },
      onPointerUp: () => {
        setPressed(undefined);
        if (lifted?.by === "mouse") drop();
      },
      onPointerCancel: () => {
        setPressed(undefined);
        setLifted(undefined);
      },
      onClick: () => {
        if (lifted === undefined && !hasDragged.current) moves.onOpen(place);
        hasDragged.current = false;
      },
    };
  };
  return { lifted, handlersOf };
}

function moved(lifted: Lifted, { key, shiftKey }: KeyboardEvent, { carpets, scale }: Moves) {
  const step = shiftKey ? 6 * STEP_MINUTES : STEP_MINUTES;
  const to = (minute: number): Lifted => ({
    ...lifted,
    minute: Math.max(scale.from, Math.min(minute, scale.to - STEP_MINUTES)),
  });
  const rounded = Math.round(lifted.minute / STEP_MINUTES) * STEP_MINUTES;
  const beside = (by: number): Lifted => ({
    ...lifted,
    carpet: carpets[carpets.indexOf(lifted.carpet) + by] ?? lifted.carpet,
  });
  switch (key) {
    case "ArrowLeft":
      return to(rounded - step);
    case "ArrowRight":
      return to(rounded + step);
    case "ArrowUp":
      return beside(-1);
    case "ArrowDown":
      return beside(1);
    case "Enter":
    case " ":
      return "drop";
    case "Escape":
      return "return";
    default:
      return undefined;
  }
}

/** The mat and the time below the pointer; the chip keeps the place of its left edge under the hand. */
function underPointer(
  { clientX, clientY, currentTarget }: PointerEvent,
  pressed: { readonly x: number },
  place: Place,
  { scale }: Moves,
): Pick<Place, "carpet" | "minute"> {
  const lanes = [
    ...(currentTarget.closest("[data-mat]")?.parentElement?.parentElement?.querySelectorAll("[data-mat]") ??
      []),
  ];
  const lane = lanes.find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  const width = lanes[0]?.getBoundingClientRect().width ?? 1;
  const minutes = ((clientX - pressed.x) / width) * (scale.to - scale.from);
  const minute = Math.round((place.minute + minutes) / STEP_MINUTES) * STEP_MINUTES;
  return {
    carpet: lane?.getAttribute("data-mat") ?? place.carpet,
    minute: Math.max(scale.from, Math.min(minute, scale.to - STEP_MINUTES)),
  };
}
