import { expect, test } from "vitest";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { categoryNow, dayNow, fighterNow, teamNow } from "./followedNow.ts";

const dayAfter = (finished: number) => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished });
  const status = finished === 3 ? "finished" : "in_progress";
  const day = dayNow({ ...competition, categories: [{ ...category, status }] }, 0);
  return { day, category };
};
const TEAM = (finished: number) => String(dayAfter(finished).category.fighters[0]?.team?.id);

test("[FO9] a category tells its next bout, and when it is over who has won", () => {
  const { day, category } = dayAfter(1);
  const next = categoryNow(day, category.uuid);
  expect(next).toMatchObject({ progress: { done: 1, total: 3 }, winner: undefined });
  expect(day.windows.has(next?.bout?.uuid ?? "")).toBe(true);
  const over = dayAfter(3);
  const decided = categoryNow(over.day, over.category.uuid);
  expect(decided?.bout).toBeUndefined();
  expect(decided?.winner).toContain("Кочетов");
});

test("[FO9] a category whose next pair is called tells the bout that is fought", () => {
  const played = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const { competition, category } = withBout(withBout(played, 1, { state: "called" }), 2, {
    state: "running",
  });
  expect(categoryNow(dayNow(competition, 0), category.uuid)?.bout?.number).toBe(2);
});

test("[FO9] a team has its people ahead while there are bouts, and its medals afterwards", () => {
  expect(teamNow(dayAfter(1).day, TEAM(1))).toMatchObject({ total: 3, medals: [0, 0, 0] });
  expect(teamNow(dayAfter(1).day, TEAM(1))?.ahead.length).toBeGreaterThan(1);
  expect(teamNow(dayAfter(3).day, TEAM(3))).toMatchObject({ ahead: [], medals: [1, 1, 1] });
  expect(teamNow(dayAfter(3).day, "999")).toBeUndefined();
});

test("[FO9] an athlete who is done has a result and a place", () => {
  const { day, category } = dayAfter(3);
  const placeOf = (uuid: string) => {
    const now = fighterNow(day, uuid)?.now;
    return now?.type === "done" ? now.place : undefined;
  };
  expect(new Set(category.fighters.map(({ uuid }) => placeOf(uuid)))).toEqual(new Set([1, 2, 3]));
});
