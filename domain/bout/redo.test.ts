import { expect, test } from "vitest";
import { lastRedoable } from "./redo.ts";
import { recorded } from "./testing/after.ts";

test.each([
  ["nothing was undone", "R+2", undefined],
  ["the undo just made", "R+2 u1", "2"],
  ["of two undos the newer first", "R+2 B+3 u2 u1", "4"],
  ["then the other one", "R+2 B+3 u2 u1 u4", "3"],
  ["both are redone already", "R+2 B+3 u2 u1 u4 u3", undefined],
  ["something was done since, so what was undone stays undone", "R+2 u1 B+3", undefined],
])("[BT8] redo takes back: %s", (_, line, id) => {
  expect(lastRedoable(recorded(line))?.id).toBe(id);
});
