const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** “28–29 November 2026”, “30 November – 1 December 2026”. */
export const daysBetween = (firstMs: number, lastMs: number): string =>
  longDate.formatRange(firstMs, lastMs).replace(/^(\d+)\s*–\s*(?=\d+ \p{L}+ \d+$)/u, "$1–");
