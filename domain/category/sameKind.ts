import { type Category, isOverLimit, limitOf } from "./category.ts";

/** The same but for weight: classes an athlete can be moved between by the scale alone. */
export function isSameKind(one: Category, other: Category): boolean {
  return isSameAge(one, other) && isSameStyleAndSex(one, other) && isSameLevel(one, other);
}

export const isSameAge = (one: Category, other: Category): boolean =>
  one.ageMin === other.ageMin && one.ageMax === other.ageMax;

export const isSameStyleAndSex = (one: Category, other: Category): boolean =>
  one.style === other.style && one.sex === other.sex;

/** Also a belt is a level: whoever is too heavy stays among people of theirs (CT55). */
export const isSameLevel = (one: Category, other: Category): boolean => one.level === other.level;

/** The lightest class of the same kind that still takes this weight. */
export function nextClassFor(category: Category, all: readonly Category[], kg: number): Category | undefined {
  return all
    .filter(
      (other) =>
        other.uuid !== category.uuid &&
        !other.isAbsolute &&
        other.status !== "merged" &&
        isSameKind(other, category) &&
        !isOverLimit(kg, limitOf(other)),
    )
    .toSorted((one, other) => compareLimits(one, other))[0];
}

/** Two open classes are equal; subtracting one infinity from the other would not say so. */
export function compareLimits(one: Category, other: Category): number {
  return limitOf(one) === limitOf(other) ? 0 : limitOf(one) - limitOf(other);
}
