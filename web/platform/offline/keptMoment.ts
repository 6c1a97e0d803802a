import { atTime, formatMoment } from "#texts/dates.ts";
import { formatTime } from "#web/i18n/times.ts";

const NAME = "kept";

/** Written beside what the server says of its time: the page reads it from its own navigation. */
export const keptTiming = (storedAtMs: number) => `${NAME};dur=${storedAtMs}`;

/** Of the page that is open. */
export function openedMoment(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? keptMoment(navigation) : undefined;
}

type Timed = { readonly serverTiming: readonly { readonly name: string; readonly duration: number }[] };

/** When this document was stored, if the worker gave it out of its store; undefined for one from the network. */
export function keptMoment({ serverTiming }: Timed): number | undefined {
  return serverTiming.find(({ name }) => name === NAME)?.duration;
}

/** «в 13:05» today, «15 ноября в 13:05» before: a page of yesterday must not look like one of an hour ago. */
export function momentWords(atMs: number, now = new Date()): string {
  const at = new Date(atMs);
  return at.toDateString() === now.toDateString() ? atTime(formatTime(atMs)) : formatMoment(atMs);
}
