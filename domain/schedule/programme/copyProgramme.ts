import type { PlannedBreak, Programme, ProgrammeDay } from "./programme.ts";

/** The categories and mats of another competition by those they were copied from; who is not there was left behind. */
export type CopiedInto = {
  /** The date a date becomes. */
  readonly later: (date: string) => string;
  readonly categories: Pick<ReadonlyMap<string, string>, "get">;
  readonly carpets: Pick<ReadonlyMap<string, string>, "get">;
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
          day: copied.later(place.day),
          ...(carpet !== undefined && { carpet }),
        },
      ];
    }),
  };
}

function copyDay(day: ProgrammeDay, { later, carpets }: CopiedInto): ProgrammeDay {
  const { date, start, close, sessions, breaks, weighIns } = day;
  return {
    date: later(date),
    ...(start !== undefined && { start }),
    ...(close !== undefined && { close }),
    sessions,
    breaks: breaks.flatMap((one): PlannedBreak[] => {
      if (one.carpet === undefined) return [one];
      const carpet = carpets.get(one.carpet);
      return carpet === undefined ? [] : [{ ...one, carpet }];
    }),
    weighIns: weighIns.map((window) =>
      window.date === undefined ? window : { ...window, date: later(window.date) },
    ),
  };
}
