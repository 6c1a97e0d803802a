import type { MatQueue } from "../queue.ts";
import type { Break } from "../workingTime.ts";
import { beginOf, type DatedDay, type DatedProgramme, momentOf, nextOpenDay } from "./programme.ts";

/** What a category has to keep to (DY50). */
export type CategoryLimit = {
  readonly day: DatedDay;
  readonly notBeforeMs: number;
  readonly carpet: string | undefined;
};

/** By category. What a closed day has left open keeps to the next open one, if there is one (DY70). */
export function limitsOf(programme: DatedProgramme): Pick<ReadonlyMap<string, CategoryLimit>, "get"> {
  const { days, placements } = programme;
  const closed = days.findLast(({ closedAtMs }) => closedAtMs !== undefined);
  const next = closed && nextOpenDay(programme, closed.date);
  const fromNext = (carpet?: string): CategoryLimit | undefined =>
    next && { day: next, notBeforeMs: beginOf(next), carpet };
  const ofPlaced = new Map(
    placements.flatMap(({ category, session, notBefore, carpet, ...place }): [string, CategoryLimit][] => {
      const day = days.find(({ date }) => date === place.day);
      if (day === undefined) return [];
      const times = [day.sessions.find(({ id }) => id === session)?.start, notBefore];
      const momentsMs = times.flatMap((time) => (time === undefined ? [] : momentOf(day, time)));
      const own = { day, notBeforeMs: Math.max(beginOf(day), ...momentsMs), carpet };
      const isLeftOver = closed !== undefined && day.date <= closed.date;
      return [[category, (isLeftOver ? fromNext(carpet) : undefined) ?? own]];
    }),
  );
  const ofOthers = fromNext();
  return { get: (category) => ofPlaced.get(category) ?? ofOthers };
}

/** The breaks of one mat over all days: its own and those of all mats. */
export const breaksOn = ({ days }: DatedProgramme, carpet: string): readonly Break[] =>
  days.flatMap((day) =>
    day.breaks
      .filter((one) => (one.carpet ?? carpet) === carpet)
      .map(({ from, to }) => ({ fromMs: momentOf(day, from), toMs: momentOf(day, to) })),
  );

/** A queue with its breaks and the times its bouts may begin at, what is fought on later days behind the others (DY52). */
export function keepingTo(programme: DatedProgramme | undefined, queue: MatQueue): MatQueue {
  if (programme === undefined || programme.days.length === 0) return queue;
  const limits = limitsOf(programme);
  const dayOf = ({ category }: { readonly category: string }) =>
    limits.get(category)?.day.midnightMs ?? Number.NEGATIVE_INFINITY;
  const bouts = queue.bouts.map((bout) => {
    const notBeforeMs = limits.get(bout.category)?.notBeforeMs;
    return notBeforeMs === undefined ? bout : { ...bout, notBeforeMs };
  });
  return {
    ...queue,
    bouts: bouts.toSorted((one, other) => dayOf(one) - dayOf(other) || 0),
    breaks: breaksOn(programme, queue.carpet),
  };
}
