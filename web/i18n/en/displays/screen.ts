/** Words on the screens of the hall. */
export const screen = {
  title: "Hall screen",
  now: "on the mats now",
  columns: { carpet: "Mat", now: "Now", next: "Get ready" },
  order: "who is on, and where",
  qr: "QR code of the event page",
  free: "Mat is free",
  done: "All bouts are over",
  out: "starts",
  called: "Called",
  paused: "paused",
  timeOver: "time is up",
  find: (address: string) => `Find yourself: ${address}`,
  about: (time: string) => `~${time}`,
  leaders: "standings",
  bracket: "bracket",
  podium: "medallists",
  teams: "Team ranking",
  announcement: "Announcement",
  soon: "Starting soon",
  gone: "This category no longer exists",
  revoked: "Screen disconnected",
  revokedText: "To connect it again, open this address on it:",
} as const;

/** On every screen of the hall, over whatever it shows. */
export const stage = {
  lost: (time: string) => `No connection. Showing data as of ${time}`,
} as const;
