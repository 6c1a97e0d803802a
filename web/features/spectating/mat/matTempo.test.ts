import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { matTempo } from "./matTempo.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 3 });
const times = [
  ["2026-11-15T09:10:00Z", "2026-11-15T09:14:00Z"],
  ["2026-11-15T09:16:00Z", "2026-11-15T09:22:00Z"],
  ["2026-11-15T11:00:00Z", "2026-11-15T11:05:00Z"],
] as const;
const bouts = competition.fightings.map((bout, index) => ({
  ...bout,
  startedAt: times[index]?.[0] ?? null,
  finishedAt: times[index]?.[1] ?? null,
}));

test("[SN6] a mat's tempo: bouts of each hour, how long they take and what lies between them", () => {
  const tempo = matTempo(bouts);
  expect(tempo?.hours.map((hour) => hour.bouts)).toEqual([2, 0, 1]);
  expect(tempo?.meanBoutMs).toBe(5 * 60_000);
  // The break before the third one is no changeover.
  expect(tempo?.meanGapMs).toBe(2 * 60_000);
});

test("[SN6] a mat nobody has fought on has no tempo", () => {
  expect(matTempo(competition.fightings)).toBeUndefined();
});
