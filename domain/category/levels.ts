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

type Ages = { readonly ageMin?: number; readonly ageMax?: number };

/** The belts somebody of these ages wears: children's, from 16 blue and purple, from 18 up to black (CT54). */
export function beltsOfAge({ ageMin = 0, ageMax = Number.POSITIVE_INFINITY }: Ages): readonly Belt[] {
  const [blue, brown] = [BELTS.indexOf("blue"), BELTS.indexOf("brown")];
  return BELTS.filter((belt, at) => {
    if (belt === "white") return true;
    if (at < blue) return ageMin < YOUTH_AGE;
    return ageMax >= (at < brown ? YOUTH_AGE : BROWN_BELT_AGE);
  });
}
