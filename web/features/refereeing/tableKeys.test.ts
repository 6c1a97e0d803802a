import { expect, test } from "vitest";
import { commandOfKey } from "./tableKeys.ts";

const key = (code: string, more = {}) =>
  commandOfKey({ code, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  ["KeyQ", { type: "score-points", corner: "red", points: 2 }],
  ["KeyP", { type: "score-points", corner: "blue", points: 4 }],
  ["KeyA", { type: "give-advantage", corner: "red" }],
  ["KeyL", { type: "give-penalty", corner: "blue" }],
  ["Space", "toggle-clock"],
  ["Backspace", "undo"],
  ["KeyX", undefined],
])("%s, wherever the layout puts its letter", (code, asked) => {
  expect(key(code)).toEqual(asked);
});

test("Ctrl+Z takes back, Ctrl with anything else is the browser's", () => {
  expect(key("KeyZ", { ctrlKey: true })).toBe("undo");
  expect(key("KeyQ", { ctrlKey: true })).toBeUndefined();
});

test("a held key asks once", () => {
  expect(key("KeyQ", { repeat: true })).toBeUndefined();
});
