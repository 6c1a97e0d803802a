import { expect, test } from "vitest";
import type { Fighting } from "#contract/competition/entity.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { createCompetitionStore } from "./competitionStore.ts";

const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 1 });
const bout = competition.fightings.find(({ winner, slots }) => winner === null && slots[0].fighter !== null);
const red = bout?.slots[0].fighter;
if (bout === undefined || !red) throw new Error("nobody fights");

const RUNNING = { running: true, remaining: 200_000, anchor: 1000, period: 0, duration: 300_000 };
const started = { ...bout, state: "running", clock: RUNNING } as const;

/** What a page that follows the outline is told of these changes, one after the other. */
function outlinesAfter(...changes: readonly Partial<Fighting>[]) {
  const store = createCompetitionStore({
    ...competition,
    fightings: competition.fightings.map((one) => (one.uuid === started.uuid ? started : one)),
  });
  return changes.map((change, index) => {
    const before = store.getOutline();
    const { rev } = store.get();
    const version = started.version + index + 1;
    const fightings = [{ ...change, uuid: started.uuid, version }];
    store.merge({ uuid: competition.uuid, prev: rev, rev: rev + 1, serverTime: 1, fightings });
    return store.getOutline() === before ? "same" : "new";
  });
}

const scores = (points: number) => ({
  points: { [red]: { scores: points, advantages: 0, penalties: 0, warnings: 0 } },
});

test("[RT15] points of a bout that goes on leave the outline as it is, also with the clock written anew", () => {
  const later = { ...RUNNING, remaining: 190_000, anchor: 11_000 };
  expect(outlinesAfter(scores(2), { ...scores(4), clock: later })).toEqual(["same", "same"]);
});

test("[RT15] a stopped clock, a winner and their points belong to the outline", () => {
  const stopped = { state: "paused", clock: { ...RUNNING, running: false } } as const;
  const won = { state: "finished", winner: { uuid: red } } as const;
  expect(outlinesAfter(stopped, won, { ...won, ...scores(7) })).toEqual(["new", "new", "new"]);
});

test("[DY51] the next day of the programme begins by the clock, without a push", () => {
  const days = ["2026-11-14", "2026-11-15"].map((date) => ({
    ...emptyDay(date, "10:00"),
    midnightMs: Date.parse(date),
  }));
  const at = (time: string) => Date.parse(`${time}:00Z`);
  const programme = { days, placements: [] };
  const store = createCompetitionStore({ ...competition, programme, serverTime: at("2026-11-14T18:00") });
  const evening = store.getOutline();
  store.tick(at("2026-11-14T23:59"));
  expect(store.get()).toBe(evening);
  store.tick(at("2026-11-15T00:01"));
  expect(store.get().serverTime).toBe(at("2026-11-15T00:01"));
  expect(store.getOutline()).toBe(store.get());
});
