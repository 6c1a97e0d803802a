import { type Chance, createChance } from "#domain/draw/chance.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { drawnBouts } from "#domain/schedule/plan/drawnBouts.ts";
import type { PlannedBout } from "#domain/schedule/plan/model.ts";
import type { AgeBand } from "#domain/schedule/queue.ts";

/** A bout with its place in the draw, so that a day can be played to its end. */
export type EventBout = PlannedBout & { readonly drawn: DrawnBout };
export type EventCategory = {
  readonly id: string;
  readonly fighters: readonly string[];
  readonly bouts: readonly EventBout[];
};

/** How often a category has so many athletes, per cent. */
const SIZES: readonly (readonly [share: number, least: number, most: number])[] = [
  [24, 2, 2],
  [19, 3, 3],
  [14, 4, 4],
  [12, 5, 5],
  [17, 6, 8],
  [10, 9, 16],
  [3, 17, 32],
  [1, 33, 64],
];
const ENTRIES_PER_ATHLETE = 1.25;
const CATEGORIES_OF_A_FAMILY = 8;
const REGULATIONS = [240, 300, 360] as const;

/** An invented event of many categories, some people in several of them; the same seed makes the same event. */
export function inventEvent(athletes: number, seed: string): readonly EventCategory[] {
  const chance = createChance(seed);
  const people = new Map<string, number[]>();
  const categories: EventCategory[] = [];
  let family = { boutSeconds: 300, age: "adults" as AgeBand };
  for (let entries = 0; entries < athletes * ENTRIES_PER_ATHLETE;) {
    const index = categories.length;
    if (index % CATEGORIES_OF_A_FAMILY === 0)
      family = {
        boutSeconds: REGULATIONS[chance.below(REGULATIONS.length)] ?? 300,
        age: chance.below(100) < 30 ? "children" : "adults",
      };
    const size = inventSize(chance);
    const fighters = Array.from({ length: size }, () => inventEntry(people, index, chance));
    categories.push(inventCategory(`c${index}`, fighters, family));
    entries += size;
  }
  return categories;
}

function inventSize(chance: Chance): number {
  let drawn = chance.below(100);
  for (const [share, least, most] of SIZES) {
    if (drawn < share) return least + chance.below(most - least + 1);
    drawn -= share;
  }
  return 2;
}

/** One entry in five is somebody of another category, three in four of those of a near family. */
function inventEntry(people: Map<string, number[]>, category: number, chance: Chance): string {
  if (chance.below(5) === 0) {
    const family = Math.floor(category / CATEGORIES_OF_A_FAMILY);
    const isNear = chance.below(4) < 3;
    const known = [...people].filter(([, own]) => {
      const last = Math.floor((own.at(-1) ?? 0) / CATEGORIES_OF_A_FAMILY);
      const mayCome = own.length === 1 || (own.length === 2 && chance.below(100) < 15);
      return mayCome && !own.includes(category) && (!isNear || (last < family && family - last <= 2));
    });
    const found = known[chance.below(known.length)];
    if (found) {
      found[1].push(category);
      return found[0];
    }
  }
  const name = `p${people.size}`;
  people.set(name, [category]);
  return name;
}

type Family = { readonly boutSeconds: number; readonly age: AgeBand };

function inventCategory(
  id: string,
  fighters: readonly string[],
  { boutSeconds, age }: Family,
): EventCategory {
  const draw = drawBracket(formatFor(fighters.length), fighters.length);
  const drawn = new Map(draw.bouts.map((bout) => [`${id}/${bout.id}`, bout]));
  const bouts = drawnBouts({
    steps: stepsOf(draw),
    fighterOf: (seed) => fighters[seed - 1],
    boutOf: (bout, step) => ({
      id: `${id}/${bout.id}`,
      category: id,
      boutSeconds,
      age,
      state: "waiting",
      round: step,
      isFinal: isFinalStage(bout.stage),
      mayNotHappen: bout.onlyIf !== undefined,
    }),
  });
  return {
    id,
    fighters,
    bouts: bouts.flatMap((bout) => {
      const of = drawn.get(bout.id);
      return of ? [{ ...bout, drawn: of }] : [];
    }),
  };
}

function formatFor(athletes: number): Format {
  if (athletes === 2) return "best_of_three";
  return athletes <= 5 ? "round_robin" : "double_elimination_bronze";
}
