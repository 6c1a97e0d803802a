import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";
import { createIndexes, isKey, of, required } from "./baseline/building.ts";

/** What every instance needs: the files of uploads, and which keys belong to this database. */
export async function createSharedFiles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("upload_file")
    .addColumn("name", "text", isKey)
    .addColumn("upload_id", "integer", of("upload.id"))
    .addColumn("bytes", isPostgres(db) ? "bytea" : "blob", required)
    .execute();
  await createIndexes(db, "upload_file", { upload_file_by_upload: ["upload_id"] });
  await db.schema
    .createTable("key_print")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("print", "text", required)
    .execute();
}
