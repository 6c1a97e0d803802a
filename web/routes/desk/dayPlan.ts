import type { Category, Competition, Fighting } from "#contract/entity.ts";
import { findConflicts, type Conflict } from "#domain/schedule/conflicts.ts";
import { estimateMat, type MatEstimate, type StartWindow } from "#domain/schedule/estimate.ts";
import { frozenHead } from "#domain/schedule/frozen.ts";
import { learnPace, slotFor, type FoughtBout, type Pace } from "#domain/schedule/pace.ts";
import { queueStateOf, type MatQueue, type QueuedBout } from "#domain/schedule/queue.ts";
import { REST_RULES, type RestRule } from "#domain/schedule/rest.ts";
import { categoryPicture, type CategoryPicture } from "#web/sport/categoryPicture.ts";

/** The rest of the day as it would go from now. */
export type DayPlan = {
  readonly starts: ReadonlyMap<string, StartWindow>;
  /** By the bout they are told at: the later one, and both when it cannot be fought that way. */
  readonly conflicts: ReadonlyMap<string, readonly Conflict[]>;
  readonly mats: ReadonlyMap<string, MatPlan>;
  readonly frozen: ReadonlySet<string>;
  /** Bouts that will never be fought stand in no queue (DY29). */
  readonly off: ReadonlySet<string>;
  /** Minutes since each athlete's last bout ended. */
  readonly restedMs: ReadonlyMap<string, number>;
};

export type MatPlan = {
  readonly endMs: number;
  readonly boutsLeft: number;
  /** How long a bout and a changeover take here. */
  readonly boutMs: number;
  readonly changeoverMs: number;
};

type DayFacts = {
  readonly off: ReadonlySet<string>;
  readonly maybe: ReadonlySet<string>;
  readonly finals: ReadonlySet<string>;
};

const known = new WeakMap<Competition["categories"], { readonly key: string; readonly facts: DayFacts }>();

/** What the draws say: read anew when something was decided, not with every point and every step of a drag. */
function dayFacts(competition: Competition): DayFacts {
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

export function dayPlan(competition: Competition, nowMs: number): DayPlan {
  const facts = dayFacts(competition);
  const pace = learnPace(foughtBouts(competition));
  const queues = matQueues(competition, facts);
  const estimates = queues.map((queue): [MatQueue, MatEstimate] => [queue, estimateMat(queue, pace, nowMs)]);
  const starts = new Map(estimates.flatMap(([, { starts: ofMat }]) => [...ofMat]));
  const lastEndedAtMs = lastEnds(competition);
  const rest = restRule(competition);
  return {
    starts,
    conflicts: byBout(findConflicts({ queues, starts, rest, lastEndedAtMs })),
    mats: new Map(estimates.map(([queue, estimate]) => [queue.carpet, matPlan(queue, estimate, pace)])),
    frozen: new Set(queues.flatMap((queue) => frozenHead(queue))),
    off: facts.off,
    restedMs: new Map([...lastEndedAtMs].map(([uuid, endedMs]) => [uuid, Math.max(0, nowMs - endedMs)])),
  };
}

function matPlan(queue: MatQueue, { forecast }: MatEstimate, pace: Pace): MatPlan {
  const next = queue.bouts.find(({ state }) => state !== "finished");
  const slot = next && slotFor(pace, queue.carpet, next);
  return {
    endMs: forecast.endMs,
    boutsLeft: queue.bouts.length,
    boutMs: slot?.usedMs ?? 0,
    changeoverMs: slot?.changeoverMs ?? 0,
  };
}

/** UWW and the Russian federations give twenty minutes; everybody else counts in bouts (DY10). */
function restRule({ rules }: Competition): RestRule {
  const preset = rules?.preset ?? "";
  return preset === "uww_grappling" || preset === "ru_grappling" ? REST_RULES.uww : REST_RULES.ibjjf;
}

const DEFAULT_SECONDS = 300;

function matQueues(competition: Competition, { off, maybe, finals }: DayFacts): MatQueue[] {
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

function foughtBouts({ fightings, categories }: Competition): FoughtBout[] {
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

/** Only what was really fought tires anybody. */
function lastEnds({ fightings }: Competition): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { fighters, startedAt, finishedAt } of fightings) {
    if (startedAt === null || finishedAt === null) continue;
    const endedMs = Date.parse(finishedAt);
    for (const { uuid } of fighters) ends.set(uuid, Math.max(ends.get(uuid) ?? 0, endedMs));
  }
  return ends;
}

function byBout(conflicts: readonly Conflict[]): ReadonlyMap<string, readonly Conflict[]> {
  const told = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const isHard = conflict.severity === "hard" && conflict.earlier !== undefined;
    for (const bout of new Set([conflict.later, ...(isHard ? [conflict.earlier ?? ""] : [])]))
      told.set(bout, [...(told.get(bout) ?? []), conflict]);
  }
  return told;
}
