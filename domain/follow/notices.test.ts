import { expect, test } from "vitest";
import { noticesOf, type NoticedBout } from "./notices.ts";

const waiting = (count: number): NoticedBout[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index + 1}`,
    status: "waiting",
    fighters: [`f${index + 1}`],
  }));
const told = (bouts: readonly NoticedBout[], nowMs = 0) =>
  noticesOf(bouts, nowMs).map(({ kind, bout }) => `${bout} ${kind}`);

test("[PN2] with five bouts before somebody must get ready, with two they are next", () => {
  expect(told(waiting(8))).toEqual(["b1 next", "b2 next", "b3 next", "b4 ready", "b5 ready", "b6 ready"]);
});

test("[PN2] a bout under way counts as one before, wherever the list has it", () => {
  const bouts: NoticedBout[] = [...waiting(3), { id: "now", status: "running", fighters: ["x"] }];
  expect(told(bouts)).toEqual(["now called", "b1 next", "b2 next", "b3 ready"]);
});

test("[PN2] a call is told to both, a place not yet filled to nobody", () => {
  const bouts: NoticedBout[] = [
    { id: "semi", status: "called", fighters: ["anna", "bella"] },
    { id: "final", status: "waiting", fighters: [] },
  ];
  expect(noticesOf(bouts, 0)).toEqual([
    { kind: "called", bout: "semi", fighter: "anna", before: 0 },
    { kind: "called", bout: "semi", fighter: "bella", before: 0 },
  ]);
});

test("[PN2] a result is news for a quarter of an hour", () => {
  const over: NoticedBout = { id: "b", status: "finished", fighters: ["anna"], finishedAtMs: 0 };
  expect(told([over], 14 * 60_000)).toEqual(["b result"]);
  expect(told([over], 15 * 60_000)).toEqual([]);
});
