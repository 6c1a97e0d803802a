import { expect, test } from "vitest";
import { people } from "#texts/people/people.ts";
import { createFormStore } from "#web/kit/forms/formStore.ts";
import type { Raw } from "#web/kit/forms/fields.ts";
import { profileFields } from "./profileFields.tsx";

const { fields: words } = people;

/** What a new card is told of these fields when it is saved. */
function told(given: Readonly<Record<string, Raw>>, names: readonly string[]) {
  const fields = profileFields({
    profile: undefined,
    today: "2026-12-01",
    team: undefined,
    fetchClubs: async () => [],
    onCreateClub: () => {},
  });
  const store = createFormStore(fields, { initial: new Map(Object.entries(given)) });
  store.attempt(names);
  return [...store.get().problems.values()];
}

test("[PE12] the name in Latin letters is refused in others", () => {
  expect(told({ latinName: "Пётр Петров" }, ["latinName"])).toEqual([words.latinWrong]);
  expect(told({ latinName: "Pyotr O’Neil" }, ["latinName"])).toEqual([]);
});

test("[EN4] a birth ahead is told once, and asks nobody to represent the unborn", () => {
  const about = ["birthDate", "representative"];
  const student = (birthDate: string) => told({ relation: "student", birthDate }, about);
  expect(student("2030-05-01")).toEqual([words.birthDateFuture]);
  expect(student("2016-05-01")).toEqual([words.representativeMissing]);
});
