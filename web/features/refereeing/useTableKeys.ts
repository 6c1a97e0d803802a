import { useEffect, useRef } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import { commandOfKey } from "./tableKeys.ts";

type Options = {
  bout: Bout;
  isActive: boolean;
  onCommand: (command: BoutCommand) => void;
  onUndo: () => void;
};

/** The table's keyboard. A dialog or a field with focus keeps its keys to itself. */
export function useTableKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { bout, isActive, onCommand, onUndo } = latest.current;
      if (!isActive || isTyping(event.target)) return;
      const asked = commandOfKey(event);
      if (asked === undefined) return;
      event.preventDefault();
      if (asked === "undo") onUndo();
      else if (asked === "toggle-clock")
        onCommand({ type: bout.clock.isRunning ? "stop-clock" : "start-clock" });
      else onCommand(asked);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
