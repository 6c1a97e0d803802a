import type { BoutCommand } from "#domain/bout/command.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";

/** Keys by their place on the keyboard, so that a Russian layout does not matter. */
export const POINT_KEYS: Readonly<Record<Corner, readonly [string, string, string]>> = {
  red: ["Q", "W", "E"],
  blue: ["I", "O", "P"],
};
export const ADVANTAGE_KEYS: Readonly<Record<Corner, string>> = { red: "A", blue: "K" };
export const PENALTY_KEYS: Readonly<Record<Corner, string>> = { red: "S", blue: "L" };
export const POINT_VALUES = [2, 3, 4] as const;

const COMMANDS: ReadonlyMap<string, BoutCommand> = new Map(
  (["red", "blue"] as const).flatMap((corner): [string, BoutCommand][] => [
    ...POINT_VALUES.map((points, index): [string, BoutCommand] => [
      `Key${POINT_KEYS[corner][index]}`,
      { type: "score-points", corner, points },
    ]),
    [`Key${ADVANTAGE_KEYS[corner]}`, { type: "give-advantage", corner }],
    [`Key${PENALTY_KEYS[corner]}`, { type: "give-penalty", corner }],
  ]),
);

export type KeyPress = Pick<KeyboardEvent, "code" | "repeat" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for: a command, the clock, the undo, or nothing. A held key asks once. */
export function commandOfKey(press: KeyPress): BoutCommand | "toggle-clock" | "undo" | undefined {
  if (press.repeat || press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return press.code === "KeyZ" ? "undo" : undefined;
  if (press.code === "Space") return "toggle-clock";
  return press.code === "Backspace" ? "undo" : COMMANDS.get(press.code);
}
