import { REST_RULES } from "#domain/schedule/rest.ts";
import { DISTANCES, distanceOf, tellDay, type ToldDay, type ToldStart, truthOf } from "./lib/toldStarts.ts";

const KINDS = {
  "one bout, order kept": { rest: REST_RULES.ibjjf, atTheCall: "begin at once" },
  "one bout, others pass": { rest: REST_RULES.ibjjf, atTheCall: "let others pass" },
  "20 min, others pass": { rest: REST_RULES.uww, atTheCall: "let others pass" },
  "20 min, pass else wait": { rest: REST_RULES.uww, atTheCall: "let others pass, else wait" },
} as const;
const SIZES = [{ athletes: 250, mats: 4 }, { athletes: 750, mats: 12 }] as const;
const seeds = (process.argv[2] ?? "m1,m2,m3,m4").split(",");
for (const [name, kind] of Object.entries(KINDS).filter((_, i) => (process.argv[3] ?? "0123").includes(`${i}`))) {
  const told: ToldStart[] = [];
  for (const seed of seeds) for (const size of SIZES) { for (const t of tellDay({ ...size, ...kind, seed } as ToldDay)) told.push(t); }
  const by = Map.groupBy(told, distanceOf);
  console.log(name, DISTANCES.map((d) => { const t = truthOf(by.get(d) ?? []); return `${d}: ${t.inside.toFixed(0)} in ${t.before.toFixed(0)} before ${t.medianMinutes.toFixed(0)} min (${t.count})`; }).join(" | "));
}
