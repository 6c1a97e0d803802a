import type { TimelineEntry } from "#contract/timeline.ts";

/** Whole seconds since the beginning of the bout: short enough to be read out. */
export function momentOf({ totalMs }: Pick<TimelineEntry, "totalMs">): number {
  return Math.ceil(totalMs / 1000);
}

/** `#t=187`: what happened in that second, or the last thing before it (BP5). */
export function litMoment(
  entries: readonly Pick<TimelineEntry, "totalMs">[],
  hash: string,
): number | undefined {
  const asked = /^#t=(\d{1,6})$/.exec(hash)?.[1];
  if (asked === undefined) return undefined;
  const moments = entries.map(momentOf).filter((moment) => moment <= Number(asked));
  return moments.length === 0 ? undefined : Math.max(...moments);
}
