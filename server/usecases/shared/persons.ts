import type { Kysely } from "kysely";
import { personsOf, type Tie } from "#domain/person/persons.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findTies } from "../../persistence/entry/personLinks.ts";

/** Who is who over the events; a hidden name is nobody, and so in no ranking (AR3, RK7). */
export async function findPersons(
  db: Kysely<Tables>,
  open: readonly { readonly id: number; readonly profile_id: number | null }[],
): Promise<(fighter: number) => string | undefined> {
  // A profile has no number among fighters: below nought there is room.
  const byProfile = (id: number, profile: number | null): Tie[] => (profile === null ? [] : [[id, -profile]]);
  const byMerge = (id: number, kept: number | null): Tie[] => (kept === null ? [] : [[id, kept]]);
  const persons = personsOf([
    ...open.flatMap(({ id, profile_id }) => byProfile(id, profile_id)),
    ...(await findTies(db)).flatMap((tie): Tie[] => [
      [tie.one_id, tie.other_id],
      ...byProfile(tie.one_id, tie.one_profile),
      ...byProfile(tie.other_id, tie.other_profile),
      ...byMerge(tie.one_id, tie.one_kept),
      ...byMerge(tie.other_id, tie.other_kept),
    ]),
  ]);
  const known = new Set(open.map(({ id }) => id));
  return (fighter) => (known.has(fighter) ? String(persons.get(fighter) ?? fighter) : undefined);
}
