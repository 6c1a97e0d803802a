import { ok, refuse, type Result } from "../../result.ts";
import { breakEnd, DAY_MINUTES, writeTime } from "./clockTime.ts";
import { dayAt, minuteOf, MOST_BREAKS, MOST_DAYS } from "./programme.ts";
import type { DatedProgramme, PlannedBreak, Programme, ProgrammeDay } from "./programme.ts";

export type ProgrammeProblem = {
  readonly code:
    | "day-twice"
    | "times-reversed"
    | "unknown-day"
    | "unknown-session"
    | "unknown-carpet"
    | "unknown-category"
    | "placed-twice";
};

export type Known = { readonly carpets: ReadonlySet<string>; readonly categories: ReadonlySet<string> };

/** A programme that can be kept, its days and what is in them in the order of time (DY49). */
export function decideProgramme(
  { days, placements }: Programme,
  known: Known,
): Result<Programme, ProgrammeProblem> {
  const dates = new Set(days.map(({ date }) => date));
  if (dates.size < days.length) return refuse({ code: "day-twice" });
  if (days.some(hasReversedTimes)) return refuse({ code: "times-reversed" });
  const breaks = days.flatMap((day) => day.breaks);
  if ([...breaks, ...placements].some(({ carpet }) => carpet !== undefined && !known.carpets.has(carpet)))
    return refuse({ code: "unknown-carpet" });
  if (new Set(placements.map(({ category }) => category)).size < placements.length)
    return refuse({ code: "placed-twice" });
  if (placements.some(({ category }) => !known.categories.has(category)))
    return refuse({ code: "unknown-category" });
  if (placements.some(({ day }) => !dates.has(day))) return refuse({ code: "unknown-day" });
  const sessions = new Map(days.map(({ date, sessions: list }) => [date, new Set(list.map(({ id }) => id))]));
  const isUnknown = (date: string, session: string | undefined) =>
    session !== undefined && sessions.get(date)?.has(session) !== true;
  if (placements.some(({ day, session }) => isUnknown(day, session)))
    return refuse({ code: "unknown-session" });
  if (days.some(({ date, weighIns }) => weighIns.some(({ session }) => isUnknown(date, session))))
    return refuse({ code: "unknown-session" });
  return ok({ days: days.map(inOrder).toSorted((a, b) => a.date.localeCompare(b.date)), placements });
}

const hasReversedTimes = ({ start, close, breaks, weighIns }: ProgrammeDay): boolean =>
  (close !== undefined && start !== undefined && close <= start) ||
  [...breaks, ...weighIns].some(({ from, to }) => to <= from);

const inOrder = (day: ProgrammeDay): ProgrammeDay => ({
  ...day,
  sessions: day.sessions.toSorted((a, b) => minuteOf(a.start) - minuteOf(b.start)),
  breaks: day.breaks.toSorted((a, b) => minuteOf(a.from) - minuteOf(b.from)),
  weighIns: day.weighIns.toSorted((a, b) =>
    `${a.date ?? day.date} ${a.from}`.localeCompare(`${b.date ?? day.date} ${b.from}`),
  ),
});

/** Without what spoke of mats and categories that are no more. */
export function withoutUnknown({ days, placements }: DatedProgramme, known: Known): DatedProgramme {
  const isKnown = ({ carpet }: { readonly carpet?: string }) =>
    carpet === undefined || known.carpets.has(carpet);
  return {
    days: days.map((day) => ({ ...day, breaks: day.breaks.filter(isKnown) })),
    placements: placements
      .filter(({ category }) => known.categories.has(category))
      .map(({ carpet, ...rest }) =>
        carpet === undefined || !known.carpets.has(carpet) ? rest : { ...rest, carpet },
      ),
  };
}

type BreakProblem = { readonly code: "times-reversed" | "too-many-breaks" | "too-many-days" };

/** The calendar and the clock on the wall of the hall. */
export type HallNow = { readonly ms: number; readonly date: string; readonly minute: number };

/**
 * A break put in while a day is fought, in a programme that does not know the day too. It goes on past midnight, and one
 * put in then stands in the day that is still fought: times that are over by then are those of the night (DY53).
 */
export function withBreak(
  programme: DatedProgramme,
  now: HallNow,
  added: PlannedBreak,
): Result<Programme, BreakProblem> {
  const { date, minute } = dayOfBreak(programme, now);
  const typed = minuteOf(added.from);
  const isOver = (breakEnd(typed, added.to) ?? minute) < minute;
  const isNearer = Math.abs(typed + DAY_MINUTES - minute) < Math.abs(typed - minute);
  const from = isOver && isNearer ? typed + DAY_MINUTES : typed;
  const to = breakEnd(from, added.to);
  if (to === undefined) return refuse({ code: "times-reversed" });
  const placed = { ...added, from: writeTime(from), to: writeTime(to) };
  const day: ProgrammeDay = programme.days.find((one) => one.date === date) ?? emptyDay(date);
  const days = [
    ...programme.days.filter((one) => one.date !== date),
    inOrder({ ...day, breaks: [...day.breaks, placed] }),
  ];
  if (day.breaks.length >= MOST_BREAKS) return refuse({ code: "too-many-breaks" });
  if (days.length > Math.max(MOST_DAYS, programme.days.length)) return refuse({ code: "too-many-days" });
  return ok({ ...programme, days: days.toSorted((a, b) => a.date.localeCompare(b.date)) });
}

/** Until then the night belongs to the day before it. */
const NIGHT_MINUTES = 6 * 60;

/** Today, or in its night the open day before it; and the minute of that day. */
function dayOfBreak(programme: DatedProgramme, { ms, date, minute }: HallNow) {
  const day = dayAt(programme, ms);
  const isStillOn =
    day !== undefined &&
    day.date < date &&
    day.closedAtMs === undefined &&
    ms - day.midnightMs < (DAY_MINUTES + NIGHT_MINUTES) * 60_000;
  return isStillOn ? { date: day.date, minute: minute + DAY_MINUTES } : { date, minute };
}

export const emptyDay = (date: string, start?: string): ProgrammeDay => ({
  date,
  ...(start !== undefined && { start }),
  sessions: [],
  breaks: [],
  weighIns: [],
});

/** A break that goes on ends now; one that has not begun is taken out. */
export function withoutBreak(
  programme: DatedProgramme,
  id: string,
  nowMs: number,
): Result<Programme, { readonly code: "unknown-break" }> {
  const has = programme.days.some(({ breaks }) => breaks.some((one) => one.id === id));
  if (!has) return refuse({ code: "unknown-break" });
  const days = programme.days.map((day) => ({
    ...day,
    breaks: day.breaks.flatMap((one) => {
      if (one.id !== id) return [one];
      const minute = Math.floor((nowMs - day.midnightMs) / 60_000);
      return minuteOf(one.from) < minute
        ? [{ ...one, to: writeTime(Math.min(minute, minuteOf(one.to))) }]
        : [];
    }),
  }));
  return ok({ ...programme, days });
}
