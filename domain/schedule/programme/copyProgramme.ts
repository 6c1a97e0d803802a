import type { PlannedBreak, Programme, ProgrammeDay } from "./programme.ts";

const DAY_MS = 86_400_000;

/** Plain dates: no zone has anything to do with it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const shiftDate = (date: string, byDays: number): string =>
  new Date(Date.parse(date) + byDays * DAY_MS).toISOString().slice(0, 10);

/** The categories and mats of another competition by those they were copied from; who is not there was left behind. */
export type CopiedInto = {
  readonly byDays: number;
  readonly categories: ReadonlyMap<string, string>;
  readonly carpets: ReadonlyMap<string, string>;
};

/** A programme as another event would have it: the same days later, none of them closed (EV11). */
export function copyProgramme({ days, placements }: Programme, copied: CopiedInto): Programme {
  return {
    days: days.map((day) => copyDay(day, copied)),
    placements: placements.flatMap(({ category: from, carpet: oldCarpet, ...place }) => {
      const category = copied.categories.get(from);
      const carpet = copied.carpets.get(oldCarpet ?? "");
      if (category === undefined) return [];
      return [
        {
          ...place,
          category,
          day: shiftDate(place.day, copied.byDays),
          ...(carpet !== undefined && { carpet }),
        },
      ];
    }),
  };
}

function copyDay(day: ProgrammeDay, { byDays, carpets }: CopiedInto): ProgrammeDay {
  const { date, start, close, sessions, breaks, weighIns } = day;
  return {
    date: shiftDate(date, byDays),
    ...(start !== undefined && { start }),
    ...(close !== undefined && { close }),
    sessions,
    breaks: breaks.flatMap((one): PlannedBreak[] => {
      if (one.carpet === undefined) return [one];
      const carpet = carpets.get(one.carpet);
      return carpet === undefined ? [] : [{ ...one, carpet }];
    }),
    weighIns: weighIns.map((window) =>
      window.date === undefined ? window : { ...window, date: shiftDate(window.date, byDays) },
    ),
  };
}
