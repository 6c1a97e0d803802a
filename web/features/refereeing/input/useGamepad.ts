import { useEffect } from "react";
import { actsOfGamepad } from "./gamepad.ts";
import type { TableAct } from "#web/features/refereeing/table/tableAct.ts";

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
