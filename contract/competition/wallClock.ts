/** The calendar day on a wall so far ahead of UTC: a server in another zone must not end the hall's day. */
export function plainDateIn(zoneMs: number, ms: number): string {
  return new Date(ms + zoneMs).toISOString().slice(0, 10);
}

/** Minutes since midnight on that wall. */
export function minuteOfDayIn(zoneMs: number, ms: number): number {
  const wall = new Date(ms + zoneMs);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}
