import { hasComeAlone } from "#domain/awarding/podium.ts";
import { progressOf, type CategoryBout } from "#domain/competition/categoryProgress.ts";
import { advance, follow } from "#domain/draw/advance.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import { decideDraw } from "#domain/draw/draw.ts";
import { placements } from "#domain/draw/placements.ts";
import type { BoutState, Progress } from "#domain/draw/progress.ts";
import { groupStanding } from "#domain/draw/resolve.ts";
import type { Category, Fighter, Fighting } from "../competition/entity.ts";
import { methodOf } from "../bout/boutMethod.ts";
import { isRecord } from "../shape.ts";

export type Drawn = {
  readonly draw: Draw;
  readonly progress: Progress;
  readonly states: ReadonlyMap<string, BoutState>;
  /** By draw number, from nought. */
  readonly entrants: readonly (Fighter | undefined)[];
};

/** A category's draw with everything that has happened in it; undefined when its bouts form no draw we know. */
export function drawnOf(
  category: Pick<Category, "format" | "decisions">,
  bouts: readonly Fighting[],
  fighters: ReadonlyMap<string, Fighter>,
): Drawn | undefined {
  const bySeed = entrantsBySeed(bouts);
  const size = Math.max(0, ...bySeed.keys());
  const decided = decideDraw(category.format ?? "", size);
  if (!decided.ok) return undefined;
  const draw = decided.value;
  const ids = new Set(draw.bouts.map(({ id }) => id));
  if (!bouts.every(({ bracketId }) => bracketId !== null && ids.has(bracketId))) return undefined;
  const seeds = Array.from({ length: size }, (_, index) => bySeed.get(index + 1));
  const progress = progressOf(
    seeds.map((uuid) => ({ uuid: uuid ?? "", weight: fighters.get(uuid ?? "")?.weight ?? null })),
    bouts.flatMap(fightingToCategoryBout),
    category.decisions,
  );
  return {
    draw,
    progress,
    states: advance(draw, progress),
    entrants: seeds.map((uuid) => fighters.get(uuid ?? "")),
  };
}

/**
 * Draw numbers as the bouts tell them: the category's own list may have grown or shrunk since. Who is out of a round robin
 * has left the corners they were still to stand in, and keeps their number by the bouts before.
 */
function entrantsBySeed(bouts: readonly Fighting[]): ReadonlyMap<number, string> {
  const seeds = new Map<number, string>();
  for (const { fighter, source } of bouts.flatMap(({ slots }) => slots)) {
    const seed = isRecord(source) ? source["seed"] : undefined;
    if (typeof seed === "number" && !seeds.get(seed)) seeds.set(seed, fighter ?? "");
  }
  return seeds;
}

export function fightingToCategoryBout(bout: Fighting): CategoryBout[] {
  const [red, blue] = bout.slots;
  const method = methodOf(bout);
  if (bout.bracketId === null) return [];
  return [
    {
      bracketId: bout.bracketId,
      isFinished: bout.state === "finished",
      scores: Object.fromEntries(Object.entries(bout.points).map(([uuid, { scores }]) => [uuid, scores])),
      ...(red.fighter !== null && { red: red.fighter }),
      ...(blue.fighter !== null && { blue: blue.fighter }),
      ...(bout.winner !== null && { winner: bout.winner.uuid }),
      ...(bout.cause !== null && { cause: bout.cause }),
      ...(method !== undefined && { method }),
    },
  ];
}

export type Placed = { readonly place: number; readonly fighter: Fighter };

const LAST_MEDAL = 3;

/** Who came where, best first, once everything is decided; undefined before that. */
export function finalPlaces({ draw, progress, entrants }: Drawn): Placed[] | undefined {
  const { isComplete, places } = placements(draw, progress);
  if (!isComplete) return undefined;
  return places.flatMap(({ place, seeds }) =>
    seeds.flatMap((seed) => {
      const fighter = entrants[seed - 1];
      return fighter === undefined ? [] : [{ place, fighter }];
    }),
  );
}

/** The order of those who all meet each other, while bouts of theirs are open. */
export function placesSoFar({ draw, progress, entrants }: Drawn, group: string): Placed[] {
  let better = 0;
  return progress.rankGroup(groupStanding(group, follow(draw, progress))).flatMap((seeds) => {
    const place = better + 1;
    better += seeds.length;
    return seeds.flatMap((seed): Placed[] => {
      const fighter = entrants[seed - 1];
      return fighter === undefined ? [] : [{ place, fighter }];
    });
  });
}

/** Of a category with its draw; who came alone and was not drawn has won once it is finished (CT50). */
export function medallistsIn(
  { status, fighters }: Pick<Category, "status" | "fighters">,
  drawn: Drawn | undefined,
): Placed[] | undefined {
  if (drawn !== undefined) return medallistsOf(drawn);
  const isOver = status === "finished" || status === "awarded";
  return isOver && hasComeAlone(fighters) ? fighters.map((fighter) => ({ place: 1, fighter })) : undefined;
}

export function medallistsOf(drawn: Drawn): Placed[] | undefined {
  return finalPlaces(drawn)?.filter(({ place }) => place <= LAST_MEDAL);
}
