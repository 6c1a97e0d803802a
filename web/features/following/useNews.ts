import { useState } from "react";
import { planOf, type Day } from "#domain/follow/catchUp.ts";
import type { Followed } from "#domain/follow/follow.ts";
import { catchUpDay, type SeenDay } from "./catchUpDay.ts";
import { newsSince, type AllLines } from "./newsSince.ts";
import { useLooks } from "./useLooks.ts";

export type AllNews = AllLines & {
  readonly days: readonly Day[];
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
  return {
    ...newsSince(told, followed, looks, chosenMs),
    days: told.map(({ day }) => day),
    lastMs: Math.min(...told.flatMap(({ day }) => looks[day.event]?.sinceMs ?? [])),
    chosenMs,
    choose,
  };
}
