/** Sports ranks from the highest. */
export const RANK_NAMES = [
  "honoured",
  "international",
  "master",
  "candidate",
  "first",
  "second",
  "third",
  "young-first",
  "young-second",
  "young-third",
] as const;
export type RankName = (typeof RANK_NAMES)[number];
