import { expect, test } from "vitest";
import { needLines } from "../needLines.ts";
import { standingsOf } from "../standingRows.ts";
import { playedCompetition } from "../testing/playedCompetition.ts";
import { readLines, readStandings, writeLines, writeStandings } from "./writtenTables.ts";

const playedRoundRobin = (finished: number) => playedCompetition({ format: "round_robin", n: 5, finished });
/** As a page carries it. */
const sent = (written: unknown): unknown => JSON.parse(JSON.stringify(written));

test("a table written into a page is read as it was counted", () => {
  const { competition, category } = playedRoundRobin(3);
  const standings = standingsOf(category, category.fighters, competition.fightings);
  expect(standings.rows.some(({ reason }) => reason !== undefined)).toBe(true);
  expect(readStandings(category.fighters, sent(writeStandings(standings)))).toEqual(standings);
});

test("what somebody needs is read as it was said", () => {
  const { competition, category } = playedRoundRobin(6);
  const circle = { categoryUuid: category.uuid, fighters: category.fighters, bouts: competition.fightings };
  const lines = needLines(circle);
  expect(lines.size).toBeGreaterThan(0);
  expect(readLines(sent(writeLines(lines)))).toEqual(lines);
});

test("a page that brought no table says so", () => {
  expect(readStandings([], undefined)).toBeUndefined();
  expect(readLines(undefined)).toBeUndefined();
});
