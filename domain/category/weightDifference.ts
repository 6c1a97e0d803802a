import type { Category } from "./category.ts";

/** How much heavier the heaviest is than the lightest, as a share of the lightest. */
export function weightDifference(weightsKg: readonly number[]): number {
  const lightest = Math.min(...weightsKg);
  return weightsKg.length === 0 || lightest <= 0 ? 0 : (Math.max(...weightsKg) - lightest) / lightest;
}

export const MOST_DIFFERENCE = 0.1;

/** Written so that 33 kg beside 30 kg is exactly ten per cent for a computer too. */
export const isWithin = (difference: number, most: number): boolean => difference <= most + 1e-9;

/** The fighters' own weights; where nobody was weighed yet, the limits say the most that is known. */
export function weightsOf({ fighters, weightMax }: Category): readonly number[] {
  const known = fighters.flatMap(({ weight }) => weight ?? []);
  return known.length > 0 || weightMax === undefined ? known : [weightMax];
}
