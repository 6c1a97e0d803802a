import { announcedDay, type AnnouncedLine } from "./announced.ts";

/** Plain dates, 2026-12-05: an event is on the same days wherever the clocks stand. */
export type EventDays = { readonly first: string; readonly last: string };

export type EventTime = "today" | "upcoming" | "past";

/** A programme that goes on for longer has a slip of the pen in it. */
const LONGEST_DAYS = 14;
/** A competition that is still in progress after that was left open. */
const OVERTIME_DAYS = 2;

/** From the day of an event to the last one its programme announces; the scales alone make no day (EV8). */
export function eventDays(dateOfEvent: string, programme: readonly AnnouncedLine[]): EventDays {
  const first = dateOfEvent.slice(0, 10);
  const { weighIns } = announcedDay(programme, undefined);
  const last = programme
    .filter((line) => !weighIns.includes(line) && daysFrom(first, line.day) < LONGEST_DAYS)
    .reduce((latest, { day }) => (day > latest ? day : latest), first);
  return { first, last };
}

/** Bouts that go on past midnight, or for a day nobody announced, are not over (EV9). */
export function eventTimeOf({ first, last }: EventDays, today: string, isInProgress: boolean): EventTime {
  if (first > today) return "upcoming";
  if (last >= today) return "today";
  return isInProgress && daysFrom(last, today) <= OVERTIME_DAYS ? "today" : "past";
}

export type NumberedDay = { readonly number: number; readonly count: number };

/** «День 2 из 3»; undefined for an event of one day, and on a day that is none of its own. */
export function numberedDay({ first, last }: EventDays, today: string): NumberedDay | undefined {
  if (first === last || today < first || today > last) return undefined;
  return { number: daysFrom(first, today) + 1, count: daysFrom(first, last) + 1 };
}

/** The plain date after this one. */
export function nextDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const inMonth =
    dayCount(month === 12 ? `${year + 1}-1-1` : `${year}-${month + 1}-1`) - dayCount(`${year}-${month}-1`);
  const isLast = day === inMonth;
  const next = isLast ? [year + Number(month === 12), (month % 12) + 1, 1] : [year, month, day + 1];
  return next.map((part) => String(part).padStart(2, "0")).join("-");
}

const daysFrom = (from: string, until: string) => dayCount(until) - dayCount(from);

/** Days since the beginning of our calendar; a year that starts in March has its odd day at the end. */
function dayCount(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((((month + 9) % 12) * 153 + 2) / 5) + day;
}
