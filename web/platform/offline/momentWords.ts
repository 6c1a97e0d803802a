import { formatMoment, formatTime } from "#web/i18n/dates.ts";

/** «в 13:05» today, «15 ноября в 13:05» before: a page of yesterday must not look like one of an hour ago. */
export function momentWords(atMs: number, now = new Date()): string {
  const at = new Date(atMs);
  return at.toDateString() === now.toDateString() ? `в ${formatTime(atMs)}` : formatMoment(atMs);
}
