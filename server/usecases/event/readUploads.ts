import { eventLookSchema } from "#contract/competition/eventLook.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { UploadRow } from "../../persistence/database/uploadTables.ts";
import { encodeForCard } from "../../files/encodeImage.ts";
import { isDocumentName, isFileName, nameOfUpload, wholeName } from "../../files/fileStore.ts";
import {
  findAllUploads,
  findOwnProfileId,
  findUploadById,
  findUploadFile,
  findUploadName,
} from "../../persistence/event/uploads.ts";
import { parseRef } from "../../query/refs.ts";
import { LOGO_SIZE, POSTER_SIZE, type SharedPictures } from "../../share/cards.ts";

type Db = Pick<Deps, "db">;
type Gone = { readonly code: "not-found" };

/** The newest first. */
export async function listUploads(
  { db }: Db,
  { start, limit }: { readonly start: number; readonly limit: number },
): Promise<UploadRow[]> {
  return findAllUploads(db, { offset: start, limit });
}

/** Undefined is a number that cannot be one. */
export async function findUpload({ db }: Db, id: number | undefined): Promise<Result<UploadRow, Gone>> {
  const upload = id === undefined ? undefined : await findUploadById(db, id);
  return upload === undefined ? refuse({ code: "not-found" }) : ok(upload);
}

/** A profile of somebody else's is nobody's. */
export async function findPhotoProfile(
  { db }: Db,
  accountId: number,
  ref: string,
): Promise<Result<number, Gone>> {
  const id = await findOwnProfileId(db, accountId, parseRef(ref));
  return id === undefined ? refuse({ code: "not-found" }) : ok(id);
}

export type ReadUpload = {
  readonly bytes: Uint8Array;
  /** Of a document: what people call it. */
  readonly title?: string;
};

/** Undefined for a name we never give, without a question to the database. A size that was never made is the picture itself (LK3). */
export async function readUploadFile({ db }: Db, name: string): Promise<ReadUpload | undefined> {
  if (!isFileName(name)) return undefined;
  const bytes = (await findUploadFile(db, name)) ?? (await findWhole(db, name));
  if (bytes === undefined) return undefined;
  return isDocumentName(name) ? { bytes, title: (await findUploadName(db, name)) ?? name } : { bytes };
}

async function findWhole(db: Db["db"], name: string): Promise<Uint8Array | undefined> {
  const whole = wholeName(name);
  return whole === name ? undefined : findUploadFile(db, whole);
}

/** The poster and the logo of an event for a shared picture; one that is gone or cannot be read is left out (LK8). */
export async function readLookPictures({ db }: Db, look: unknown): Promise<SharedPictures> {
  const { poster, logo } = eventLookSchema.safeParse(look).data ?? {};
  const read = async (address: string | undefined, size: typeof LOGO_SIZE, isWhole: boolean) => {
    const bytes = address === undefined ? undefined : await findUploadFile(db, nameOfUpload(address));
    // A picture that somebody damaged must not take the words with it.
    return bytes && (await encodeForCard(bytes, size, isWhole).catch(() => undefined));
  };
  return {
    poster: await read(poster, POSTER_SIZE, false),
    logo: await read(logo, LOGO_SIZE, true),
  };
}
