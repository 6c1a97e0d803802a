import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Every part of the name a person has now, the one behind a number included, and the one in Latin letters. */
export async function findNames(db: Kysely<Tables>, table: "fighter" | "profile", id: number) {
  const names = ["last_name", "first_name", "middle_name"] as const;
  const row =
    table === "fighter"
      ? await db
          .selectFrom("fighter")
          .select([...names, "real_last_name", "real_first_name"])
          .where("id", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("profile")
          .select([...names, "latin_name"])
          .where("id", "=", id)
          .executeTakeFirst();
  const latin = row !== undefined && "latin_name" in row ? row.latin_name : null;
  return { all: Object.values(row ?? {}), latin };
}
