import type { TableAct } from "#web/features/refereeing/table/tableAct.ts";
import { useEffect } from "react";

/** Asks the gamepads on every frame, but only while there is one. */
export function useGamepad(onAct: (act: TableAct) => void): void {
  useEffect(() => {
    const before = new Map<number, readonly boolean[]>();
    let frame: number | undefined;
    const read = () => {
      const pads = navigator.getGamepads().filter((pad) => pad !== null);
      for (const { index, buttons } of pads) {
        const now = buttons.map(({ pressed }) => pressed);
        for (const act of actsOfGamepad(before.get(index) ?? now, now)) onAct(act);
        before.set(index, now);
      }
      frame = pads.length === 0 ? undefined : requestAnimationFrame(read);
    };
    const begin = () => {
      frame ??= requestAnimationFrame(read);
    };
    begin();
    addEventListener("gamepadconnected", begin);
    return () => {
      removeEventListener("gamepadconnected", begin);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [onAct]);
}

/** The dialog that lies over the table, whichever part of the page has opened it. */
export const dialogOverTable = (): Element | undefined =>
  [...document.querySelectorAll('[role="dialog"][data-open]')].at(-1);

/**
 * While a dialog lies over the table a press goes to it, as the keys do: accepting presses what has the focus there (a
 * dangerous question has it on its way out), undoing is its Escape.
 */
export function actOnDialog({ type }: TableAct, dialog: Element): void {
  const focused = document.activeElement;
  if (type === "accept" && focused instanceof HTMLButtonElement && dialog.contains(focused)) focused.click();
  if (type === "undo") dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}

/**
 * The standard gamepad: the left thumb scores for the left athlete, the right thumb for the right one, so the eyes stay
 * on the mat. Numbers are the button indices of the W3C standard mapping.
 */
const ACTS: ReadonlyMap<number, TableAct> = new Map<number, TableAct>([
  [14, { type: "points", side: 0, index: 0 }],
  [12, { type: "points", side: 0, index: 1 }],
  [15, { type: "points", side: 0, index: 2 }],
  [4, { type: "advantage", side: 0 }],
  [6, { type: "penalty", side: 0 }],
  [2, { type: "points", side: 1, index: 0 }],
  [3, { type: "points", side: 1, index: 1 }],
  [1, { type: "points", side: 1, index: 2 }],
  [5, { type: "advantage", side: 1 }],
  [7, { type: "penalty", side: 1 }],
  [0, { type: "toggle-clock" }],
  [13, { type: "toggle-clock" }],
  [8, { type: "undo" }],
  [9, { type: "accept" }],
  [16, { type: "horn" }],
]);

/** A button counts when it goes down, not while it is held. */
export function actsOfGamepad(before: readonly boolean[], now: readonly boolean[]): readonly TableAct[] {
  return now.flatMap((isDown, index) => {
    const act = isDown && before[index] !== true ? ACTS.get(index) : undefined;
    return act === undefined ? [] : [act];
  });
}
