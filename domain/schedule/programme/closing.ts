import { openWork, type CategoryWork, type OpenWork } from "../../competition/checklist.ts";
import { ok, refuse, type Result } from "../../result.ts";
import { beginOf, type DatedDay, type DatedProgramme, dayAt, nextOpenDay } from "./programme.ts";

/** Whether the day that would be fought now was closed. */
export const isDayOver = (programme: DatedProgramme | null | undefined, nowMs: number): boolean =>
  Boolean(programme && dayAt(programme, nowMs)?.closedAtMs !== undefined);

export type ClosingProblem = {
  readonly code: "unknown-day" | "day-not-begun" | "day-closed" | "bouts-on-mats";
};

/** A day that has begun is closed by hand, when nobody is on a mat or called to one (DY70). */
export function decideClose(
  programme: DatedProgramme,
  date: string,
  now: { readonly nowMs: number; readonly boutsOnMats: number },
): Result<DatedProgramme, ClosingProblem> {
  const day = programme.days.find((one) => one.date === date);
  if (day === undefined) return refuse({ code: "unknown-day" });
  if (day.midnightMs > now.nowMs) return refuse({ code: "day-not-begun" });
  if (day.closedAtMs !== undefined) return refuse({ code: "day-closed" });
  if (now.boutsOnMats > 0) return refuse({ code: "bouts-on-mats" });
  return ok(withDay(programme, { ...day, closedAtMs: now.nowMs }));
}

/** As if it had never been closed. */
export function decideReopen(
  programme: DatedProgramme,
  date: string,
): Result<DatedProgramme, { readonly code: "unknown-day" | "day-open" }> {
  const day = programme.days.find((one) => one.date === date);
  if (day === undefined) return refuse({ code: "unknown-day" });
  const { closedAtMs, ...open } = day;
  return closedAtMs === undefined ? refuse({ code: "day-open" }) : ok(withDay(programme, open));
}

const withDay = ({ days, placements }: DatedProgramme, day: DatedDay): DatedProgramme => ({
  days: days.map((one) => (one.date === day.date ? day : one)),
  placements,
});

/** Whoever writes a programme neither closes a day nor opens one. */
export const withClosings = (
  before: DatedProgramme,
  { days, placements }: DatedProgramme,
): DatedProgramme => ({
  days: days.map(({ closedAtMs: _written, ...day }) => {
    const closedAtMs = before.days.find(({ date }) => date === day.date)?.closedAtMs;
    return closedAtMs === undefined ? day : { ...day, closedAtMs };
  }),
  placements,
});

/** A closed day is opened before it is taken away or gets another date. */
export const missesClosed = (before: DatedProgramme, after: DatedProgramme): boolean =>
  before.days.some(
    ({ date, closedAtMs }) => closedAtMs !== undefined && !after.days.some((day) => day.date === date),
  );

/** The day that is fought; an evening may be longer than its date, so until the first bout of today it is the one before. */
export function dayToClose(programme: DatedProgramme, nowMs: number): DatedDay | undefined {
  const today = dayAt(programme, nowMs);
  if (today?.start === undefined || beginOf(today) <= nowMs || today.closedAtMs !== undefined) return today;
  const before = programme.days.findLast(({ date }) => date < today.date);
  return before && (before.closedAtMs ?? nowMs) > today.midnightMs ? before : today;
}

export type CategoryOfDay = CategoryWork & { readonly uuid: string };

export type LeftOpen = OpenWork & {
  /** Where it goes; undefined when no day is left. */
  readonly next: DatedDay | undefined;
};

/** What a day leaves open: of its own categories, of those before it and of those nobody gave a day. */
export function leftOpen(
  programme: DatedProgramme,
  date: string,
  categories: readonly CategoryOfDay[],
): LeftOpen {
  const dayOf = new Map(programme.placements.map(({ category, day }) => [category, day]));
  const own = categories.filter(({ uuid }) => (dayOf.get(uuid) ?? date) <= date);
  return { ...openWork(own), next: nextOpenDay(programme, date) };
}
