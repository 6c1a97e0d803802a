import type { Carpet, Category, Competition, Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { FoughtBout } from "#domain/schedule/pace.ts";
import { keepingTo } from "#domain/schedule/programme/limits.ts";
import { ageBandOf, queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { hasOvertime, usualSeconds } from "#domain/schedule/rest.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
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
      bouts: open.map((bout) => ({
        ...toQueued(bout, facts),
        ...boutKind(competition, categories.get(bout.category.uuid)),
        feeders: feedersOf(competition.fightings, bout),
      })),
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

/** What the length of a bout is expected from (DY62). */
export function boutKind(
  { rules }: Competition,
  category: Category | undefined,
): Pick<QueuedBout, "boutSeconds" | "age" | "hasOvertime"> {
  return {
    boutSeconds: category?.boutSeconds ?? usualSeconds(rules),
    age: ageBandOf(category?.ageMax),
    ...(hasOvertime(rules) && { hasOvertime: true }),
  };
}

/** The bouts its open corners wait for. */
function feedersOf(fightings: Competition["fightings"], { category, slots }: Fighting): string[] {
  const byPlace = boutsByPlace(fightings);
  return slots.flatMap(({ fighter, source }) =>
    fighter === null ? idsIn(source).flatMap((id) => byPlace.get(`${category.uuid} ${id}`) ?? []) : [],
  );
}

const boutsByPlace = onceForEach(
  (fightings: Competition["fightings"]): ReadonlyMap<string, string> =>
    new Map(fightings.map(({ category, bracketId, uuid }) => [`${category.uuid} ${bracketId}`, uuid])),
);

/** However deep the source of a corner names them. */
function idsIn(source: unknown): readonly string[] {
  if (typeof source === "string") return [source];
  return isRecord(source) || Array.isArray(source) ? Object.values(source).flatMap(idsIn) : [];
}

function toQueued(
  bout: Fighting,
  { maybe, finals }: DayFacts,
): Omit<QueuedBout, "boutSeconds" | "age" | "hasOvertime"> {
  return {
    id: bout.uuid,
    fighters: bout.fighters.map(({ uuid }) => uuid),
    category: bout.category.uuid,
    state: queueStateOf(bout.state),
    ...(bout.startedAt !== null && { startedAtMs: Date.parse(bout.startedAt) }),
    ...(maybe.has(bout.uuid) && { mayNotHappen: true }),
    ...(finals.has(bout.uuid) && { isFinal: true }),
  };
}

/** In the order they ended. One nobody came to ended without a start. */
export function foughtBouts(competition: Competition): FoughtBout[] {
  const categories = categoriesByUuid(competition.categories);
  return competition.fightings
    .flatMap(({ carpet, startedAt, finishedAt, category }): FoughtBout[] => {
      if (carpet === null || finishedAt === null) return [];
      return [
        {
          carpet: carpet.uuid,
          ...boutKind(competition, categories.get(category.uuid)),
          startedAtMs: Date.parse(startedAt ?? finishedAt),
          endedAtMs: Date.parse(finishedAt),
        },
      ];
    })
    .toSorted((one, other) => one.endedAtMs - other.endedAtMs);
}

/** When each athlete's last bout ended. Only what was really fought tires anybody. */
export const lastEnds = onceForEach((fightings: readonly Fighting[]): ReadonlyMap<string, number> => {
  const ends = new Map<string, number>();
  for (const { fighters, startedAt, finishedAt } of fightings) {
    if (startedAt === null || finishedAt === null) continue;
    const endedMs = Date.parse(finishedAt);
    for (const { uuid } of fighters) ends.set(uuid, Math.max(ends.get(uuid) ?? 0, endedMs));
  }
  return ends;
});
