import { ok, refuse, type Result } from "../../result.ts";
import { type DatedProgramme, minuteOf, type Programme, type ProgrammeDay } from "./programme.ts";

export type ProgrammeProblem = {
  readonly code:
    | "day-twice"
    | "times-reversed"
    | "unknown-day"
    | "unknown-session"
    | "unknown-carpet"
    | "unknown-category"
    | "placed-twice";
};

export type Known = { readonly carpets: ReadonlySet<string>; readonly categories: ReadonlySet<string> };

/** A programme that can be kept, its days and what is in them in the order of time (DY49). */
export function decideProgramme(
  { days, placements }: Programme,
  known: Known,
): Result<Programme, ProgrammeProblem> {
  const dates = new Set(days.map(({ date }) => date));
  if (dates.size < days.length) return refuse({ code: "day-twice" });
  if (days.some(hasReversedTimes)) return refuse({ code: "times-reversed" });
  const breaks = days.flatMap((day) => day.breaks);
  if ([...breaks, ...placements].some(({ carpet }) => carpet !== undefined && !known.carpets.has(carpet)))
    return refuse({ code: "unknown-carpet" });
  if (new Set(placements.map(({ category }) => category)).size < placements.length)
    return refuse({ code: "placed-twice" });
  if (placements.some(({ category }) => !known.categories.has(category)))
    return refuse({ code: "unknown-category" });
  if (placements.some(({ day }) => !dates.has(day))) return refuse({ code: "unknown-day" });
  const sessions = new Map(days.map(({ date, sessions: list }) => [date, new Set(list.map(({ id }) => id))]));
  const isUnknown = (date: string, session: string | undefined) =>
    session !== undefined && sessions.get(date)?.has(session) !== true;
  if (placements.some(({ day, session }) => isUnknown(day, session)))
    return refuse({ code: "unknown-session" });
  if (days.some(({ date, weighIns }) => weighIns.some(({ session }) => isUnknown(date, session))))
    return refuse({ code: "unknown-session" });
  return ok({ days: days.map(inOrder).toSorted((a, b) => a.date.localeCompare(b.date)), placements });
}

const hasReversedTimes = ({ start, close, breaks, weighIns }: ProgrammeDay): boolean =>
  (close !== undefined && start !== undefined && close <= start) ||
  [...breaks, ...weighIns].some(({ from, to }) => to <= from);

export const inOrder = (day: ProgrammeDay): ProgrammeDay => ({
  ...day,
  sessions: day.sessions.toSorted((a, b) => minuteOf(a.start) - minuteOf(b.start)),
  breaks: day.breaks.toSorted((a, b) => minuteOf(a.from) - minuteOf(b.from)),
  weighIns: day.weighIns.toSorted((a, b) =>
    `${a.date ?? day.date} ${a.from}`.localeCompare(`${b.date ?? day.date} ${b.from}`),
  ),
});

/** Without what spoke of mats and categories that are no more. */
export function withoutUnknown({ days, placements }: DatedProgramme, known: Known): DatedProgramme {
  const isKnown = ({ carpet }: { readonly carpet?: string }) =>
    carpet === undefined || known.carpets.has(carpet);
  return {
    days: days.map((day) => ({ ...day, breaks: day.breaks.filter(isKnown) })),
    placements: placements
      .filter(({ category }) => known.categories.has(category))
      .map(({ carpet, ...rest }) =>
        carpet === undefined || !known.carpets.has(carpet) ? rest : { ...rest, carpet },
      ),
  };
}

export const emptyDay = (date: string, start?: string): ProgrammeDay => ({
  date,
  ...(start !== undefined && { start }),
  sessions: [],
  breaks: [],
  weighIns: [],
});
