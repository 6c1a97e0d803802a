/** A time of day as it is kept: 09:30. */
export type ClockTime = string;

/** Minutes after midnight. */
export function minuteOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What the clock on the wall shows at a time of a day that goes on past midnight: 24:10 is 00:10. */
export const onClock = (time: ClockTime): string =>
  String(Number(time.slice(0, 2)) % 24).padStart(2, "0") + time.slice(2);

/** A part of a day with a begin of its own: children in the morning, adults after them. */
export type Session = { readonly id: string; readonly title: string; readonly start: ClockTime };

export type PlannedBreak = {
  readonly id: string;
  readonly title: string;
  /** Past midnight both go on being times of their day: 24:10. */
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
export const beginOf = (day: DatedDay): number => momentOf(day, day.start ?? "00:00");

/** The first day behind this one that nobody has closed. */
export const nextOpenDay = ({ days }: DatedProgramme, date: string): DatedDay | undefined =>
  days.find((day) => day.date > date && day.closedAtMs === undefined);

/** The day that is fought now: the last one that has begun, before the event its first one. */
export const dayAt = ({ days }: DatedProgramme, nowMs: number): DatedDay | undefined =>
  days.findLast(({ midnightMs }) => midnightMs <= nowMs) ?? days[0];

/** The break a mat has at this moment: its own or that of all mats, of several the one that ends last (DY73). */
export function breakAt({ days }: DatedProgramme, carpet: string, nowMs: number): PlannedBreak | undefined {
  let last: PlannedBreak | undefined;
  let endsMs = nowMs;
  for (const day of days)
    for (const one of day.breaks) {
      const toMs = momentOf(day, one.to);
      if ((one.carpet ?? carpet) !== carpet || momentOf(day, one.from) > nowMs || toMs <= endsMs) continue;
      last = one;
      endsMs = toMs;
    }
  return last;
}

/**
 * Categories of a day that has not begun: they stand in no queue of today (DY51). What an earlier day has left over, and
 * what nobody gave a day, is fought today; on a day that was closed nothing is (DY70).
 */
export function laterCategories(programme: DatedProgramme, nowMs: number): Pick<ReadonlySet<string>, "has"> {
  const today = dayAt(programme, nowMs);
  if (today?.closedAtMs !== undefined) return { has: () => true };
  return new Set(
    programme.placements.flatMap(({ category, day }) =>
      today !== undefined && day > today.date && programme.days.some(({ date }) => date === day)
        ? [category]
        : [],
    ),
  );
}
