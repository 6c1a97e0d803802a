/** Age by calendar year, not by the day: who is born in December is as old as who is born in January (CT6). */
export function ageInYear(birthDate: string, eventDate: string): number | undefined {
  const birth = parseDate(birthDate);
  const event = parseDate(eventDate);
  return birth && event && event.year >= birth.year ? event.year - birth.year : undefined;
}

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** `YYYY-MM-DD`, with or without a time behind it. A day that no calendar has is refused. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text);
  const [year, month, day] = (match ?? []).slice(1, 4).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
