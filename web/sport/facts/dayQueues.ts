import type { Carpet, Category, Competition, Fighting } from "#contract/competition/entity.ts";
import type { FoughtBout } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { keepingTo } from "#domain/schedule/programme/programme.ts";
import { categoriesByUuid } from "./byUuid.ts";
import { boutsOnMat } from "./todayBouts.ts";
import { isSameList } from "#web/kit/sameProps.ts";

/** What the draws say about the bouts still to come. */
export type DayFacts = {
  /** Bouts that will never be fought. */
  readonly off: ReadonlySet<string>;
  readonly maybe: ReadonlySet<string>;
  readonly finals: ReadonlySet<string>;
};

export const DEFAULT_SECONDS = 300;

export function matQueues(competition: Competition, facts: DayFacts): MatQueue[] {
  const { programme } = competition;
  const categories = categoriesByUuid(competition.categories);
  return competition.carpets.map(({ uuid: carpet, fightings }) => {
    const here = boutsOnMat(competition, { fightings });
    const kept = known.get(fightings);
    const isSame = kept?.facts === facts && kept.of === competition.categories;
    if (isSame && kept.programme === programme && isSameList(kept.here, here)) return kept.queue;
    const open = here.filter(({ state, uuid }) => state !== "finished" && !facts.off.has(uuid));
    const queue = keepingTo(programme ?? undefined, {
      carpet,
      bouts: open.map((bout) => toQueued(bout, categories.get(bout.category.uuid), facts)),
    });
    known.set(fightings, { of: competition.categories, programme, facts, here, queue });
    return queue;
  });
}

type Kept = {
  readonly of: Competition["categories"];
  readonly programme: Competition["programme"];
  readonly facts: DayFacts;
  readonly here: readonly Fighting[];
  readonly queue: MatQueue;
};

/** A mat on which nothing has changed keeps the very same queue: whatever was memoised from it still holds. */
const known = new WeakMap<Carpet["fightings"], Kept>();

function toQueued(bout: Fighting, category: Category | undefined, { maybe, finals }: DayFacts): QueuedBout {
  return {
    id: bout.uuid,
    fighters: bout.fighters.map(({ uuid }) => uuid),
    category: bout.category.uuid,
    boutSeconds: category?.boutSeconds ?? DEFAULT_SECONDS,
    state: queueStateOf(bout.state),
    ...(bout.startedAt !== null && { startedAtMs: Date.parse(bout.startedAt) }),
    ...(maybe.has(bout.uuid) && { mayNotHappen: true }),
    ...(finals.has(bout.uuid) && { isFinal: true }),
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
