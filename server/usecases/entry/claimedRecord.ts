import type { Transaction } from "kysely";
import { z } from "zod";
import { mayClaim, type PersonalData } from "#domain/person/likeness.ts";
import type { ProfileRow } from "../../persistence/database/accountTables.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findFighterById, updateFighter } from "../../persistence/entry/people.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { findShownIn } from "../../query/writeRows.ts";
import { hiddenNames, isMinorRecord } from "./publishNames.ts";

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

/**
 * The record hangs on nothing again and is called as before; the competitions that show it are returned. A minor whom the
 * profile hides stays hidden: what a list once stated does not outlive that (PS18).
 */
export async function detachRecord(
  trx: Transaction<Tables>,
  claim: { readonly profile_id: number; readonly fighter_id: number; readonly names_before: unknown },
  today: string,
): Promise<string[]> {
  const record = await findFighterById(trx, claim.fighter_id);
  const names = namesSchema.safeParse(claim.names_before);
  if (record?.profile_id !== claim.profile_id || !names.success) return [];
  const staysHidden =
    record.real_last_name !== null &&
    names.data.real_last_name === null &&
    (await isMinorRecord(trx, record, today));
  const called = staysHidden ? { ...hiddenNames(names.data, record), has_consent: false } : names.data;
  await updateFighter(trx, record.id, { ...called, profile_id: null });
  return findShownIn(trx, COLLECTIONS.fighters, record.id);
}
