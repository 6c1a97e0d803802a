import { BELTS } from "#domain/category/levels.ts";
import type { PersonField } from "#domain/person/merge.ts";
import { formatDate } from "#texts/dates.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { people } from "#texts/people/people.ts";
import type { Roll, RollEntry } from "#contract/entry/roll.ts";
import type { Suspect } from "#contract/entry/person.ts";
import { isWanted } from "../weighing/weight.ts";

/** One person of a tournament with everything they are entered in. */
export type PersonOfRoll = Pick<
  RollEntry,
  "fighter" | "fighterId" | "lastName" | "firstName" | "birthYear" | "birthDate" | "sex" | "team"
> & { readonly entries: readonly RollEntry[] };

/** Everybody once, in the order of their names; `text` is what is looked for. */
export function peopleOf({ entries }: Pick<Roll, "entries">, text: string): PersonOfRoll[] {
  const byPerson = Map.groupBy(entries, ({ fighter }) => fighter);
  return [...byPerson.values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ ...own[0], entries: own }]))
    .filter((person) => isWanted(person, { text, category: undefined, state: "all" }))
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName, "ru"));
}

export type PairOfRoll = Suspect & { readonly people: readonly [PersonOfRoll, PersonOfRoll] };

/** The pairs of whom at least one is looked for. */
export function pairsOf(
  pairs: readonly Suspect[],
  everybody: readonly PersonOfRoll[],
  wanted: readonly PersonOfRoll[],
): PairOfRoll[] {
  const known = new Map(everybody.map((person) => [person.fighter, person]));
  const isLookedFor = new Set(wanted.map(({ fighter }) => fighter));
  return pairs.flatMap((pair) => {
    const [one, other] = [known.get(pair.one), known.get(pair.other)];
    if (one === undefined || other === undefined) return [];
    return isLookedFor.has(pair.one) || isLookedFor.has(pair.other)
      ? [{ ...pair, people: [one, other] }]
      : [];
  });
}

/** A value as an organiser reads it; empty where it is not known. */
export function shownValue(field: PersonField, value: string): string {
  if (field === "birth") return formatDate(value) || value;
  if (field === "sex") return value === "m" || value === "f" ? personsDesk.sexes[value] : "";
  const belt = field === "belt" ? BELTS.find((one) => one === value) : undefined;
  return belt === undefined ? value : people.belts[belt];
}
