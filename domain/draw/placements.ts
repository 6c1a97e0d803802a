import type { Draw } from "./bracket.ts";
import { follow } from "./advance.ts";
import { isSettled, type Progress } from "./progress.ts";
import { followSlot, type Known } from "./resolve.ts";

export type SharedPlace = { readonly place: number; readonly seeds: readonly number[] };

export type Placements = {
  /** Every bout settled and every place known; until then places are what they would be if nobody drops out. */
  readonly isComplete: boolean;
  readonly places: readonly SharedPlace[];
  /** No-shows and disqualified: no place, listed last (DR11). */
  readonly unranked: readonly number[];
};

/** Below zero when the first athlete is the better one; nought leaves them level. */
export type CompareRest = (seed: number, other: number) => number;

/**
 * Places by competition ranking (DR10): one more than the number of athletes who are better. Gold goes only to
 * who won it: when the deciding bout has no winner the first place stays open.
 */
export function placements(draw: Draw, progress: Progress, compareRest: CompareRest = () => 0): Placements {
  const known = follow(draw, progress);
  const levels = levelsOf(draw, known);
  const placed = new Set(levels.flatMap(({ seeds }) => seeds));
  const isComplete =
    draw.bouts.every(({ id }) => isSettled(known.states.get(id))) && levels.every(({ open }) => open === 0);
  const rest = isComplete ? restLevels(draw, known, placed, compareRest) : [];

  const places: SharedPlace[] = [];
  let better = 0;
  for (const { seeds, open, isVacantGold } of [...levels, ...rest]) {
    if (seeds.length > 0)
      places.push({ place: better + 1, seeds: seeds.toSorted((one, other) => one - other) });
    better += seeds.length + open + (isVacantGold ? 1 : 0);
  }
  return {
    isComplete,
    places,
    unranked: [...known.unranked.everybody].toSorted((one, other) => one - other),
  };
}

type Level = { readonly seeds: readonly number[]; readonly open: number; readonly isVacantGold: boolean };

function levelsOf(draw: Draw, known: Known): Level[] {
  const slotsByPlace = Map.groupBy(draw.places, ({ place }) => place);
  const named = new Set<number>();
  return [...slotsByPlace].map(([place, slots]) => {
    const pointers = slots.map(({ slot }) => followSlot(slot, known));
    const seeds = pointers
      .flatMap(seedsOf)
      .filter((seed) => !known.unranked.everybody.has(seed) && !named.has(seed));
    for (const seed of seeds) named.add(seed);
    const open = pointers.filter(({ kind }) => kind === "waiting").length;
    return {
      seeds: [...new Set(seeds)],
      open,
      isVacantGold: place === 1 && pointers.every(({ kind }) => kind === "empty"),
    };
  });
}

function seedsOf(pointer: ReturnType<typeof followSlot>): readonly number[] {
  if (pointer.kind === "several") return pointer.seeds;
  return pointer.kind === "entrant" ? [pointer.seed] : [];
}

/** Those whom no place names: level with each other unless statistics separate them. */
function restLevels(draw: Draw, known: Known, placed: ReadonlySet<number>, compare: CompareRest): Level[] {
  const left = Array.from({ length: draw.n }, (_, index) => index + 1).filter(
    (seed) => !placed.has(seed) && !known.unranked.everybody.has(seed),
  );
  const ordered = draw.restPlaces === "statistics" ? left.toSorted(compare) : left;
  const levels: number[][] = [];
  for (const seed of ordered) {
    const last = levels.at(-1);
    const isLevel =
      last?.[0] !== undefined && (draw.restPlaces !== "statistics" || compare(last[0], seed) === 0);
    if (isLevel) last.push(seed);
    else levels.push([seed]);
  }
  return levels.map((seeds) => ({ seeds, open: 0, isVacantGold: false }));
}
