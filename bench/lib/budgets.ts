/** Kilobytes (1024 bytes) after gzip -9 of everything a first view loads by itself: the goal. */
export const BUDGETS = {
  public: { js: 125, css: 25 },
  hall: { js: 110, css: 25 },
} as const;

/** Where the scripts of each route may stand at most today, by `e2e/weight.test.ts`. They go down, but for what a page newly shows (ADR 0032) and for fewer files (ADR 0051). */
export const CEILINGS: Readonly<Record<string, number>> = {
  "routes/home": 108,
  "routes/events/event": 121,
  "routes/events/competition": 120,
  "routes/events/category": 121,
  "routes/events/fighter": 122,
  "routes/search": 119,
  "routes/competition/board": 102,
  "routes/competition/screen": 104,
};
