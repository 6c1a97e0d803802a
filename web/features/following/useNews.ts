import { useState } from "react";
import { catchUp, planOf, type Day, type News } from "#domain/follow/catchUp.ts";
import type { Followed } from "#domain/follow/follow.ts";
import { catchUpDay, type SeenDay } from "./catchUpDay.ts";
import { useLooks } from "./useLooks.ts";

export type Line = { readonly seen: SeenDay; readonly news: News };

export type AllNews = {
  readonly days: readonly Day[];
  readonly lines: readonly Line[];
  /** When this device looked last; infinite while nothing has been looked at. */
  readonly lastMs: number;
  /** The hour somebody chose instead. */
  readonly chosenMs: number | undefined;
  readonly choose: (ms: number | undefined) => void;
};

/** What happened for the followed in all events that are shown, since the last look or a chosen hour (FO11, FO13). */
export function useNews(seenDays: readonly SeenDay[], followed: readonly Followed[]): AllNews {
  const [chosenMs, choose] = useState<number>();
  const told = seenDays.map((seen) => ({ seen, day: catchUpDay(seen, followed) }));
  const looks = useLooks(
    told.map(({ seen: { seenMs }, day }) => ({ event: day.event, plan: planOf(day, followed), seenMs })),
  );
  const lines = told.flatMap(({ seen, day }) => {
    const look = looks[day.event];
    if (look === undefined) return [];
    const since = { sinceMs: chosenMs ?? look.sinceMs, plan: look.sincePlan };
    return catchUp(day, followed, since).map((news) => ({ seen, news }));
  });
  return {
    days: told.map(({ day }) => day),
    lines,
    lastMs: Math.min(...told.flatMap(({ day }) => looks[day.event]?.sinceMs ?? [])),
    chosenMs,
    choose,
  };
}
