import { expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { isFighterDone } from "./FighterNext.tsx";

/** Draw numbers of those who are done after so many bouts, all won by the first corner. */
function doneAfter(finished: number, format: Format, n: number): number[] {
  const { competition, category } = playedCompetition({ format, n, finished });
  const view = viewOf(competition);
  return category.fighters.filter(({ uuid }) => isFighterDone(view, uuid)).map(({ id }) => id);
}

test("[SN32] [DR36] what a bout says of its corners tells who is done", () => {
  expect(doneAfter(6, "repechage_from_finalists", 8)).toEqual([5, 6]);
  expect(doneAfter(5, "groups_playoff", 6)).toEqual([5]);
});

test("[SN32] who is not drawn yet is not done, unless the category is over", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  const isDone = (status: "draft" | "merged") =>
    isFighterDone(
      viewOf({ ...competition, fightings: [], categories: [{ ...category, status }] }),
      category.fighters[0]?.uuid ?? "",
    );
  expect([isDone("draft"), isDone("merged")]).toEqual([false, true]);
});
