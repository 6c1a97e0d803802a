/** Who would be younger or older on the day has a wrong date or year (PS14). */
export const LIKELY_AGES = { least: 3, most: 100 } as const;

/** Of a date as YYYY-MM-DD, or of a year alone; by the calendar year of the day. */
export function isLikelyBirth(birth: string | number, day: string): boolean {
  const age = Number(day.slice(0, 4)) - Number(String(birth).slice(0, 4));
  return age >= LIKELY_AGES.least && age <= LIKELY_AGES.most;
}
