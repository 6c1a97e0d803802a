import type { Roll } from "#contract/entry/roll.ts";
import { createPersonIndex, type PersonalData } from "#domain/person/likeness.ts";
import { peopleOf } from "./peopleOf.ts";

export type TypedAthlete = {
  readonly lastName: string;
  readonly firstName: string;
  readonly birthDate: string;
};

/** Who of the tournament may be the one that is typed, with the categories they are in. */
export function alikeOf({ lastName, firstName, birthDate }: TypedAthlete, roll: Roll) {
  if (lastName === "" || firstName === "") return [];
  const people = peopleOf(roll, "");
  const index = createPersonIndex(
    people.map((person): PersonalData => ({ ...person, club: person.team?.name ?? null })),
  );
  const titles = new Map(roll.categories.map(({ uuid, title }) => [uuid, title]));
  return index.likesOf({ lastName, firstName, birthDate: birthDate || null }).flatMap(({ index: at }) => {
    const person = people[at];
    if (person === undefined) return [];
    const entered = person.entries.map(({ category }) => titles.get(category));
    return [
      {
        uuid: person.fighter,
        ref: String(person.fighterId),
        lastName: person.lastName,
        firstName: person.firstName,
        note: [person.birthYear, person.team?.name, ...entered].filter(Boolean).join(", "),
      },
    ];
  });
}
