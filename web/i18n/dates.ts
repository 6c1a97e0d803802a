/** A date as it is printed on a poster: no hour and no time zone, so that nobody's clock can move it. */
export type PlainDate = { readonly year: number; readonly month: number; readonly day: number };

export function parsePlainDate(text: string | null | undefined): PlainDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? "");
  if (match === null) return undefined;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** «5 декабря 2026». Empty when the day is not known yet. */
export function formatDate(text: string | null | undefined): string {
  return format(text, ({ year, month, day }) => `${day} ${MONTHS[month - 1]} ${year}`);
}

/** «5 декабря». */
export function formatDayMonth(text: string | null | undefined): string {
  return format(text, ({ month, day }) => `${day} ${MONTHS[month - 1]}`);
}

/** The short month of a calendar leaf: «дек». */
export function formatMonthShort(text: string | null | undefined): string {
  return format(text, ({ month }) => (month === MAY ? "май" : (MONTHS[month - 1] ?? "").slice(0, 3)));
}

export function dayOfMonth(text: string | null | undefined): string {
  const date = parsePlainDate(text);
  return date === undefined ? "" : String(date.day).padStart(2, "0");
}

/** The calendar day of an instant where this code runs: 2026-12-05. */
export function plainDateOf(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, "0");
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, "0")}`;
}

/** «13:05» on a wall so far ahead of UTC. */
export function formatTimeIn(zoneMs: number, ms: number): string {
  const wall = new Date(ms + zoneMs);
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

/** «13:05» where this code runs. */
export function formatTime(ms: number): string {
  const instant = new Date(ms);
  return `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

/** «15 ноября в 13:42» where this code runs. */
export function formatMoment(instantMs: number): string {
  const instant = new Date(instantMs);
  return `${instant.getDate()} ${MONTHS[instant.getMonth()]} в ${formatTime(instantMs)}`;
}

// Written out: the browser's own formatters take a phone tens of milliseconds to make.
const MONTHS = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");

/** Of the three letters on a calendar leaf only these differ from the name in a date. */
const MAY = 5;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function format(text: string | null | undefined, write: (date: PlainDate) => string): string {
  const date = parsePlainDate(text);
  return date === undefined ? "" : write(date);
}

const DAY_MS = 86_400_000;

/** Whole days from one plain date to another; below zero when it has passed. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}
