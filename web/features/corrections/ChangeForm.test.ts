import { expect, test } from "vitest";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import { parseBout } from "#domain/bout/notation.ts";
import { replayBout } from "#domain/bout/fold.ts";
import { draftToChange, isAgainstPoints, openDraft, withEdit } from "./ChangeForm.tsx";

const parsed = parseBout("go R+2 B+4 B#points");
const bout = replayBout(boutSetup(null, 300), parsed.ok ? parsed.value : []);
const draft = openDraft(bout);

test("[CR9] the result as it stands is nothing to correct", () => {
  expect(draftToChange(draft, bout)).toBeUndefined();
  expect(draftToChange({ ...draft, kind: "score" }, bout)).toBeUndefined();
});

test("[CR9] another winner is a change, and a way without a winner drops it", () => {
  expect(draftToChange({ ...draft, winner: "red" }, bout)).toEqual({
    kind: "result",
    method: "points",
    winner: "red",
  });
  expect(draftToChange({ ...draft, method: "double_dq" }, bout)).toEqual({
    kind: "result",
    method: "double_dq",
  });
});

test("[CR9] a win on points of who has fewer of them is told, any other way to win is not", () => {
  expect(isAgainstPoints(draft, bout)).toBe(false);
  expect(isAgainstPoints({ ...draft, winner: "red" }, bout)).toBe(true);
  expect(isAgainstPoints({ ...draft, winner: "red", method: "decision" }, bout)).toBe(false);
});

test("[CR9] marked actions go with the result only when it changes too", () => {
  const edited = withEdit({ ...draft, kind: "score" }, "2", { type: "undone", target: "2" });
  expect(draftToChange(edited, bout)).toEqual({ kind: "score", changes: [{ type: "undone", target: "2" }] });
  expect(draftToChange({ ...edited, winner: "red" }, bout)).toMatchObject({
    result: { method: "points", winner: "red" },
  });
  expect(draftToChange(withEdit(edited, "2", undefined), bout)).toBeUndefined();
});
