import type { DayOf } from "./matLoad.ts";

/** Nobody fights for so long: then a day is over, and only then. */
const NIGHT_MS = 4 * 3_600_000;

/** From the first bout of a day to its last one. */
type Fought = { readonly date: string; readonly fromMs: number; readonly toMs: number };

/**
 * To which day an instant belongs, told by when bouts ended: a day whose hall runs on past midnight goes on until nobody
 * has fought for a night; a later instant has the day of the calendar (SS7).
 */
export function sportDays(endedMs: readonly number[], dateOf: DayOf): DayOf {
  const goesOn = (day: Fought | undefined, atMs: number): day is Fought =>
    day !== undefined && (dateOf(atMs) === day.date || atMs - day.toMs < NIGHT_MS);
  const days: Fought[] = [];
  for (const atMs of endedMs.toSorted((one, other) => one - other)) {
    const last = days.at(-1);
    if (goesOn(last, atMs)) days.splice(-1, 1, { ...last, toMs: atMs });
    else days.push({ date: dateOf(atMs), fromMs: atMs, toMs: atMs });
  }
  return (atMs) => {
    const day = days.findLast(({ fromMs }) => fromMs <= atMs);
    return goesOn(day, atMs) ? day.date : dateOf(atMs);
  };
}
