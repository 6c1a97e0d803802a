import { expect, test } from "vitest";
import { decidePlace, decideTakeOff, isAsSeen, type PlacedBout } from "./place.ts";
import { isSpread, queueChange, reorderedBouts } from "./queueChange.ts";

/** `mat("1f 2r 3 4")`: bout 1 is finished, 2 is running, 3 and 4 wait. */
const mat = (line: string): PlacedBout[] =>
  line.split(" ").map((word) => {
    const state = { f: "finished", r: "running", c: "called" } as const;
    const mark = word.slice(1);
    return {
      id: word.slice(0, 1),
      state: mark === "f" || mark === "r" || mark === "c" ? state[mark] : "waiting",
    };
  });
const waiting = (id: string): PlacedBout => ({ id, state: "waiting" });

test("[DY19] a bout is put right before another one, or at the end", () => {
  const target = mat("1f 2r 3 4 5");
  const seen = ["2", "3", "4", "5"];
  expect(decidePlace({ bout: waiting("5"), target, seen, before: "3" })).toEqual({
    ok: true,
    value: ["1", "2", "5", "3", "4"],
  });
  expect(decidePlace({ bout: waiting("3"), target, seen })).toEqual({
    ok: true,
    value: ["1", "2", "4", "5", "3"],
  });
});

test("[DY19] a bout of another mat joins this one", () => {
  const placed = decidePlace({ bout: waiting("9"), target: mat("3 4"), seen: ["3", "4"], before: "4" });
  expect(placed).toEqual({ ok: true, value: ["3", "9", "4"] });
});

test("[DY19] an order that is no longer true is refused with the one that is", () => {
  const placed = decidePlace({
    bout: waiting("5"),
    target: mat("2r 4 3 5"),
    seen: ["2", "3", "4", "5"],
    before: "3",
  });
  expect(placed).toEqual({ ok: false, problem: { code: "stale-order", order: ["2", "4", "3", "5"] } });
});

test("[DY19] a bout that ended meanwhile makes nobody's order stale", () => {
  expect(isAsSeen(mat("2f 3r 4 5"), ["2", "3", "4", "5"])).toBe(true);
  expect(isAsSeen(mat("2f 3r 4"), ["2", "3", "4", "5"])).toBe(false);
});

test("[DY19] what has begun is not moved, and nothing is put before it", () => {
  const target = mat("2r 3 4");
  const seen = ["2", "3", "4"];
  const refused = { ok: false, problem: { code: "already-started" } };
  expect(decidePlace({ bout: { id: "2", state: "running" }, target, seen })).toEqual(refused);
  expect(decidePlace({ bout: waiting("4"), target, seen, before: "2" })).toEqual(refused);
  expect(decidePlace({ bout: waiting("4"), target, seen, before: "7" })).toEqual({
    ok: false,
    problem: { code: "unknown-neighbour" },
  });
});

test("[DY17] several bouts go together and keep their order; one of them that has begun keeps all", () => {
  const placing = { bout: waiting("8"), target: mat("3 4"), seen: ["3", "4"] };
  expect(decidePlace({ ...placing, followers: mat("9 7"), before: "4" })).toEqual({
    ok: true,
    value: ["3", "8", "9", "7", "4"],
  });
  expect(decidePlace({ ...placing, followers: mat("9r") })).toMatchObject({ ok: false });
});

test("[DY32] a bout is taken off its mat, unless it has begun or the mat is not as it was seen", () => {
  const target = mat("2f 3r 4 5");
  expect(decideTakeOff({ bout: waiting("4"), target, seen: ["3", "4", "5"] })).toEqual({
    ok: true,
    value: ["2", "3", "5"],
  });
  const together = { bout: waiting("4"), followers: mat("5"), target, seen: ["3", "4", "5"] };
  expect(decideTakeOff(together)).toEqual({ ok: true, value: ["2", "3"] });
  expect(decideTakeOff({ ...together, followers: mat("3r") })).toMatchObject({
    problem: { code: "already-started" },
  });
  expect(decideTakeOff({ bout: waiting("4"), target, seen: ["3", "5", "4"] })).toMatchObject({
    problem: { code: "stale-order" },
  });
  expect(decideTakeOff({ bout: { id: "3", state: "running" }, target, seen: [] })).toMatchObject({
    problem: { code: "already-started" },
  });
});

test("[DY21] what an act did is read from the lists it left", () => {
  const lists = (one: string, two: string) => [
    { carpet: "1", fightings: one.split("") },
    { carpet: "2", fightings: two.split("") },
  ];
  expect(queueChange(lists("abc", ""), lists("bac", ""), "a")).toEqual({ bouts: ["a"], from: "1", to: "1" });
  expect(queueChange(lists("abc", "x"), lists("c", "xab"), "a")).toEqual({
    bouts: ["a", "b"],
    from: "1",
    to: "2",
  });
  expect(queueChange(lists("ab", ""), lists("b", ""), "a")).toEqual({
    bouts: ["a"],
    from: "1",
    to: undefined,
  });
  expect(isSpread(lists("abc", "x"), lists("c", "xab"))).toBe(false);
  expect(isSpread(lists("abc", "x"), lists("cx", "ab"))).toBe(true);
  expect(reorderedBouts(lists("abcd", "xy"), lists("abcd", "xy"))).toEqual([]);
  expect(reorderedBouts(lists("abcd", "xy"), lists("acbd", "xy"))).toEqual(["c", "b"]);
  expect(reorderedBouts(lists("abcd", "xy"), lists("ad", "xbyc"))).toEqual(["b", "c"]);
  expect(reorderedBouts(lists("abcd", "xy"), lists("dac", "yxb"))).toEqual(["b", "d", "a", "c", "y", "x"]);
});
