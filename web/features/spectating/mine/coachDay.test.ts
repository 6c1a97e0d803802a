import { expect, test } from "vitest";
import type { Carpet, Competition } from "#contract/competition/entity.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { startWindows } from "#web/sport/facts/startWindows.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { coachDay } from "./coachDay.ts";

const dayOf = (competition: Competition, uuids: readonly string[]) => {
  const followed = uuids.map((ref) => ({ kind: "fighter", ref }) as const);
  const windows = startWindows(competition, dayFacts(competition), 0);
  return { day: coachDay(viewOf(competition), followed, windows, 0), windows };
};

test("[FO17] the day has its people in the order of their start, and what they have fought below", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 2 });
  const uuids = category.fighters.map(({ uuid }) => uuid);
  const { day, windows } = dayOf(competition, uuids);
  const starts = day.ahead.map(({ now }) => (now.type === "next" ? windows.get(now.bout.uuid)?.startMs : 0));
  expect(day.ahead).toHaveLength(4);
  expect(starts).toEqual(starts.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  const fought = new Set(
    competition.fightings
      .filter(({ state }) => state === "finished")
      .flatMap(({ slots }) => slots.map(({ fighter }) => fighter)),
  );
  expect(new Set(day.results.map(({ fighter }) => fighter.uuid))).toEqual(fought);
  expect(day.results.every(({ place }) => place === undefined)).toBe(true);
});

test("[FO17] a category that is over gives won, lost and place, the best first; nobody else is shown", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
  const over = { ...competition, categories: [{ ...category, status: "finished" as const }] };
  const uuids = category.fighters.map(({ uuid }) => uuid);
  const { day } = dayOf(over, uuids);
  expect(day.ahead).toEqual([]);
  expect(day.results.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(day.results[0]?.record).toMatchObject({ wins: 2, losses: 0 });
  expect(dayOf(over, uuids.slice(0, 1)).day.results).toHaveLength(1);
});

test("[FO16] athletes whose first bouts are on two mats at the same time clash, those of one mat do not", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const [first, second] = competition.fightings;
  const [carpet] = competition.carpets;
  if (!first || !second || !carpet) throw new Error("two bouts and a mat");
  const mats = (bouts: readonly (typeof first)[]): Carpet => ({
    ...carpet,
    fightings: bouts.map(({ id, uuid }) => ({ id, uuid })),
  });
  const rest = competition.fightings.slice(2);
  const other: Carpet = { ...mats([second]), uuid: "other", name: "Ковёр Б" };
  const both: Competition = {
    ...competition,
    carpets: [mats([first, ...rest]), other],
    fightings: [first, { ...second, carpet: { uuid: "other" } }, ...rest],
  };
  const uuids = category.fighters.map(({ uuid }) => uuid);
  const [clash] = dayOf(both, uuids).day.clashes;
  expect(new Set(clash?.bouts.map(({ mat }) => mat))).toEqual(new Set([carpet.uuid, "other"]));
  expect(dayOf(competition, uuids).day.clashes).toEqual([]);
});
