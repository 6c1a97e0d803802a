import type { Category, Competition, Fighting } from "#contract/entity.ts";
import type { FoughtBout } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { categoryPicture, type CategoryPicture } from "./categoryPicture.ts";

/** What the draws say about the bouts still to come. */
export type DayFacts = {
  /** Bouts that will never be fought. */
  readonly off: ReadonlySet<string>;
  readonly maybe: ReadonlySet<string>;
  readonly finals: ReadonlySet<string>;
};

const known = new WeakMap<Competition["categories"], { readonly key: string; readonly facts: DayFacts }>();

/** What the draws say: read anew when something was decided, not with every point and every step of a drag. */
export function dayFacts(competition: Competition): DayFacts {
  const key = competition.fightings
    .map(({ winner, state }) => (state === "finished" ? winner?.uuid : ""))
    .join();
  const kept = known.get(competition.categories);
  if (kept?.key === key) return kept.facts;
  const facts = readFacts(competition);
  known.set(competition.categories, { key, facts });
  return facts;
}

function readFacts(competition: Competition): DayFacts {
  const off = new Set<string>();
  const maybe = new Set<string>();
  const finals = new Set<string>();
  for (const category of competition.categories) {
    const picture = categoryPicture(competition, category);
    for (const { uuid, stage } of picture.bouts) if (stage === "final") finals.add(uuid);
    for (const uuid of neverFought(picture)) off.add(uuid);
    for (const { id, onlyIf } of picture.drawn?.draw.bouts ?? []) {
      const bout = picture.boutByBracketId.get(id);
      if (onlyIf !== undefined && bout !== undefined) maybe.add(bout.uuid);
    }
  }
  return { off, maybe, finals };
}

/** The draw has settled them without a bout: a third game at 2:0, a corner that stays empty. */
function neverFought({ drawn, boutByBracketId }: CategoryPicture): string[] {
  return [...(drawn?.states ?? [])].flatMap(([id, { status }]) => {
    const bout = boutByBracketId.get(id);
    if (bout === undefined || bout.state !== "waiting") return [];
    const isEmpty = bout.slots.some(({ fighter }) => fighter === null);
    return status === "never" || (status === "walkover" && isEmpty) ? [bout.uuid] : [];
  });
}

export const DEFAULT_SECONDS = 300;

export function matQueues(competition: Competition, { off, maybe, finals }: DayFacts): MatQueue[] {
  const bouts = new Map(competition.fightings.map((bout) => [bout.uuid, bout]));
  const categories = new Map(competition.categories.map((category) => [category.uuid, category]));
  return competition.carpets.map(({ uuid, fightings }) => ({
    carpet: uuid,
    bouts: fightings.flatMap(({ uuid: id }): QueuedBout[] => {
      const bout = bouts.get(id);
      if (bout === undefined || bout.state === "finished" || off.has(id)) return [];
      return [
        {
          ...toQueued(bout, categories.get(bout.category.uuid)),
          ...(maybe.has(id) && { mayNotHappen: true }),
          ...(finals.has(id) && { isFinal: true }),
        },
      ];
    }),
  }));
}

function toQueued(bout: Fighting, category: Category | undefined): QueuedBout {
  return {
    id: bout.uuid,
    fighters: bout.fighters.map(({ uuid }) => uuid),
    category: bout.category.uuid,
    boutSeconds: category?.boutSeconds ?? DEFAULT_SECONDS,
    state: queueStateOf(bout.state),
    ...(bout.startedAt !== null && { startedAtMs: Date.parse(bout.startedAt) }),
  };
}

export function foughtBouts({ fightings, categories }: Competition): FoughtBout[] {
  const seconds = new Map(categories.map(({ uuid, boutSeconds }) => [uuid, boutSeconds]));
  return fightings
    .flatMap(({ carpet, startedAt, finishedAt, category }): FoughtBout[] => {
      if (carpet === null || startedAt === null || finishedAt === null) return [];
      return [
        {
          carpet: carpet.uuid,
          boutSeconds: seconds.get(category.uuid) ?? DEFAULT_SECONDS,
          startedAtMs: Date.parse(startedAt),
          endedAtMs: Date.parse(finishedAt),
        },
      ];
    })
    .toSorted((one, other) => one.endedAtMs - other.endedAtMs);
}
