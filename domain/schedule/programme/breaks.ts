import { ok, refuse, type Result } from "../../result.ts";
import { nextDate } from "../eventDays.ts";
import { DAY_MINUTES, writeTime } from "./clockTime.ts";
import { emptyDay, inOrder } from "./decideProgramme.ts";
import {
  type ClockTime,
  type DatedProgramme,
  dayAt,
  minuteOf,
  momentOf,
  MOST_BREAKS,
  MOST_DAYS,
  type PlannedBreak,
  type Programme,
  type ProgrammeDay,
} from "./programme.ts";

/** Until then the night belongs to the day before it. */
const NIGHT_MINUTES = 6 * 60;
const NIGHT_END_MS = (DAY_MINUTES + NIGHT_MINUTES) * 60_000;

/** A break that lasts longer over midnight has its times the wrong way round. */
const LONGEST_OVER_MIDNIGHT = 6 * 60;

/** The end of a break that begins at this minute of its day, past midnight too (DY53); undefined where it has none. */
export function breakEnd(from: number, to: ClockTime): number | undefined {
  const end = (minuteOf(to) % DAY_MINUTES) + Math.floor(from / DAY_MINUTES) * DAY_MINUTES;
  if (end > from) return end;
  return end + DAY_MINUTES - from <= LONGEST_OVER_MIDNIGHT ? end + DAY_MINUTES : undefined;
}

/**
 * The times of a break as they are typed into its day. After midnight is meant where the break has stood there, or, of a
 * new one, where the day has not begun by then; from six in the morning on a time is one of the day itself (DY53).
 */
export function breakTimes(
  from: ClockTime,
  to: ClockTime,
  { start = "00:00" }: Pick<ProgrammeDay, "start">,
  before: Pick<PlannedBreak, "to"> | undefined,
): { readonly from: ClockTime; readonly to: ClockTime } {
  const isNightly = minuteOf(to) <= NIGHT_MINUTES && from < to;
  const isMeant = before === undefined ? to <= start : minuteOf(before.to) > DAY_MINUTES;
  const begin = minuteOf(from) + (isNightly && isMeant ? DAY_MINUTES : 0);
  return { from: writeTime(begin), to: writeTime(breakEnd(begin, to) ?? minuteOf(to)) };
}

type BreakProblem = { readonly code: "times-reversed" | "too-many-breaks" | "too-many-days" };

/** The calendar and the clock on the wall of the hall. */
export type HallNow = { readonly ms: number; readonly date: string; readonly minute: number };

/**
 * A break put in while a day is fought, in a programme that does not know the day too. It goes on past midnight, and one
 * put in then stands in the day that is still fought: times that are over by then are those of the night, and from six
 * in the morning on those of the next date (DY53).
 */
export function withBreak(
  programme: DatedProgramme,
  now: HallNow,
  added: PlannedBreak,
): Result<Programme, BreakProblem> {
  const { minute, ...open } = dayOfBreak(programme, now);
  const typed = minuteOf(added.from);
  const isOver = (breakEnd(typed, added.to) ?? minute) < minute;
  const isNearer = Math.abs(typed + DAY_MINUTES - minute) < Math.abs(typed - minute);
  const isOfNextDate = isOver && isNearer && typed >= NIGHT_MINUTES;
  const date = isOfNextDate ? nextDate(open.date) : open.date;
  const from = isOver && isNearer && !isOfNextDate ? typed + DAY_MINUTES : typed;
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

/** Today, or in its night the open day before it; and the minute of that day. */
function dayOfBreak({ days }: DatedProgramme, { ms, date, minute }: HallNow) {
  const before = days.findLast((day) => day.date < date);
  const isStillOn =
    before !== undefined && before.closedAtMs === undefined && ms < before.midnightMs + NIGHT_END_MS;
  return isStillOn ? { date: before.date, minute: minute + DAY_MINUTES } : { date, minute };
}

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

type BreakAhead = { readonly one: PlannedBreak; readonly isOn: boolean };

/** The breaks that are not over, of the day that is fought and of its night, whichever day of the programme has them. */
export function breaksFrom(programme: DatedProgramme, nowMs: number): readonly BreakAhead[] {
  const nightEndsMs = (dayAt(programme, nowMs)?.midnightMs ?? 0) + NIGHT_END_MS;
  return programme.days.flatMap((day) =>
    day.breaks.flatMap((one): BreakAhead[] => {
      const fromMs = momentOf(day, one.from);
      const isAhead = nowMs < momentOf(day, one.to) && fromMs < nightEndsMs;
      return isAhead ? [{ one, isOn: fromMs <= nowMs }] : [];
    }),
  );
}
