import { afterEach, expect, test, vi } from "vitest";
import { actOverTable, actsOfGamepad } from "./gamepad.ts";

const pad = (...down: number[]) => Array.from({ length: 17 }, (_, index) => down.includes(index));

test("[TB6] the left thumb scores for the left athlete, the right one for the right", () => {
  expect(actsOfGamepad(pad(), pad(14))).toEqual([{ type: "points", side: 0, index: 0 }]);
  expect(actsOfGamepad(pad(), pad(1))).toEqual([{ type: "points", side: 1, index: 2 }]);
});

test("a held button counts once, a second one beside it counts too", () => {
  expect(actsOfGamepad(pad(0), pad(0))).toEqual([]);
  expect(actsOfGamepad(pad(0), pad(0, 6))).toEqual([{ type: "penalty", side: 0 }]);
  expect(actsOfGamepad(pad(0), pad())).toEqual([]);
});

test("a button nobody has named does nothing", () => {
  expect(actsOfGamepad(pad(), pad(10))).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test("[TB6] over the table accepting presses the button that has the focus, undoing closes, nothing else is scored", () => {
  const said: string[] = [];
  class Button {
    click = () => said.push("pressed");
  }
  vi.stubGlobal("HTMLButtonElement", Button);
  vi.stubGlobal("document", { activeElement: new Button() });
  const close = () => said.push("closed");
  actOverTable({ type: "points", side: 0, index: 0 }, close);
  actOverTable({ type: "toggle-clock" }, close);
  expect(said).toEqual([]);
  actOverTable({ type: "accept" }, close);
  actOverTable({ type: "undo" }, close);
  expect(said).toEqual(["pressed", "closed"]);
  vi.stubGlobal("document", { activeElement: {} });
  actOverTable({ type: "accept" }, close);
  expect(said).toHaveLength(2);
});
