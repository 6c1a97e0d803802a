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
  "routes/home": 164.9,
  "routes/events/event": 179.3,
  "routes/events/competition": 182.2,
  "routes/events/category": 191.9,
  "routes/events/fighter": 181.8,
  "routes/search": 149.2,
  "routes/competition/board": 151.1,
  "routes/competition/screen": 162.1,
};
