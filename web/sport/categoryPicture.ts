import type { Category, Competition, Fighter, Fighting, Rules } from "#contract/entity.ts";
import { isRecord } from "#contract/shape.ts";
import { METHODS, type Method } from "#domain/bout/vocabulary.ts";
import { progressOf, type CategoryBout } from "#domain/competition/categoryProgress.ts";
import { advance } from "#domain/draw/advance.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import { decideDraw } from "#domain/draw/draw.ts";
import type { BoutState, Progress } from "#domain/draw/progress.ts";

/** A category with everything its pictures ask about, read once from the competition. */
export type CategoryPicture = {
  readonly category: Category;
  readonly rules: Rules;
  /** In fighting order. */
  readonly bouts: readonly Fighting[];
  readonly boutByBracketId: ReadonlyMap<string, Fighting>;
  readonly fighters: ReadonlyMap<string, Fighter>;
  readonly carpetNames: ReadonlyMap<string, string>;
  /** Bouts whose athletes should be at the mat: the first one of each queue. */
  readonly nextUuids: ReadonlySet<string>;
  /** Absent before the draw, and when the bouts do not form a draw this page knows. */
  readonly drawn: Drawn | undefined;
};

export type Drawn = {
  readonly draw: Draw;
  readonly progress: Progress;
  readonly states: ReadonlyMap<string, BoutState>;
  /** By draw number, from nought. */
  readonly entrants: readonly (Fighter | undefined)[];
};

export function categoryPicture(competition: Competition, category: Category): CategoryPicture {
  const bouts = competition.fightings
    .filter(({ category: of }) => of.uuid === category.uuid)
    .toSorted(byNumber);
  const boutByBracketId = new Map(
    bouts.flatMap((bout) => (bout.bracketId === null ? [] : [[bout.bracketId, bout]])),
  );
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  return {
    category,
    rules: competition.rules,
    bouts,
    boutByBracketId,
    fighters,
    carpetNames: new Map(competition.carpets.map(({ uuid, name }) => [uuid, name])),
    nextUuids: nextOnMats(competition),
    drawn: drawnOf(category, bouts, fighters),
  };
}

export const isFinished = ({ state }: Fighting): boolean => state === "finished";
/** Called, fought or stopped. */
export const isOnMat = ({ state }: Fighting): boolean => state !== "waiting" && state !== "finished";

export function methodOf({ result }: Fighting): Method | undefined {
  return METHODS.find((method) => method === result?.method);
}

const byNumber = (a: Fighting, b: Fighting) => (a.number ?? 0) - (b.number ?? 0) || a.id - b.id;

function nextOnMats({ carpets, fightings }: Competition): ReadonlySet<string> {
  const bouts = new Map(fightings.map((bout) => [bout.uuid, bout]));
  const next = carpets.flatMap(({ fightings: queue }) => {
    const first = queue.flatMap(({ uuid }) => bouts.get(uuid) ?? []).find(isReady);
    return first === undefined ? [] : [first.uuid];
  });
  return new Set(next);
}

const isReady = ({ state, slots }: Fighting): boolean =>
  state === "waiting" && slots.every(({ fighter }) => fighter !== null);

function drawnOf(
  category: Category,
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
  );
  return {
    draw,
    progress,
    states: advance(draw, progress),
    entrants: seeds.map((uuid) => fighters.get(uuid ?? "")),
  };
}

/** Draw numbers as the bouts tell them: the category's own list may have grown or shrunk since. */
function entrantsBySeed(bouts: readonly Fighting[]): ReadonlyMap<number, string> {
  return new Map(
    bouts.flatMap(({ slots }) =>
      slots.flatMap(({ fighter, source }): [number, string][] => {
        const seed = isRecord(source) ? source["seed"] : undefined;
        return typeof seed === "number" ? [[seed, fighter ?? ""]] : [];
      }),
    ),
  );
}

export function fightingToCategoryBout(bout: Fighting): CategoryBout[] {
  const [red, blue] = bout.slots;
  const method = methodOf(bout);
  if (bout.bracketId === null) return [];
  return [
    {
      bracketId: bout.bracketId,
      isFinished: isFinished(bout),
      scores: Object.fromEntries(Object.entries(bout.points).map(([uuid, { scores }]) => [uuid, scores])),
      ...(red.fighter !== null && { red: red.fighter }),
      ...(blue.fighter !== null && { blue: blue.fighter }),
      ...(bout.winner !== null && { winner: bout.winner.uuid }),
      ...(bout.cause !== null && { cause: bout.cause }),
      ...(method !== undefined && { method }),
    },
  ];
}
