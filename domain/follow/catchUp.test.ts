import { expect, test } from "vitest";
import {
  changesSince,
  hoursOf,
  lookAgain,
  outcomesSince,
  planOf,
  type Day,
  type TimedBout,
} from "./catchUp.ts";

const MINUTE = 60_000;
const at = (hour: number, minute = 0) => (hour * 60 + minute) * MINUTE;

function bout(uuid: string, fighters: readonly string[], rest: Partial<TimedBout> = {}): TimedBout {
  return {
    uuid,
    category: "c77",
    fighters,
    isFinal: false,
    finishedAtMs: undefined,
    planned: undefined,
    ...rest,
  };
}

const over = (uuid: string, fighters: readonly string[], finishedAtMs: number) =>
  bout(uuid, fighters, { finishedAtMs });
const planned = (uuid: string, mat: string | undefined, startMs: number | undefined) =>
  bout(uuid, ["laptev", "orlov"], { planned: { mat, startMs } });

const dayOf = (bouts: readonly TimedBout[], places: Day["places"] = []): Day => ({
  event: "7",
  teams: new Map([["laptev", "3"]]),
  bouts,
  places,
});

const LAPTEV = { kind: "fighter", ref: "laptev" } as const;
const BEAR = { kind: "team", ref: "3" } as const;
const since = (sinceMs: number, plan = {}) => ({ sinceMs, plan });

test("[FO11] bouts of the followed that ended since are told, the latest first, and no others", () => {
  const day = dayOf([
    over("early", ["laptev", "orlov"], at(12, 59)),
    over("first", ["laptev", "orlov"], at(13, 1)),
    over("second", ["petrov", "laptev"], at(14)),
    over("strange", ["petrov", "orlov"], at(14, 5)),
  ]);
  const told = [
    { type: "fought", atMs: at(14), bout: "second", fighter: "laptev" },
    { type: "fought", atMs: at(13, 1), bout: "first", fighter: "laptev" },
  ];
  expect(outcomesSince(day, [LAPTEV], since(at(13)))).toEqual(told);
  expect(outcomesSince(day, [BEAR], since(at(13)))).toEqual(told);
  expect(outcomesSince(day, [], since(at(13)))).toEqual([]);
});

test("[FO11] a bout between two of the followed is told once, of nobody in particular", () => {
  const day = dayOf([over("own", ["laptev", "orlov"], at(14))]);
  expect(outcomesSince(day, [BEAR, { kind: "fighter", ref: "orlov" }], since(at(13)))).toEqual([
    { type: "fought", atMs: at(14), bout: "own" },
  ]);
});

test("[FO11] of a category every bout and the medals are told, of an event its finals", () => {
  const final = { ...over("final", ["orlov", "petrov"], at(15)), isFinal: true };
  const places = [1, 2, 5].map((place) => ({ category: "c77", fighter: `f${place}`, place, atMs: at(15) }));
  const day = dayOf([over("half", ["orlov", "zotov"], at(14)), final], places);
  expect(outcomesSince(day, [{ kind: "category", ref: "c77" }], since(at(13)))).toMatchObject([
    { type: "placed", place: 1 },
    { type: "placed", place: 2 },
    { bout: "final" },
    { bout: "half" },
  ]);
  expect(outcomesSince(day, [{ kind: "event", ref: "7" }], since(at(13)))).toMatchObject([{ bout: "final" }]);
  expect(outcomesSince(day, [{ kind: "fighter", ref: "f5" }], since(at(13)))).toMatchObject([{ place: 5 }]);
});

test("[FO11] another mat and a start that moved by a quarter of an hour are told, smaller moves are not", () => {
  const plan = {
    stays: { mat: "a", startMs: at(14) },
    moves: { mat: "a", startMs: at(14) },
    late: { mat: "a", startMs: at(14) },
  };
  const day = dayOf([
    planned("stays", "a", at(14, 14)),
    planned("moves", "b", at(14)),
    planned("late", "a", at(14, 15)),
    planned("new", "a", at(15)),
  ]);
  expect(changesSince(day, [LAPTEV], since(at(13), plan))).toEqual([
    { type: "moved", bout: "moves", fighter: "laptev", from: "a" },
    { type: "shifted", bout: "late", fighter: "laptev", fromMs: at(14) },
  ]);
});

test("[FO11] a delay is told of the first bout of each athlete that moved, the nearest first", () => {
  const late = (uuid: string, fighters: readonly string[], startMs: number) =>
    bout(uuid, fighters, { planned: { mat: "a", startMs } });
  const plan = Object.fromEntries(
    ["third", "first", "second"].map((uuid) => [uuid, { mat: "b", startMs: at(9) }]),
  );
  const day = dayOf([
    late("third", ["laptev", "petrov"], at(13)),
    late("first", ["laptev", "zotov"], at(11)),
    late("second", ["orlov", "petrov"], at(12)),
  ]);
  const told = changesSince(day, [LAPTEV, { kind: "fighter", ref: "orlov" }], since(at(10), plan));
  const [moved, shifted] = (["moved", "shifted"] as const).map((kind) =>
    told.flatMap(({ type, bout: uuid }) => (type === kind ? uuid : [])),
  );
  expect(shifted).toEqual(["first", "second"]);
  expect(moved).toEqual(["first", "second", "third"]);
});

test("[FO12] only what is followed and still to come is kept of a plan", () => {
  const other = bout("other", ["petrov", "orlov"], { planned: { mat: "a", startMs: at(14) } });
  const day = dayOf([planned("own", "a", undefined), other, over("past", ["laptev", "orlov"], at(12))]);
  expect(planOf(day, [LAPTEV])).toEqual({ own: { mat: "a", startMs: undefined } });
});

test("[FO12] after ten minutes away news begin where somebody looked last, with the plan of then", () => {
  const [before, now] = [{ own: { mat: "a", startMs: 1 } }, { own: { mat: "b", startMs: 1 } }];
  const first = lookAgain(undefined, at(13), before);
  expect(first).toMatchObject({ sinceMs: at(13), sincePlan: before });
  const still = lookAgain(first, at(13, 9), before);
  expect(still).toMatchObject({ sinceMs: at(13), seenMs: at(13, 9) });
  const back = lookAgain(still, at(14), now);
  expect(back).toEqual({ sinceMs: at(13, 9), sincePlan: before, seenMs: at(14), seenPlan: now });
  expect(lookAgain(back, at(14, 5), now)).toMatchObject({ sinceMs: at(13, 9), sincePlan: before });
});

test("[FO12] what is seen late, from a page kept before, takes nothing back", () => {
  const look = lookAgain(undefined, at(14), {});
  expect(lookAgain(look, at(13), {}).seenMs).toBe(at(14));
});

test("[FO13] the hours are those of the hall, from the first bout that ended to the last", () => {
  const day = dayOf([over("one", [], at(9, 40)), over("two", [], at(11, 5))]);
  expect(hoursOf(day, at(12), 0)).toEqual([at(9), at(10), at(11)]);
  expect(hoursOf(day, at(12), 30 * MINUTE)).toEqual([at(9, 30), at(10, 30)]);
  expect(hoursOf(dayOf([]), at(12), 0)).toEqual([]);
});
