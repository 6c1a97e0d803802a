import { loadavg } from "node:os";
import { REST_RULES } from "#domain/schedule/rest.ts";
import { DISTANCES, distanceOf, tellDay, type ToldDay, type ToldStart, truthOf } from "./lib/toldStarts.ts";
import { normal, type PlayedHall } from "./lib/playPlan.ts";

/**
 * How often start windows were true: invented events are planned, played with drawn lengths, and every ten minutes all
 * bouts to come are told. `node bench/windows.ts [seed,seed,…]`. The factors of the forecast were chosen on the seeds t1 to
 * t3; m1 to m6, which are measured unless others are named, had no part in it.
 */
const SEEDS = (process.argv[2] ?? "m1,m2,m3,m4,m5,m6").split(",");
const SIZES = [
  { athletes: 250, mats: 4 },
  { athletes: 750, mats: 12 },
] as const;

/** All bouts go the log-normal way that flatters windows: no hump at the full time. */
const logNormal: PlayedHall["usedShare"] = (age, chance) =>
  Math.min(1, (age === "children" ? 0.5 : 0.6) * Math.exp(0.5 * normal(chance)));

const KINDS: Readonly<Record<string, Pick<ToldDay, "rest" | "atTheCall" | "usedShare" | "hallFactor">>> = {
  "rest of one bout, mats keep their order": { rest: REST_RULES.ibjjf, atTheCall: "begin at once" },
  "rest of one bout, others pass (DY47)": { rest: REST_RULES.ibjjf, atTheCall: "let others pass" },
  "rest of 20 min, others pass (DY47)": { rest: REST_RULES.uww, atTheCall: "let others pass" },
  "rest of 20 min, others pass, else wait": { rest: REST_RULES.uww, atTheCall: "let others pass, else wait" },
  "rest of one bout, others pass, bouts 20 % shorter": {
    rest: REST_RULES.ibjjf,
    atTheCall: "let others pass",
    hallFactor: 0.8,
  },
  "rest of one bout, others pass, bouts 20 % longer": {
    rest: REST_RULES.ibjjf,
    atTheCall: "let others pass",
    hallFactor: 1.2,
  },
  "rest of one bout, others pass, log-normal": {
    rest: REST_RULES.ibjjf,
    atTheCall: "let others pass",
    usedShare: logNormal,
  },
};

const said = (told: readonly ToldStart[]): string => {
  const { inside, before, medianMinutes, count } = truthOf(told);
  return `${inside.toFixed(1)} % inside, ${before.toFixed(1)} % before, ${medianMinutes.toFixed(1)} min wide (${count})`;
};

console.log(
  `seeds ${SEEDS.join(", ")}, load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(" ")}`,
);
for (const [name, kind] of Object.entries(KINDS)) {
  const told = SEEDS.flatMap((seed) => SIZES.flatMap((size) => tellDay({ ...size, ...kind, seed })));
  const byDistance = Map.groupBy(told, distanceOf);
  console.log(name);
  for (const distance of DISTANCES) console.log(`  ${distance}: ${said(byDistance.get(distance) ?? [])}`);
}
