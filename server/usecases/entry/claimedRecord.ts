import type { Transaction } from "kysely";
import { z } from "zod";
import { mayClaim, type PersonalData } from "#domain/person/likeness.ts";
import type { ProfileRow } from "../../persistence/database/accountTables.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findFighterById, updateFighter } from "../../persistence/entry/people.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { findShownIn } from "../../query/writeRows.ts";

/** Who a record says it is, also where the public reads a number. */
export const dataOfRecord = (row: FighterRow): PersonalData => ({
  lastName: row.real_last_name ?? row.last_name,
  firstName: row.real_last_name === null ? row.first_name : row.real_first_name,
  middleName: row.middle_name,
  birthDate: row.birth_date,
  birthYear: row.birth_year,
  sex: row.sex,
});

export const dataOfProfile = (row: ProfileRow): PersonalData => ({
  lastName: row.last_name,
  firstName: row.first_name,
  middleName: row.middle_name,
  birthDate: row.birth_date,
  sex: row.gender,
});

export const mayClaimRecord = (profile: ProfileRow, record: FighterRow): boolean =>
  mayClaim(dataOfProfile(profile), dataOfRecord(record));

const namesSchema = z.object({
  last_name: z.string(),
  first_name: z.string().nullable(),
  real_last_name: z.string().nullable(),
  real_first_name: z.string().nullable(),
});

/** The columns in which a record is called, before it is called as a profile says. */
export const namesOf = (row: FighterRow) => namesSchema.parse(row);

/** The record hangs on nothing again and is called as before; the competitions that show it are returned (PS18). */
export async function detachRecord(
  trx: Transaction<Tables>,
  claim: { readonly profile_id: number; readonly fighter_id: number; readonly names_before: unknown },
): Promise<string[]> {
  const record = await findFighterById(trx, claim.fighter_id);
  const names = namesSchema.safeParse(claim.names_before);
  if (record?.profile_id !== claim.profile_id || !names.success) return [];
  await updateFighter(trx, record.id, { ...names.data, profile_id: null });
  return findShownIn(trx, COLLECTIONS.fighters, record.id);
}
