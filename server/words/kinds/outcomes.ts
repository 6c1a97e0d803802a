/** Ends of bouts as protocols tell them apart: those every protocol explains, and those it explains where they occur. */
export const USUAL_OUTCOMES = [
  "lock",
  "choke",
  "superiority",
  "points",
  "decision",
  "no-show",
  "injury",
  "disqualified",
] as const;
export const RARE_OUTCOMES = [
  "submission",
  "walkover",
  "withdrawal",
  "overweight",
  "lot",
  "draw",
  "void",
] as const;
export type Outcome = (typeof USUAL_OUTCOMES)[number] | (typeof RARE_OUTCOMES)[number];

/** How many regions some people are from, and of how many of them nobody knows. */
export type Regions = { readonly known: number; readonly unknown: number };
