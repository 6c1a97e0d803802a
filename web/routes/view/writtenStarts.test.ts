import { expect, test } from "vitest";
import { dayFacts } from "#web/sport/dayFacts.ts";
import { startWindows } from "#web/sport/startWindows.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { readStarts, writeStarts } from "./writtenStarts.ts";

test("start windows written into a page are read as they were counted", () => {
  const { competition } = playedCompetition({ format: "double_elimination", n: 8, finished: 3 });
  const starts = startWindows(competition, dayFacts(competition), competition.serverTime);
  expect(starts.size).toBeGreaterThan(3);
  const written: unknown = JSON.parse(JSON.stringify(writeStarts(competition, starts)));
  expect(readStarts(competition, written)).toEqual(starts);
});

test("a page that brought no start windows says so", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
  expect(readStarts(competition, undefined)).toBeUndefined();
});
