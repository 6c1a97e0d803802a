import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { isPaired, nextOnMat } from "./boutPhase.ts";
import { matLine, viewOf } from "./competitionView.ts";
import { dayFacts } from "./dayFacts.ts";
import { nextBout } from "./fighterRecord.ts";
import { startWindows } from "./startWindows.ts";

const NOW = Date.parse("2026-05-16T09:00:00Z");
const MINUTE = 60_000;
const before = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();

/** The middle of a day on one mat: some of its bouts are over for so many minutes, and people rest so many. */
const days = fc
  .record({
    format: fc.constantFrom("single_elimination_two_bronzes" as const, "round_robin" as const),
    n: fc.integer({ min: 4, max: 9 }),
    finished: fc.nat(12),
    ago: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 12, maxLength: 12 }),
    restMinutes: fc.integer({ min: 0, max: 30 }),
    turn: fc.nat(20),
  })
  .map(({ ago, restMinutes, turn, ...story }): Competition => {
    const { competition } = playedCompetition(story);
    const fightings = competition.fightings.map((bout, index) => {
      const minutes = ago[index % ago.length] ?? 1;
      const isOver = bout.state === "finished";
      return isOver ? { ...bout, startedAt: before(minutes + 4), finishedAt: before(minutes) } : bout;
    });
    // Officials may have put the queue in any order.
    const carpets = competition.carpets.map((carpet) => {
      const at = turn % Math.max(1, carpet.fightings.length);
      return { ...carpet, fightings: [...carpet.fightings.slice(at), ...carpet.fightings.slice(0, at)] };
    });
    const rules = { advantages: true, penalties: true, restMinutes };
    return { ...competition, rules, fightings, carpets, serverTime: NOW };
  });

test("[DY65] beside windows a mat is told in the order of its calls: starts never run backwards, counts are the rows before", () => {
  fc.assert(
    fc.property(days, (competition) => {
      const starts = startWindows(competition, dayFacts(competition), NOW);
      const view = viewOf(competition);
      const [carpet] = competition.carpets;
      if (carpet === undefined) throw new Error("no mat");
      const { queue } = matLine(view, carpet, starts);
      const told = queue.flatMap(({ uuid }) => starts.get(uuid)?.startMs ?? []);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(nextOnMat(competition, carpet, undefined, starts)).toBe(queue.find(isPaired));
      for (const { uuid } of view.fighters.values()) {
        const next = nextBout(view, uuid, starts);
        if (next === undefined) continue;
        expect(next.before).toBe(queue.indexOf(next.bout));
        expect(next.line).toEqual(queue.slice(0, next.before));
      }
    }),
    { numRuns: 150 },
  );
});

test("[DY65] without windows, and for what has none, the order of the mat stands", () => {
  const { competition } = playedCompetition({ format: "round_robin", n: 5, finished: 0 });
  const view = viewOf(competition);
  const [carpet] = competition.carpets;
  const { queue } = matLine(view, carpet ?? { ...competition, name: "", fightings: [] });
  expect(queue.map(({ uuid }) => uuid)).toEqual(carpet?.fightings.map(({ uuid }) => uuid));
});
