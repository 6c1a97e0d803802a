import { atTime, formatMoment } from "#texts/dates.ts";
import { formatTime } from "#web/i18n/times.ts";

const NAME = "kept";

type Timing = { readonly name: string; readonly duration: number };

/** What came with a page beside it. Firefox tells none of a page that came without TLS. */
export const timingOf = (page: { readonly serverTiming?: readonly Timing[] } | undefined, name: string) =>
  page?.serverTiming?.find((timing) => timing.name === name);

/** Written beside what the server says of its time: the page reads it from its own navigation. */
export const keptTiming = (storedAtMs: number) => `${NAME};dur=${storedAtMs}`;

/** Of the page that is open. */
export function openedMoment(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? keptMoment(navigation) : undefined;
}

/** When this document was stored, if the worker gave it out of its store; undefined for one from the network. */
export const keptMoment = (page: Parameters<typeof timingOf>[0]): number | undefined =>
  timingOf(page, NAME)?.duration;

/** «в 13:05» today, «15 ноября в 13:05» before: a page of yesterday must not look like one of an hour ago. By the hall's wall clock where it is known. */
export function momentWords(atMs: number, zoneMs?: number, now = new Date()): string {
  const shown = onTheWall(atMs, zoneMs);
  const today = onTheWall(now.getTime(), zoneMs);
  const isToday = new Date(shown).toDateString() === new Date(today).toDateString();
  return isToday ? atTime(formatTime(shown)) : formatMoment(shown);
}

/** The instant at which this device's clock shows what the hall's shows at the given one. */
const onTheWall = (atMs: number, zoneMs: number | undefined): number =>
  zoneMs === undefined ? atMs : atMs + zoneMs + new Date(atMs).getTimezoneOffset() * 60_000;
