import { expect, test } from "vitest";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { DISTANCES, distanceOf, tellDay, truthOf } from "../lib/toldStarts.ts";

const MOST_MINUTES = { "≤ 15 min": 13, "15–60 min": 32, "1–3 h": 65, "> 3 h": 180 } as const;

/** One small day says little about what is hours away: eight of them. */
const SEEDS = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"];

test.each([
  // No mat of ours waits for its next bout when another one could be called: far windows may be less true there.
  { name: "mats keep their order", rest: REST_RULES.ibjjf, atTheCall: "begin at once", least: 79 },
  { name: "others pass", rest: REST_RULES.uww, atTheCall: "let others pass", least: 84 },
] as const)(
  "[DY6] [DY66] $name: starts are inside their windows, few before them, at every distance",
  ({ least, ...kind }) => {
    const told = SEEDS.flatMap((seed) => tellDay({ athletes: 250, mats: 4, seed, ...kind }));
    const byDistance = Map.groupBy(told, distanceOf);
    for (const distance of DISTANCES) {
      const { inside, before, medianMinutes, count } = truthOf(byDistance.get(distance) ?? []);
      expect(count, distance).toBeGreaterThan(500);
      expect(inside, `inside, ${distance}`).toBeGreaterThan(least);
      expect(before, `before, ${distance}`).toBeLessThan(6.5);
      expect(medianMinutes, `minutes wide, ${distance}`).toBeLessThan(MOST_MINUTES[distance]);
    }
  },
);
