import type { Transaction } from "kysely";
import { isMinorIn } from "#domain/entry/eligibility.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { ProfileRow } from "../../persistence/database/accountTables.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import {
  findAllFightersOf,
  findLowestAgeMax,
  findProfileById,
  hasConsent,
  updateFighter,
} from "../../persistence/entry/people.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { hiddenName } from "../../present/hiddenName.ts";
import { findShownIn } from "../../query/writeRows.ts";

/**
 * Writes into every fighter of a person the name the public may see: their own with consent, a number without. What
 * everybody reads holds no other name, so no page, push, search or filter can tell it (EN6). Returns the competitions
 * that show a change; with the details of the person on their page (FT6) each of theirs does.
 */
export async function publishNames(
  trx: Transaction<Tables>,
  profileId: number,
  { areDetailsChanged = false } = {},
): Promise<string[]> {
  const profile = await findProfileById(trx, profileId);
  if (profile === undefined) return [];
  const isPublished = await hasConsent(trx, profileId, "publication");
  const isTold = areDetailsChanged || (await hasConsent(trx, profileId, "details"));
  const changed: string[] = [];
  for (const fighter of await findAllFightersOf(trx, profileId)) {
    const names = isPublished ? openNames(profile) : hiddenNames(profile, fighter);
    const isRenamed = !isSame(fighter, names);
    if (isRenamed) await updateFighter(trx, fighter.id, names);
    if (isRenamed || isTold) changed.push(...(await findShownIn(trx, COLLECTIONS.fighters, fighter.id)));
  }
  return changed;
}

/**
 * The same for who was put in by hand, without a profile: a minor is a number until somebody states that a signed consent
 * is at hand (EN15). Who was erased stays one.
 */
export async function publishNamesByHand(
  trx: Transaction<Tables>,
  fighter: FighterRow,
  { today, wasHiddenAdult }: { readonly today: string; readonly wasHiddenAdult: boolean },
): Promise<void> {
  const { id, real_last_name } = fighter;
  const number = hiddenName(id);
  // Of a hidden one the number stands in place of what was not written now.
  const own = {
    last_name: fighter.last_name === number ? (real_last_name ?? number) : fighter.last_name,
    first_name: fighter.first_name ?? fighter.real_first_name,
  };
  const isErased = real_last_name === number;
  const isUnnamed = wasHiddenAdult || (await isMinorRecord(trx, fighter, today));
  const isHidden = isErased || (!fighter.has_consent && isUnnamed);
  const names = isHidden ? hiddenNames(own, fighter) : openNames(own);
  if (!isSame(fighter, names)) await updateFighter(trx, id, names);
}

/** Of age and yet a number: they did not agree where they came from, and nothing written here publishes them (EX12). */
export const isHiddenAdult = async (
  trx: Transaction<Tables>,
  fighter: FighterRow,
  today: string,
): Promise<boolean> => fighter.real_last_name !== null && !(await isMinorRecord(trx, fighter, today));

export const isMinorRecord = async (
  trx: Transaction<Tables>,
  fighter: FighterRow,
  today: string,
): Promise<boolean> => isMinorIn(await findLowestAgeMax(trx, fighter.id), latestBirth(fighter), today);

/** Of whom only the year is known is taken for as young as they may be. */
const latestBirth = ({ birth_date, birth_year }: FighterRow): string | null =>
  birth_date ?? (birth_year === null ? null : `${birth_year}-12-31`);

type Names = Pick<FighterRow, "last_name" | "first_name" | "real_last_name" | "real_first_name">;

type Person = Pick<ProfileRow, "last_name" | "first_name">;

const openNames = ({ last_name, first_name }: Person): Names => ({
  last_name,
  first_name,
  real_last_name: null,
  real_first_name: null,
});

/** Of a fighter without consent: the public reads a number, officials the name. */
export const hiddenNames = ({ last_name, first_name }: Person, { id }: Pick<FighterRow, "id">): Names => ({
  last_name: hiddenName(id),
  first_name: null,
  real_last_name: last_name,
  real_first_name: first_name,
});

const isSame = (fighter: FighterRow, names: Names): boolean =>
  fighter.last_name === names.last_name &&
  fighter.first_name === names.first_name &&
  fighter.real_last_name === names.real_last_name &&
  fighter.real_first_name === names.real_first_name;
