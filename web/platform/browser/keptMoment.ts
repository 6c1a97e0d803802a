import { atTime, formatMoment } from "#texts/dates.ts";
import { formatTime } from "#web/i18n/times.ts";

const NAME = "kept";

/** Written beside what the server says of its time: the page reads it from its own navigation. */
export const keptTiming = (storedAtMs: number, address: Address) =>
  `${NAME};dur=${storedAtMs};desc="${described(address)}"`;

type Address = Pick<URL, "pathname" | "search">;

const described = ({ pathname, search }: Address): string => encodeURIComponent(pathname + search);

/** Of the page that is open. */
export const openedMoment = (): number | undefined => openedEntry()?.duration;

/** The worker had no page of this address and gave another view of it (ER24). */
export function isOpenedElsewhere(here: Address): boolean {
  const entry = openedEntry();
  return entry !== undefined && entry.description !== described(here);
}

function openedEntry(): Kept | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? keptEntry(navigation) : undefined;
}

type Kept = { readonly name: string; readonly duration: number; readonly description: string };

/** When this document was stored and of which address, if the worker gave it; undefined for one from the network. */
export const keptEntry = ({ serverTiming }: { readonly serverTiming: readonly Kept[] }): Kept | undefined =>
  serverTiming.find(({ name }) => name === NAME);

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
