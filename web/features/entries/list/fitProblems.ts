import type { RollCategory } from "#contract/entry/roll.ts";
import { ageInYear } from "#domain/category/age.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";

const { fit: words } = entriesDesk;

export type Entering = {
  readonly birthDate: string | null | undefined;
  readonly sex: "m" | "f" | null | undefined;
  readonly weight: number | null | undefined;
};

/** What keeps this person out of this category, as far as it is known. */
export function fitProblems(person: Entering, category: RollCategory, eventDate: string): string[] {
  const age = person.birthDate ? ageInYear(person.birthDate, eventDate) : undefined;
  const { ageMin, ageMax, weightMax } = category;
  return [
    ...(category.status === "draft" ? [] : [words.drawn]),
    ...(category.sex !== null && person.sex && person.sex !== category.sex ? [words.wrongSex] : []),
    ...(age !== undefined && (age < (ageMin ?? 0) || age > (ageMax ?? Infinity)) ? [words.age(age)] : []),
    ...(weightMax !== null && person.weight && isOverLimit(person.weight, weightMax)
      ? [words.heavy(weightMax)]
      : []),
  ];
}
