import {
  changesSince,
  latestFirst,
  outcomesSince,
  type Change,
  type Day,
  type Outcome,
} from "#domain/follow/catchUp.ts";
import type { Followed } from "#domain/follow/follow.ts";
import type { SeenDay } from "./catchUpDay.ts";
import type { Looks } from "./lookStore.ts";

export type Line<News = Change | Outcome> = { readonly seen: SeenDay; readonly news: News };
export type ToldDay = { readonly seen: SeenDay; readonly day: Day };

/** Apart, so that many changes push no result out. */
export type AllLines = {
  readonly changes: readonly Line<Change>[];
  readonly outcomes: readonly Line<Outcome>[];
};

/** Of all events that are shown. What is planned otherwise has no hour: of a chosen one only results are told (FO13). */
export function newsSince(
  told: readonly ToldDay[],
  followed: readonly Followed[],
  looks: Looks,
  chosenMs: number | undefined,
): AllLines {
  const known = told.flatMap(({ seen, day }) => {
    const look = looks[day.event];
    if (look === undefined) return [];
    return [{ seen, day, since: { sinceMs: chosenMs ?? look.sinceMs, plan: look.sincePlan } }];
  });
  const ofAll = <News>(find: (day: Day, since: (typeof known)[number]["since"]) => readonly News[]) =>
    known.flatMap(({ seen, day, since }) => find(day, since).map((news): Line<News> => ({ seen, news })));
  return {
    changes: chosenMs === undefined ? ofAll((day, since) => changesSince(day, followed, since)) : [],
    outcomes: ofAll((day, since) => outcomesSince(day, followed, since)).toSorted((a, b) =>
      latestFirst(a.news, b.news),
    ),
  };
}
