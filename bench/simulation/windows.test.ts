import { expect, test } from "vitest";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { DISTANCES, distanceOf, tellDay, truthOf } from "../lib/toldStarts.ts";

const MOST_MINUTES = { "≤ 15 min": 13, "15–60 min": 32, "1–3 h": 65, "> 3 h": 180 } as const;

test.each([
  { name: "mats keep their order", rest: REST_RULES.ibjjf, atTheCall: "begin at once" },
  { name: "others pass", rest: REST_RULES.uww, atTheCall: "let others pass" },
] as const)(
  "[DY6] [DY66] $name: starts are inside their windows, few before them, at every distance",
  (kind) => {
    const told = ["s1", "s2", "s3"].flatMap((seed) => tellDay({ athletes: 250, mats: 4, seed, ...kind }));
    const byDistance = Map.groupBy(told, distanceOf);
    for (const distance of DISTANCES) {
      const { inside, before, medianMinutes, count } = truthOf(byDistance.get(distance) ?? []);
      expect(count, distance).toBeGreaterThan(500);
      expect(inside, `inside, ${distance}`).toBeGreaterThan(83);
      expect(before, `before, ${distance}`).toBeLessThan(6);
      expect(medianMinutes, `minutes wide, ${distance}`).toBeLessThan(MOST_MINUTES[distance]);
    }
  },
);
