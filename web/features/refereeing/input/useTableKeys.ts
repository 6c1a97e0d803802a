import { useEffect } from "react";
import type { TableAct } from "#web/features/refereeing/table/tableAct.ts";
import { actOfKey } from "./tableKeys.ts";

/** The table's keyboard. A dialog or a field with focus keeps its keys to itself. */
export function useTableKeys(isActive: boolean, pointButtons: number, onAct: (act: TableAct) => void): void {
  useEffect(() => {
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
