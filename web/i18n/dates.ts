/** A date as it is printed on a poster: no hour and no time zone, so that nobody's clock can move it. */
export type PlainDate = { readonly year: number; readonly month: number; readonly day: number };

export function parsePlainDate(text: string | null | undefined): PlainDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? "");
  if (match === null) return undefined;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** «5 декабря 2026». Empty when the day is not known yet. */
export function formatDate(text: string | null | undefined): string {
  return format(text, longDate, (formatted) => formatted.replace(/\s*г\.$/, ""));
}

/** «5 декабря». */
export function formatDayMonth(text: string | null | undefined): string {
  return format(text, dayMonth, (formatted) => formatted);
}

/** The short month of a calendar leaf: «дек». */
export function formatMonthShort(text: string | null | undefined): string {
  return format(text, monthShort, (formatted) => formatted.replace(".", "").slice(0, 3));
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

/** «13:05» where this code runs. */
export function formatTime(ms: number): string {
  return timeOfDay.format(ms);
}

const timeOfDay = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });
/** «15 ноября, 13:42» where this code runs. */
export function formatMoment(instantMs: number): string {
  return moment.format(instantMs);
}

const moment = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

const UTC = { timeZone: "UTC" } as const;
const longDate = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric", ...UTC });
const dayMonth = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", ...UTC });
const monthShort = new Intl.DateTimeFormat("ru", { month: "short", ...UTC });

function format(
  text: string | null | undefined,
  formatter: Intl.DateTimeFormat,
  tidy: (formatted: string) => string,
): string {
  const date = parsePlainDate(text);
  if (date === undefined) return "";
  return tidy(formatter.format(Date.UTC(date.year, date.month - 1, date.day)));
}

const DAY_MS = 86_400_000;

/** Whole days from one plain date to another; below zero when it has passed. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}
