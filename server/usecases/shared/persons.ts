import type { Kysely } from "kysely";
import { personsOf, tiesOf, type Tie } from "#domain/person/persons.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findTies } from "../../persistence/entry/personLinks.ts";

/** Who is who over the events; a hidden name is nobody, and so in no ranking (AR3, RK7). */
export async function findPersons(
  db: Kysely<Tables>,
  open: readonly { readonly id: number; readonly profile_id: number | null }[],
): Promise<(fighter: number) => string | undefined> {
  const persons = personsOf([
    ...open.flatMap(({ id, profile_id: profile }) => tiesOf({ id, profile, kept: null })),
    ...(await findTies(db)).flatMap((tie): Tie[] => [
      [tie.one_id, tie.other_id],
      ...tiesOf({ id: tie.one_id, profile: tie.one_profile, kept: tie.one_kept }),
      ...tiesOf({ id: tie.other_id, profile: tie.other_profile, kept: tie.other_kept }),
    ]),
  ]);
  const known = new Set(open.map(({ id }) => id));
  return (fighter) => (known.has(fighter) ? String(persons.get(fighter) ?? fighter) : undefined);
}
