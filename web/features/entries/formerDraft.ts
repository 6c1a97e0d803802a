import type { FormerPerson } from "#contract/entry/formerPeople.ts";
import type { ListLine, ListPerson } from "#contract/entry/list.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { ageInYear } from "#domain/category/age.ts";
import { searchWords } from "#domain/search/search.ts";
import { findCategory } from "./list/findCategory.ts";
import { fitProblems, type Entering } from "./list/fitProblems.ts";

/** Somebody of the last event, as they would be in this one. */
export type Offered = {
  readonly person: FormerPerson;
  readonly age: number | undefined;
  /** The categories nothing keeps them out of. */
  readonly fitting: readonly RollCategory[];
  /** The only one a list would put them into; undefined where a person has to choose. */
  readonly proposed: string | undefined;
};

/** Everybody who is not in it yet, with what fits at the age of the new event (EV12). */
export function offeredOf(
  people: readonly FormerPerson[],
  categories: readonly RollCategory[],
  eventDate: string,
): readonly Offered[] {
  return people
    .filter(({ isEntered }) => !isEntered)
    .map((person) => {
      const entering: Entering = { ...person, birthDate: bornOn(person) };
      const found = findCategory({ ...person, person: entering, text: "" }, categories, eventDate);
      return {
        person,
        age: entering.birthDate ? ageInYear(entering.birthDate, eventDate) : undefined,
        fitting: categories.filter((category) => fitProblems(entering, category, eventDate).length === 0),
        proposed: found.is === "found" ? found.category.uuid : undefined,
      };
    });
}

/** Categories count by the year alone (CT6). */
const bornOn = ({ birthDate, birthYear }: FormerPerson): string | null =>
  birthDate ?? (birthYear === null ? null : `${birthYear}-12-31`);

export function isSought({ person }: Offered, typed: string): boolean {
  const { lastName, firstName, team, was } = person;
  const known = searchWords([lastName, firstName ?? "", team ?? "", ...was].join(" "));
  return searchWords(typed).every((word) => known.some((other) => other.startsWith(word)));
}

const NOTHING: Omit<ListPerson, "lastName"> = {
  firstName: null,
  middleName: null,
  birthDate: null,
  birthYear: null,
  sex: null,
  weight: null,
  city: null,
  region: null,
  coach: null,
  rank: null,
  belt: null,
  level: null,
  licence: null,
};

/** A line of a list that names who it is: what is known of them stays with them. */
export const lineOf = ({ person }: Offered, category: string): ListLine => ({
  person: { ...NOTHING, lastName: person.lastName },
  is: { fighter: person.fighter },
  club: null,
  category: { uuid: category },
  hasConsent: false,
});
