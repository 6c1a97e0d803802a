import type { TableAct, Side } from "#web/features/refereeing/table/tableAct.ts";
import { useLayoutEffect } from "react";

/** The table's keyboard. A dialog or a field with focus keeps its keys to itself. */
export function useTableKeys(isActive: boolean, pointButtons: number, onAct: (act: TableAct) => void): void {
  // A key pressed as soon as a dialog is gone is the table's already.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || isPressing(event)) return;
      const act = actOfKey(event, pointButtons);
      if (act === undefined) return;
      event.preventDefault();
      onAct(act);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isActive, pointButtons, onAct]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/** Enter on a button or a link that somebody has tabbed to presses it; a pointer never leaves the focus there. */
const isPressing = ({ code, target }: KeyboardEvent) =>
  code === "Enter" && target instanceof Element && target.closest("button, a") !== null;

/** Keys by their place on the keyboard, so that a Russian layout does not matter (SN15). */
const TOP_ROW = "QWERTYUIOP";

/** The point buttons of the left athlete begin at Q, those of the right one end at P. */
export function pointKey(side: Side, index: number, count: number): string | undefined {
  if (index >= TOP_ROW.length / 2) return undefined;
  return side === 0 ? TOP_ROW[index] : TOP_ROW[TOP_ROW.length - Math.min(count, 5) + index];
}

/** For each hand the same order from the outside in. */
export const SIDE_KEYS = {
  advantage: ["A", "K"],
  penalty: ["S", "L"],
  warning: ["D", "J"],
  escape: ["F", "H"],
  medical: ["Z", "M"],
  stalling: ["X", "N"],
  submission: ["C", "B"],
} as const satisfies Record<string, readonly [string, string]>;

const COUNTERS = ["medical", "stalling"] as const;

type KeyPress = Pick<
  KeyboardEvent,
  "code" | "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** What a key asks for. A held key asks once; what the browser means by Ctrl stays the browser's. */
export function actOfKey(press: KeyPress, pointButtons: number): TableAct | undefined {
  if (press.repeat || press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return historyAct(press);
  if (press.key === "?" || press.code === "F1") return { type: "help" };
  if (press.shiftKey && !press.code.startsWith("Arrow")) return undefined;
  return plainAct(press) ?? letterAct(press.code.replace(/^Key/, ""), pointButtons);
}

function historyAct({ code, shiftKey }: KeyPress): TableAct | undefined {
  if (code === "KeyY") return { type: "redo" };
  if (code !== "KeyZ") return undefined;
  return { type: shiftKey ? "redo" : "undo" };
}

const STEP_SECONDS = 1;
const BIG_STEP_SECONDS = 10;

const PLAIN_ACTS: Readonly<Record<string, TableAct>> = {
  Space: { type: "toggle-clock" },
  Backspace: { type: "undo" },
  Enter: { type: "accept" },
  NumpadEnter: { type: "accept" },
  Escape: { type: "put-off" },
  Digit0: { type: "set-clock" },
  KeyG: { type: "horn" },
  F2: { type: "swap" },
};

function plainAct({ code, shiftKey }: KeyPress): TableAct | undefined {
  const seconds = shiftKey ? BIG_STEP_SECONDS : STEP_SECONDS;
  if (code === "ArrowUp") return { type: "adjust-clock", seconds };
  return code === "ArrowDown" ? { type: "adjust-clock", seconds: -seconds } : PLAIN_ACTS[code];
}

function letterAct(letter: string, pointButtons: number): TableAct | undefined {
  for (const side of [0, 1] as const) {
    for (let index = 0; index < pointButtons; index += 1) {
      if (pointKey(side, index, pointButtons) === letter) return { type: "points", side, index };
    }
    for (const counter of COUNTERS) {
      if (SIDE_KEYS[counter][side] === letter) return { type: "countdown", side, counter };
    }
    for (const type of ["advantage", "penalty", "warning", "escape", "submission"] as const) {
      if (SIDE_KEYS[type][side] === letter) return { type, side };
    }
  }
  return undefined;
}
