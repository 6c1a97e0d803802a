const MINUTE_MS = 60_000;

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
export function createHallZone(timeZone: string): (atMs: number) => number {
  // Made once: a page must not wait for it.
  const formatter = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (atMs) => {
    const name = formatter.formatToParts(atMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
    return sign === "-" ? -ahead : ahead;
  };
}
