/** The tables of all categories that an event which is over offers to everybody. */
export const EVENT_SHEETS = ["leaderboard", "bouts"] as const;
