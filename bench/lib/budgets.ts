/** Kilobytes (1024 bytes) after gzip -9 of everything a first view loads by itself: the goal. */
export const BUDGETS = {
  public: { js: 165, css: 25 },
  hall: { js: 150, css: 25 },
} as const;

/**
 * What the files of a route may weigh at most, by `e2e/weight.test.ts`: the list of all routes is counted, a kilobyte is room.
 * They go down, but for what a page newly shows.
 */
export const CEILINGS: Readonly<Record<string, number>> = {
  "routes/home": 167.9,
  "routes/events/event": 182.3,
  "routes/events/competition": 184.8,
  "routes/events/category": 194.5,
  "routes/events/fighter": 184.3,
  "routes/search": 152.7,
  "routes/competition/board": 152.8,
  "routes/competition/screen": 163,
};
