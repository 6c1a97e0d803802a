import { expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "./competitionView.ts";
import { hasNothingLeft } from "./nothingLeft.ts";

/** Draw numbers of those who are done after so many bouts, all won by the first corner. */
function doneAfter(finished: number, format: Format, n: number): number[] {
  const { competition, category } = playedCompetition({ format, n, finished });
  const view = viewOf(competition);
  return category.fighters.filter(({ uuid }) => hasNothingLeft(view, uuid)).map(({ id }) => id);
}

test("[SN32] who is beaten in a knockout is done at once", () => {
  expect(doneAfter(4, "single_elimination_two_bronzes", 8)).toEqual([5, 6, 7, 8]);
});

test("[SN32] who may come back by a repechage is not, until his victor is beaten", () => {
  expect(doneAfter(4, "repechage_from_finalists", 8)).toEqual([]);
  expect(doneAfter(6, "repechage_from_finalists", 8)).toEqual([5, 6]);
  expect(doneAfter(4, "double_elimination", 8)).toEqual([]);
});

test("[SN32] who waits for the rest of his group is not, the last of a group that is over is", () => {
  expect(doneAfter(4, "groups_playoff", 6)).toEqual([]);
  expect(doneAfter(5, "groups_playoff", 6)).toEqual([5]);
});

test("[SN32] who has met everybody is, while others still meet", () => {
  expect(doneAfter(5, "round_robin", 4)).toEqual([1, 4]);
});

test("[SN32] who is not drawn yet is not", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  const view = viewOf({ ...competition, fightings: [] });
  expect(category.fighters.filter(({ uuid }) => hasNothingLeft(view, uuid))).toEqual([]);
});
