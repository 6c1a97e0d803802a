/** A date as it is printed on a poster: no hour and no time zone, so that nobody's clock can move it. */
export type PlainDate = { readonly year: number; readonly month: number; readonly day: number };

export function parsePlainDate(text: string | null | undefined): PlainDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? "");
  if (match === null) return undefined;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
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

const DAY_MS = 86_400_000;

/** Whole days from one plain date to another; below zero when it has passed. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}
