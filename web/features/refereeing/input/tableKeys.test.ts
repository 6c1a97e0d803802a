import { expect, test } from "vitest";
import { actOfKey, pointKey } from "./tableKeys.ts";

const PRESS = { key: "", repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const act = (code: string, more = {}, count = 3) => actOfKey({ ...PRESS, code, ...more }, count);

test.each([
  ["KeyQ", { type: "points", side: 0, index: 0 }],
  ["KeyE", { type: "points", side: 0, index: 2 }],
  ["KeyI", { type: "points", side: 1, index: 0 }],
  ["KeyP", { type: "points", side: 1, index: 2 }],
  ["KeyA", { type: "advantage", side: 0 }],
  ["KeyL", { type: "penalty", side: 1 }],
  ["KeyZ", { type: "countdown", side: 0, counter: "medical" }],
  ["KeyN", { type: "countdown", side: 1, counter: "stalling" }],
  ["KeyC", { type: "submission", side: 0 }],
  ["Space", { type: "toggle-clock" }],
  ["Backspace", { type: "undo" }],
  ["Enter", { type: "accept" }],
  ["KeyG", { type: "horn" }],
  ["ArrowUp", { type: "adjust-clock", seconds: 1 }],
  ["KeyR", undefined],
])("[SN15] %s, wherever the layout puts its letter", (code, asked) => {
  expect(act(code, { key: "щ" })).toEqual(asked);
});

test("[SN15] with more buttons the rows grow towards each other and never meet", () => {
  const keys = (side: 0 | 1, count: number) =>
    Array.from({ length: count }, (_, index) => pointKey(side, index, count)).join("");
  expect([keys(0, 3), keys(1, 3)]).toEqual(["QWE", "IOP"]);
  expect([keys(0, 5), keys(1, 5)]).toEqual(["QWERT", "YUIOP"]);
  expect(act("KeyR", {}, 4)).toEqual({ type: "points", side: 0, index: 3 });
});

test("[BT8] Ctrl+Z takes back, with Shift it puts back, Ctrl with anything else is the browser's", () => {
  expect(act("KeyZ", { ctrlKey: true })).toEqual({ type: "undo" });
  expect(act("KeyZ", { ctrlKey: true, shiftKey: true })).toEqual({ type: "redo" });
  expect(act("KeyQ", { ctrlKey: true })).toBeUndefined();
});

test("Shift makes the step of the clock ten seconds", () => {
  expect(act("ArrowDown", { shiftKey: true })).toEqual({ type: "adjust-clock", seconds: -10 });
});

test("the question mark asks for help on every layout", () => {
  expect(act("Slash", { key: "?", shiftKey: true })).toEqual({ type: "help" });
  expect(act("Digit7", { key: "?", shiftKey: true })).toEqual({ type: "help" });
});

test("[SN15] a held key asks once", () => {
  expect(act("KeyQ", { repeat: true })).toBeUndefined();
});
