import { sql, type Kysely } from "kysely";
import type { Slice } from "../database/entries.ts";
import type { Tables } from "../database/tables.ts";
import type { NewUpload, UploadFileTable, UploadRow } from "../database/uploadTables.ts";

export async function findUploadById(db: Kysely<Tables>, id: number): Promise<UploadRow | undefined> {
  return await db.selectFrom("upload").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest first. */
export async function findAllUploads(db: Kysely<Tables>, { limit, offset }: Slice): Promise<UploadRow[]> {
  return await db
    .selectFrom("upload")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function insertUpload(db: Kysely<Tables>, row: NewUpload): Promise<UploadRow> {
  return await db.insertInto("upload").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteUpload(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom("upload").where("id", "=", id).execute();
}

/** How much an account keeps here. */
export async function sumUploadBytes(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const row = await db
    .selectFrom("upload")
    .select((select) => select.fn.sum<number | string | null>("bytes").as("total"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** The bytes under a name; undefined when no upload has such a file. */
export async function findUploadFile(db: Kysely<Tables>, name: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom("upload_file").select("bytes").where("name", "=", name).executeTakeFirst();
  return row?.bytes;
}

/** What an upload is called by people, by the name of its file. */
export async function findUploadName(db: Kysely<Tables>, file: string): Promise<string | undefined> {
  const row = await db.selectFrom("upload").select("name").where("file", "=", file).executeTakeFirst();
  return row?.name;
}

/** A name that is there already keeps its bytes: they never change. */
export async function insertUploadFile(db: Kysely<Tables>, row: UploadFileTable): Promise<void> {
  await db
    .insertInto("upload_file")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findUploadFiles(
  db: Kysely<Tables>,
): Promise<Pick<UploadRow, "id" | "file" | "formats">[]> {
  return await db.selectFrom("upload").select(["id", "file", "formats"]).execute();
}

/** The upload of this account that was the photo of the profile until now. */
export async function findPhotoUpload(
  db: Kysely<Tables>,
  profileId: number,
  ownerId: number,
): Promise<UploadRow | undefined> {
  return await db
    .selectFrom("upload")
    .innerJoin("profile", (join) =>
      join.on((on) => on("profile.photo", "=", sql<string>`'/uploads/' || upload.file`)),
    )
    .selectAll("upload")
    .where("profile.id", "=", profileId)
    .where("upload.owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** The account's own profile, by number or by documentId; undefined for somebody else's. */
export async function findOwnProfileId(
  db: Kysely<Tables>,
  ownerId: number,
  ref: { readonly id: number } | { readonly documentId: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("profile")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where((where) => ("id" in ref ? where("id", "=", ref.id) : where("document_id", "=", ref.documentId)))
    .executeTakeFirst();
  return row?.id;
}

export async function updateProfilePhoto(
  db: Kysely<Tables>,
  profileId: number,
  photo: { readonly url: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable("profile")
    .set({ photo: photo.url, updated_at: photo.at })
    .where("id", "=", profileId)
    .execute();
}
