import { expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { dayFacts } from "./dayFacts.ts";
import { foughtBouts, matQueues } from "./dayQueues.ts";
import { startWindows } from "./startWindows.ts";

const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });
const NOW = Date.parse("2026-05-16T09:00:00Z");

const ofAge = (ageMax: number | null): Competition => ({
  ...competition,
  categories: competition.categories.map((category) => ({ ...category, ageMax })),
});
const startsOf = (shown: Competition) =>
  [...startWindows(shown, dayFacts(shown), NOW).values()].map(({ startMs }) => startMs - NOW);

test("[DY62] [DY67] the age of the category reaches the windows of a page, and what its bouts teach", () => {
  const [men, boys] = [startsOf(ofAge(null)), startsOf(ofAge(12))];
  expect(men[1]).toBeGreaterThan(0);
  expect(boys[1]).toBeLessThan(0.9 * (men[1] ?? 0));
  const [first, ...others] = ofAge(12).fightings;
  const over = { startedAt: "2026-05-16T08:00:00Z", finishedAt: "2026-05-16T08:01:00Z" };
  const fought = first && foughtBouts({ ...ofAge(12), fightings: [{ ...first, ...over }, ...others] });
  expect(fought).toMatchObject([{ age: "children", boutSeconds: 360 }]);
});

test("[DY65] a bout of a page names the bouts its athletes come from, while they are not known", () => {
  const [queue] = matQueues(competition, dayFacts(competition));
  const final = queue?.bouts.find(({ isFinal }) => isFinal);
  const first = queue?.bouts[0];
  expect([first?.feeders, final?.feeders?.length]).toEqual([[], 2]);
  expect(queue?.bouts.map(({ id }) => id)).toEqual(expect.arrayContaining([...(final?.feeders ?? [])]));
});
