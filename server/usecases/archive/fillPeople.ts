import type { Transaction } from "kysely";
import { z } from "zod";
import { fillPerson, type AnyRow } from "../../persistence/archive/archiveRows.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionUuidsOf, findNamingCategories } from "../../persistence/entry/personReferences.ts";

const text = z.string().nullable().optional();
const number = z.number().nullable().optional();

/** What decides nothing and names nobody: weight, club, names and whether they are open stay as they are here (EX14). */
export const fillableSchema = z.object({
  sex: z.enum(["m", "f"]).nullable().optional(),
  birth_date: text,
  birth_year: number,
  city: text,
  region: text,
  belt: text,
  level: text,
  experience_years: number,
  coach: text,
  rank: text,
  licence: text,
  phone: text,
});

/** Who is here already and gets what was not known of them. */
export type Filled = { readonly id: number; readonly uuid: string; readonly columns: AnyRow };

/** What the archive knows and we do not. Of a birth date here no year is wanted. */
export function missingOf(here: AnyRow, told: z.infer<typeof fillableSchema>): AnyRow {
  const isMissing = ([column, value]: [string, unknown]) =>
    value !== null &&
    value !== undefined &&
    here[column] === null &&
    (column !== "birth_year" || here["birth_date"] === null);
  return Object.fromEntries(Object.entries(told).filter(isMissing));
}

/** The competitions that show them, which are told. */
export async function fillPeople(
  trx: Transaction<Tables>,
  filled: readonly Filled[],
): Promise<readonly string[]> {
  const told = new Set<string>();
  for (const { id, uuid, columns } of filled) {
    await fillPerson(trx, id, columns);
    const categories = await findNamingCategories(trx, { id, uuid });
    for (const competition of await findCompetitionUuidsOf(trx, categories)) told.add(competition);
  }
  for (const competition of told) await bumpRev(trx, competition, { isStructural: true });
  return [...told];
}
