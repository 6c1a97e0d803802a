import {
  dayAt,
  minuteOf,
  momentOf,
  type ClockTime,
  type DatedProgramme,
  type PlannedBreak,
} from "./programme.ts";

const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** Reads a time as people type it: 9.30, 9:30, 0930, 930, 9 (DY48). Undefined for anything else. */
export function readClockTime(typed: string): ClockTime | undefined {
  const text = typed.trim();
  const parted = /^(\d{1,2})\s*[.:,\-–ч ]\s*(\d{2})$/i.exec(text);
  const whole = /^(\d{1,2}?)(\d{2})?$/.exec(text);
  const [, hours, minutes = "0"] = parted ?? whole ?? [];
  if (hours === undefined || Number(hours) > LAST_HOUR || Number(minutes) > LAST_MINUTE) return undefined;
  return timeOf(Number(hours) * 60 + Number(minutes));
}

export function timeOf(minute: number): ClockTime {
  return writeTime(Math.max(0, Math.min(minute, LAST_HOUR * 60 + LAST_MINUTE)));
}

export const DAY_MINUTES = 24 * 60;

/** As it is shown; past midnight with the days that lie between: 01:20 +1. */
export function shownTime(minute: number): string {
  const days = Math.floor(minute / DAY_MINUTES);
  return days < 1 ? timeOf(minute) : `${timeOf(minute % DAY_MINUTES)} +${days}`;
}

/** As it is kept of a break that goes on past midnight: 24:10 of a day is ten past twelve in its night. */
export const writeTime = (minute: number): ClockTime => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** A break that lasts longer over midnight has its times the wrong way round. */
const LONGEST_OVER_MIDNIGHT = 6 * 60;

/** The end of a break that begins at this minute of its day, past midnight too (DY53); undefined where it has none. */
export function breakEnd(from: number, to: ClockTime): number | undefined {
  const end = (minuteOf(to) % DAY_MINUTES) + Math.floor(from / DAY_MINUTES) * DAY_MINUTES;
  if (end > from) return end;
  return end + DAY_MINUTES - from <= LONGEST_OVER_MIDNIGHT ? end + DAY_MINUTES : undefined;
}

type BreakAhead = { readonly one: PlannedBreak; readonly isOn: boolean };

/** The breaks of the day that is fought which are not over, and one of the day before that goes on past midnight. */
export function breaksFrom(programme: DatedProgramme, nowMs: number): readonly BreakAhead[] {
  const today = dayAt(programme, nowMs);
  return programme.days.flatMap((day) =>
    day.breaks.flatMap((one): BreakAhead[] => {
      const isOpen = nowMs < momentOf(day, one.to);
      const isOn = isOpen && momentOf(day, one.from) <= nowMs;
      return isOn || (isOpen && day === today) ? [{ one, isOn }] : [];
    }),
  );
}

const two = (value: number): string => String(value).padStart(2, "0");
