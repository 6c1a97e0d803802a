import type { Entrant } from "#domain/draw/entrants.ts";
import { drawBracket, placeEntrants } from "#domain/draw/draw.ts";
import { measureGrowth, report } from "../lib/measure.ts";

const SIZES = [16, 32, 64, 128] as const;
const LIMIT_MS = 16;

/** Clubs as they come: a few bring many, most bring one or two. The seeded are spread over all of them. */
function field(n: number, seeded: number): readonly Entrant[] {
  const every = seeded === 0 ? 0 : Math.floor(n / seeded);
  return Array.from({ length: n }, (_, index) => {
    const isSeeded = every > 0 && index % every === 0;
    return {
      id: `e${index}`,
      team: `t${Math.floor(Math.sqrt(index * 3))}`,
      ...(isSeeded && { seed: index / every + 1 }),
    };
  });
}

const CASES = [
  { title: "draw with team-mates apart, no fixed numbers", seeded: 0 },
  { title: "draw with team-mates apart, eight fixed numbers", seeded: 8 },
] as const;

for (const { title, seeded } of CASES) {
  const steps = measureGrowth(SIZES, (n) => {
    const entrants = field(n, seeded);
    let seed = 0;
    return () => {
      seed += 1;
      return [placeEntrants(entrants, n, seed), drawBracket("single_elimination_two_bronzes", n)];
    };
  });
  for (const line of report(title, steps, LIMIT_MS)) console.log(line);
}
