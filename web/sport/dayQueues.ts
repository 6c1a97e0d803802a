import type { Category, Competition, Fighting } from "#contract/entity.ts";
import type { FoughtBout } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";

/** What the draws say about the bouts still to come. */
export type DayFacts = {
  /** Bouts that will never be fought. */
  readonly off: ReadonlySet<string>;
  readonly maybe: ReadonlySet<string>;
  readonly finals: ReadonlySet<string>;
};

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
