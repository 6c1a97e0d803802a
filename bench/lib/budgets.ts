/** Kilobytes (1024 bytes) after gzip -9 of everything a first view loads by itself; docs/adr/0032 tells how they came about. */
export const BUDGETS = {
  public: { js: 125, css: 25 },
  hall: { js: 110, css: 25 },
} as const;
