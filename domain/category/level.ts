import { ADULT_BELTS, type Belt, type Level, LEVELS } from "./category.ts";

export type Experience = {
  readonly belt?: Belt;
  readonly experienceYears?: number;
  /** What the coach declares; counted when it is higher than the rest. */
  readonly level?: Level;
};

/** Whichever is higher: what the belt says, or the years of any grappling (CT14). */
export function levelOf({ belt, experienceYears, level }: Experience): Level {
  const ranks = [byBelt(belt), byYears(experienceYears ?? 0), level ? LEVELS.indexOf(level) : 0];
  return LEVELS[Math.max(...ranks)] ?? "novice";
}

/** White is a novice, blue is between, purple and up are experts. Children's belts say nothing about adult levels. */
function byBelt(belt: Belt | undefined): number {
  const rank = ADULT_BELTS.findIndex((name) => name === belt);
  return Math.min(Math.max(rank, 0), LEVELS.length - 1);
}

const NOVICE_YEARS = 2;
const INTERMEDIATE_YEARS = 5;

function byYears(years: number): number {
  if (years <= NOVICE_YEARS) return 0;
  return years <= INTERMEDIATE_YEARS ? 1 : 2;
}
