import type { Kysely } from "kysely";
import { StorageRefusal } from "./storageRefusal.ts";
import type { Tables } from "./tables.ts";

/**
 * The keys of the first instance are those of the database: another one that signs with its own would end everybody's
 * sessions and could read no second factor (ST20).
 */
export async function refuseOtherKeys(
  db: Kysely<Tables>,
  print: string,
  { isReplaced, isReader }: { readonly isReplaced: boolean; readonly isReader: boolean },
): Promise<void> {
  if (!isReader)
    await db
      .insertInto("key_print")
      .values({ id: 1, print })
      .onConflict((conflict) =>
        isReplaced ? conflict.column("id").doUpdateSet({ print }) : conflict.doNothing(),
      )
      .execute();
  const kept = await db.selectFrom("key_print").select("print").executeTakeFirst();
  if (kept?.print === print) return;
  throw new StorageRefusal(
    "other-keys",
    "The database is used with other keys than those of KOVER_KEYS_DIR or, without it, KOVER_DATA: copy secrets.json of the instance that used it before, or, if that is lost, start once with KOVER_NEW_KEYS=on.",
  );
}
