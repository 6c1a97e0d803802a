import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Who did something: an account, or somebody an archive told of. The ref is the same in every installation. */
export type Author = { readonly ref: string; readonly name: string };

/** By number; whose account is gone is not among them. */
export async function findAuthors(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Author>> {
  const asked = [...ids, 0];
  const accounts = await db
    .selectFrom("account")
    .select((select) => [
      "id",
      "document_id as ref",
      select.fn.coalesce("display_name", "username").as("name"),
    ])
    .where("id", "in", asked)
    .execute();
  const archived = await db.selectFrom("archive_author").selectAll().where("id", "in", asked).execute();
  return new Map([...accounts, ...archived].map(({ id, ref, name }) => [id, { ref, name }]));
}

/** Their numbers here by ref: of the account where there is one, else of a name that is kept for them. */
export async function takeAuthors(
  trx: Transaction<Tables>,
  authors: readonly Author[],
): Promise<ReadonlyMap<string, number>> {
  const refs = [...authors.map(({ ref }) => ref), ""];
  const accounts = await trx
    .selectFrom("account")
    .select(["id", "document_id as ref"])
    .where("document_id", "in", refs)
    .execute();
  const kept = await trx
    .selectFrom("archive_author")
    .select(["id", "ref"])
    .where("ref", "in", refs)
    .execute();
  const ids = new Map([...kept, ...accounts].map(({ id, ref }) => [ref, id]));
  const last = await trx
    .selectFrom("archive_author")
    .select((select) => select.fn.min<number | null>("id").as("id"))
    .executeTakeFirst();
  let next = last?.id ?? 0;
  for (const { ref, name } of authors) {
    if (ids.has(ref)) continue;
    next -= 1;
    await trx.insertInto("archive_author").values({ id: next, ref, name }).execute();
    ids.set(ref, next);
  }
  return ids;
}
