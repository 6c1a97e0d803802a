import type { EventDays } from "#domain/schedule/eventDays.ts";
import { parsePlainDate, type PlainDate } from "../plainDate.ts";
import { formatTime } from "../times.ts";

/** “5 December 2026”. Empty when the day is not known yet. */
export function formatDate(text: string | null | undefined): string {
  return format(text, ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year}`);
}

/** “5 December”. */
export function formatDayMonth(text: string | null | undefined): string {
  return format(text, ({ month, day }) => `${day} ${MONTHS[month - 1]}`);
}

/** The short month of a calendar leaf: “Dec”. */
export function formatMonthShort(text: string | null | undefined): string {
  return format(text, ({ month }) => (MONTHS[month - 1] ?? "").slice(0, 3));
}

/** “at 13:42” */
export const atTime = (time: string): string => `at ${time}`;

/** “15 November at 13:42” where this code runs. */
export function formatMoment(instantMs: number): string {
  const instant = new Date(instantMs);
  return `${instant.getDate()} ${MONTHS[instant.getMonth()]} ${atTime(formatTime(instantMs))}`;
}

// Written out: the browser's own formatters take a phone tens of milliseconds to make.
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

function format(text: string | null | undefined, write: (date: PlainDate) => string): string {
  const date = parsePlainDate(text);
  return date === undefined ? "" : write(date);
}

/** “5 December 2026”, “28–29 November 2026”, “30 November – 1 December 2026”. Empty while no day is known. */
export function formatDays(days: EventDays | undefined): string {
  const [first, last] = [parsePlainDate(days?.first), parsePlainDate(days?.last)];
  if (days === undefined || first === undefined || last === undefined) return "";
  const until = formatDate(days.last);
  if (days.first === days.last) return until;
  if (first.year !== last.year) return `${formatDate(days.first)} – ${until}`;
  return first.month === last.month ? `${first.day}–${until}` : `${formatDayMonth(days.first)} – ${until}`;
}
