/** From the first lessons up; neighbours in the list are neighbouring levels. */
export const LEVELS = ["novice", "intermediate", "expert"] as const;

/** Children's belts come between the white and the blue one. */
export const BELTS = [
  "white",
  "grey",
  "yellow",
  "orange",
  "green",
  "blue",
  "purple",
  "brown",
  "black",
] as const;
export type Belt = (typeof BELTS)[number];

export const CATEGORY_LEVELS = ["all", ...LEVELS, ...BELTS] as const;
export type CategoryLevel = (typeof CATEGORY_LEVELS)[number];

const YOUTH_AGE = 16;
const BROWN_BELT_AGE = 18;

/** The belts people of this age wear: children's, then white to purple, then all up to black (CT54). */
export function beltsOfAge(ageMin: number): readonly Belt[] {
  if (ageMin < YOUTH_AGE) return BELTS.slice(0, BELTS.indexOf("blue"));
  const grown = BELTS.filter((belt) => belt === "white" || BELTS.indexOf(belt) >= BELTS.indexOf("blue"));
  return ageMin < BROWN_BELT_AGE ? grown.slice(0, grown.indexOf("brown")) : grown;
}
