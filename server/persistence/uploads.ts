import type { Kysely } from "kysely";
import type { Slice } from "./entries.ts";
import type { Tables } from "./tables.ts";
import type { NewUpload, UploadRow } from "./uploadTables.ts";

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
