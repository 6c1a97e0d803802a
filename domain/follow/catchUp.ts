import type { Followed } from "./follow.ts";

/** A bout as far as what is told of it needs. */
export type TimedBout = {
  readonly uuid: string;
  readonly category: string;
  readonly fighters: readonly string[];
  /** The one that is for the first place; a followed event tells these alone. */
  readonly isFinal: boolean;
  /** Undefined until it is over. */
  readonly finishedAtMs: number | undefined;
  /** Where and when it is to be fought. */
  readonly planned: Planned | undefined;
};

export type Planned = { readonly mat: string | undefined; readonly startMs: number | undefined };
/** By bout, of those that are followed and still to come. */
export type Plan = Readonly<Record<string, Planned>>;

/** A place that was won, and when the last bout of its category ended. */
export type WonPlace = {
  readonly category: string;
  readonly fighter: string;
  readonly place: number;
  readonly atMs: number;
};

export type Day = {
  readonly event: string;
  /** The team of each athlete. */
  readonly teams: ReadonlyMap<string, string>;
  readonly bouts: readonly TimedBout[];
  readonly places: readonly WonPlace[];
};

/** What has happened, and when. */
export type Outcome =
  /** `fighter`: whose bout it was; undefined where the category or the event is followed, and nobody of the bout. */
  | { readonly type: "fought"; readonly atMs: number; readonly bout: string; readonly fighter?: string }
  | ({ readonly type: "placed" } & WonPlace);
/** How a bout to come is planned otherwise than before; nobody keeps when that was changed. */
export type Change =
  | { readonly type: "moved"; readonly bout: string; readonly fighter: string; readonly from?: string }
  | { readonly type: "shifted"; readonly bout: string; readonly fighter: string; readonly fromMs: number };
export type News = Outcome | Change;

/** An estimate breathes with every bout; from here on somebody has to plan anew (as NT5 tells it by mail). */
const SHIFT_MS = 15 * 60_000;
const LAST_MEDAL = 3;

type Since = { readonly sinceMs: number; readonly plan: Plan };

/** What happened for the followed since a moment, the latest first (FO11). */
export function outcomesSince(day: Day, followed: readonly Followed[], { sinceMs }: Since): Outcome[] {
  const own = ownIn(day, followed);
  const fought = day.bouts.flatMap((bout) => foughtSince(bout, own, sinceMs));
  const placed = day.places
    .filter((won) => won.atMs > sinceMs && own.isPlaceTold(won))
    .map((won) => ({ type: "placed", ...won }) as const);
  // A place follows from the bout that ended in the same moment: it is told above it.
  return [...placed, ...fought].toSorted(latestFirst);
}

export const latestFirst = (a: Pick<Outcome, "atMs">, b: Pick<Outcome, "atMs">): number => b.atMs - a.atMs;

/**
 * What is planned otherwise than it was, the nearest bout first (FO11). A delay moves every bout after it too: of each
 * athlete the first that moved is told.
 */
export function changesSince(day: Day, followed: readonly Followed[], { plan }: Since): Change[] {
  const own = ownIn(day, followed);
  const startOf = ({ planned }: TimedBout) => planned?.startMs ?? Number.MAX_SAFE_INTEGER;
  const changes = day.bouts
    .toSorted((a, b) => startOf(a) - startOf(b))
    .flatMap((bout) => own.fightersOf(bout).flatMap((one) => changesOf(bout, one, plan)));
  const isFirst = (change: Change, index: number) =>
    changes.findIndex(({ type, fighter }) => type === "shifted" && fighter === change.fighter) === index;
  return changes.filter((change, index) => change.type === "moved" || isFirst(change, index));
}

/** What a device keeps of the bouts that are followed, so that it can tell what changed (FO12). */
export function planOf(day: Day, followed: readonly Followed[]): Plan {
  const own = ownIn(day, followed);
  return Object.fromEntries(
    day.bouts.flatMap((bout) =>
      bout.planned !== undefined && own.fightersOf(bout).length > 0 ? [[bout.uuid, bout.planned]] : [],
    ),
  );
}

type Own = {
  readonly fightersOf: (bout: TimedBout) => readonly string[];
  readonly isBoutTold: (bout: TimedBout) => boolean;
  readonly isPlaceTold: (won: WonPlace) => boolean;
};

/** Teams bring their athletes; of a category all bouts and the medals are told, of an event its finals (PN6). */
function ownIn(day: Day, followed: readonly Followed[]): Own {
  const refs = (kind: Followed["kind"]) =>
    new Set(followed.filter((one) => one.kind === kind).map(({ ref }) => ref));
  const [fighters, teams, categories] = [refs("fighter"), refs("team"), refs("category")];
  const isEventFollowed = refs("event").has(day.event);
  const isOwn = (fighter: string) => fighters.has(fighter) || teams.has(day.teams.get(fighter) ?? "");
  return {
    fightersOf: (bout) => bout.fighters.filter(isOwn),
    isBoutTold: ({ category, isFinal }) => categories.has(category) || (isEventFollowed && isFinal),
    isPlaceTold: ({ fighter, category, place }) =>
      isOwn(fighter) || (place <= LAST_MEDAL && categories.has(category)),
  };
}

function foughtSince(bout: TimedBout, own: Own, sinceMs: number): Outcome[] {
  const atMs = bout.finishedAtMs;
  if (atMs === undefined || atMs <= sinceMs) return [];
  // Of two who are followed the bout is told once.
  const [fighter, other] = own.fightersOf(bout);
  const isOne = fighter !== undefined && other === undefined;
  if (fighter === undefined && !own.isBoutTold(bout)) return [];
  return [{ type: "fought", atMs, bout: bout.uuid, ...(isOne && { fighter }) }];
}

function changesOf({ uuid, planned }: TimedBout, fighter: string, plan: Plan): Change[] {
  const then = plan[uuid];
  if (then === undefined || planned === undefined) return [];
  const told = { bout: uuid, fighter };
  const isMoved = planned.mat !== undefined && planned.mat !== then.mat;
  const { startMs: fromMs } = then;
  const isShifted =
    fromMs !== undefined && planned.startMs !== undefined && Math.abs(planned.startMs - fromMs) >= SHIFT_MS;
  return [
    ...(isMoved
      ? [{ type: "moved", ...told, ...(then.mat !== undefined && { from: then.mat }) } as const]
      : []),
    ...(isShifted ? [{ type: "shifted", ...told, fromMs } as const] : []),
  ];
}

/** What a device has seen of an event: this visit, and how it was when the visit before ended. */
export type Look = {
  /** News begin here. */
  readonly sinceMs: number;
  /** How things were planned then. */
  readonly sincePlan: Plan;
  readonly seenMs: number;
  readonly seenPlan: Plan;
};

/** Who comes back sooner than this has not been away. */
const AWAY_MS = 10 * 60_000;

/** Somebody looks. After a while away news begin where they looked last; until then they stay as they were (FO12). */
export function lookAgain(before: Look | undefined, nowMs: number, plan: Plan): Look {
  if (before === undefined) return { sinceMs: nowMs, sincePlan: plan, seenMs: nowMs, seenPlan: plan };
  const wasAway = nowMs - before.seenMs >= AWAY_MS;
  return {
    sinceMs: wasAway ? before.seenMs : before.sinceMs,
    sincePlan: wasAway ? before.seenPlan : before.sincePlan,
    seenMs: Math.max(nowMs, before.seenMs),
    seenPlan: plan,
  };
}

const HOUR_MS = 3_600_000;

/** The hours of the hall's day from which news can be asked for: from the one the first bout ended in to the present one. */
export function hoursOf({ bouts }: Pick<Day, "bouts">, nowMs: number, zoneMs: number): number[] {
  const ends = bouts.flatMap(({ finishedAtMs }) => finishedAtMs ?? []);
  if (ends.length === 0) return [];
  const hourOf = (ms: number) => Math.floor((ms + zoneMs) / HOUR_MS) * HOUR_MS - zoneMs;
  const [first, last] = [hourOf(Math.min(...ends)), hourOf(Math.min(nowMs, Math.max(...ends)))];
  const from = Math.max(first, last - (MOST_HOURS - 1) * HOUR_MS);
  return Array.from({ length: (last - from) / HOUR_MS + 1 }, (_, index) => from + index * HOUR_MS);
}

/** A day in the hall, and no night before it. */
const MOST_HOURS = 16;
