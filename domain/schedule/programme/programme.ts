import { type ClockTime, minuteOf } from "../clockTime.ts";
import type { MatQueue } from "../queue.ts";
import type { Break } from "../workingTime.ts";

/** A part of a day with a begin of its own: children in the morning, adults after them. */
export type Session = { readonly id: string; readonly title: string; readonly start: ClockTime };

export type PlannedBreak = {
  readonly id: string;
  readonly title: string;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Of one mat; without it of all. */
  readonly carpet?: string;
};

/** When the scale is open for a day, or for one session of it. */
export type WeighInWindow = {
  readonly id: string;
  readonly title: string;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** On another day than the one it is for: the evening before. */
  readonly date?: string;
  readonly session?: string;
};

export type ProgrammeDay = {
  /** A plain date of the hall: 2026-12-05. */
  readonly date: string;
  /** Of its first bout; absent while nobody has said when that is: a day may be there for its breaks alone. */
  readonly start?: ClockTime;
  /** When the hall closes. */
  readonly close?: ClockTime;
  readonly sessions: readonly Session[];
  readonly breaks: readonly PlannedBreak[];
  readonly weighIns: readonly WeighInWindow[];
};

/** Where and when a category is fought: what is left out is free. */
export type Placement = {
  readonly category: string;
  readonly day: string;
  readonly session?: string;
  readonly carpet?: string;
  readonly notBefore?: ClockTime;
};

export type Programme = {
  readonly days: readonly ProgrammeDay[];
  readonly placements: readonly Placement[];
};

/** What one programme holds at most, and one day of it. */
export const MOST_DAYS = 14;
export const MOST_BREAKS = 60;

export const NO_PROGRAMME: Programme = { days: [], placements: [] };

/** A day with the instant it begins at in the hall, so that nobody who reads it has to know the hall's zone. */
export type DatedDay = ProgrammeDay & {
  readonly midnightMs: number;
  /** When it was closed by hand; absent while it is open (DY70). */
  readonly closedAtMs?: number;
};
export type DatedProgramme = Omit<Programme, "days"> & { readonly days: readonly DatedDay[] };

export const dateProgramme = (
  { days, placements }: Programme,
  midnightOf: (date: string) => number,
): DatedProgramme => ({
  days: days.map((day) => ({ ...day, midnightMs: midnightOf(day.date) })),
  placements,
});

export const momentOf = ({ midnightMs }: Pick<DatedDay, "midnightMs">, time: ClockTime): number =>
  midnightMs + minuteOf(time) * 60_000;

/** From when on bouts of a day may be fought. */
export const beginOf = (day: DatedDay): number =>
  day.start === undefined ? day.midnightMs : momentOf(day, day.start);

/** When the first bout of a plan may begin: now, or when the first day does while nothing is fought yet. */
export function planStartMs(
  programme: DatedProgramme | undefined,
  isInProgress: boolean,
  nowMs: number,
): number {
  const [first] = programme?.days ?? [];
  return first === undefined || isInProgress ? nowMs : Math.max(nowMs, beginOf(first));
}

/** What a category has to keep to (DY50). */
export type CategoryLimit = {
  readonly day: DatedDay;
  readonly notBeforeMs: number;
  readonly carpet: string | undefined;
};

/** By category. What a closed day has left open keeps to the next open one, if there is one (DY70). */
export function limitsOf(programme: DatedProgramme): Pick<ReadonlyMap<string, CategoryLimit>, "get"> {
  const { days } = programme;
  const closed = days.findLast(({ closedAtMs }) => closedAtMs !== undefined);
  const next = closed && nextOpenDay(programme, closed.date);
  const ofOthers = next && { day: next, notBeforeMs: beginOf(next), carpet: undefined };
  const ofPlaced = placedLimits(programme);
  return { get: (category) => ofPlaced.get(category) ?? ofOthers };
}

function placedLimits(programme: DatedProgramme): ReadonlyMap<string, CategoryLimit> {
  const { days, placements } = programme;
  return new Map(
    placements.flatMap((placement): [string, CategoryLimit][] => {
      const day = days.find(({ date }) => date === placement.day);
      if (day === undefined) return [];
      const next = day.closedAtMs === undefined ? undefined : nextOpenDay(programme, day.date);
      const { carpet } = placement;
      if (next !== undefined)
        return [[placement.category, { day: next, notBeforeMs: beginOf(next), carpet }]];
      const session = day.sessions.find(({ id }) => id === placement.session);
      const times = [session?.start, placement.notBefore].flatMap((time) => time ?? []);
      const notBeforeMs = Math.max(beginOf(day), ...times.map((time) => momentOf(day, time)));
      return [[placement.category, { day, notBeforeMs, carpet }]];
    }),
  );
}

/** The breaks of one mat over all days: its own and those of all mats. */
export const breaksOn = ({ days }: DatedProgramme, carpet: string): readonly Break[] =>
  days.flatMap((day) =>
    day.breaks
      .filter((one) => (one.carpet ?? carpet) === carpet)
      .map(({ from, to }) => ({ fromMs: momentOf(day, from), toMs: momentOf(day, to) })),
  );

/** A queue with its breaks and the times its bouts may begin at, what is fought on later days behind the others (DY52). */
export function keepingTo(programme: DatedProgramme | undefined, queue: MatQueue): MatQueue {
  if (programme === undefined || programme.days.length === 0) return queue;
  const limits = limitsOf(programme);
  const dayOf = ({ category }: { readonly category: string }) =>
    limits.get(category)?.day.midnightMs ?? Number.NEGATIVE_INFINITY;
  const bouts = queue.bouts.map((bout) => {
    const notBeforeMs = limits.get(bout.category)?.notBeforeMs;
    return notBeforeMs === undefined ? bout : { ...bout, notBeforeMs };
  });
  return {
    ...queue,
    bouts: bouts.toSorted((one, other) => dayOf(one) - dayOf(other) || 0),
    breaks: breaksOn(programme, queue.carpet),
  };
}

/** The first day behind this one that nobody has closed. */
export const nextOpenDay = ({ days }: DatedProgramme, date: string): DatedDay | undefined =>
  days.find((day) => day.date > date && day.closedAtMs === undefined);

/** The day that is fought now: the last one that has begun, before the event its first one. */
export const dayAt = ({ days }: DatedProgramme, nowMs: number): DatedDay | undefined =>
  days.findLast(({ midnightMs }) => midnightMs <= nowMs) ?? days[0];

/** Whether the day that would be fought now was closed: then nobody stands in a queue (DY70). */
export const isDayOver = (programme: DatedProgramme | null | undefined, nowMs: number): boolean =>
  Boolean(programme && dayAt(programme, nowMs)?.closedAtMs !== undefined);

/** Which categories nobody fights now: what is called or on a mat is not asked. */
export function restingNow(
  programme: DatedProgramme | null | undefined,
  nowMs: number,
): (category: string) => boolean {
  if (!programme) return () => false;
  if (isDayOver(programme, nowMs)) return () => true;
  const later = laterCategories(programme, nowMs);
  return (category) => later.has(category);
}

/**
 * Categories of a day that has not begun: they stand in no queue of today (DY51). What an earlier day has left over, and
 * what nobody gave a day, is fought today.
 */
export function laterCategories(programme: DatedProgramme, nowMs: number): ReadonlySet<string> {
  const today = dayAt(programme, nowMs);
  return new Set(
    programme.placements.flatMap(({ category, day }) =>
      today !== undefined && day > today.date && programme.days.some(({ date }) => date === day)
        ? [category]
        : [],
    ),
  );
}
