import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { encodeImage, IMAGE_TYPES, type EncodedImage, type ImageProblem } from "../../files/encodeImage.ts";
import { newFileName, urlOfUpload } from "../../files/fileStore.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  deleteUpload,
  findPhotoUpload,
  insertUpload,
  insertUploadFile,
  sumUploadBytes,
  updateProfilePhoto,
} from "../../persistence/event/uploads.ts";
import type { NewUpload, UploadRow } from "../../persistence/database/uploadTables.ts";
import { formatsSchema, type Formats } from "../../present/upload.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";

export type ImageRequest = {
  readonly name: string;
  readonly bytes: Buffer;
  /** The own profile it is the photo of. */
  readonly profileId: number | undefined;
};

export type SaveProblem = ImageProblem | { readonly code: "quota-used-up" };

/** What one account may keep (SE22). */
const QUOTA_BYTES = 20_000_000;
export const ADMIN_QUOTA_BYTES = 1_000_000_000;

/** The row and its files in one transaction: a row never points at nothing, and no file is left over. */
export async function saveImage(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor & { readonly isAdmin: boolean },
  { name, bytes, profileId }: ImageRequest,
): Promise<Result<UploadRow, SaveProblem>> {
  const encoded = await encodeImage(bytes);
  if (!encoded.ok) return encoded;
  const { files, formats } = nameFiles(encoded.value);
  const { mime } = IMAGE_TYPES[encoded.value.kind];
  const { width, height } = encoded.value;
  const row: NewUpload = {
    ...newEntry(deps.now(), randomBytes),
    name: cleanName(name),
    file: files[0].name,
    mime,
    width,
    height,
    bytes: encoded.value.bytes.length,
    formats: writeJson(formats),
    owner_id: actor.accountId,
  };
  const saved = await deps.db.transaction().execute(async (trx): Promise<Saved | undefined> => {
    const replaced =
      profileId === undefined || actor.isAdmin
        ? undefined
        : await findPhotoUpload(trx, profileId, actor.accountId);
    const used = (await sumUploadBytes(trx, actor.accountId)) - (replaced?.bytes ?? 0);
    if (used + row.bytes > (actor.isAdmin ? ADMIN_QUOTA_BYTES : QUOTA_BYTES)) return undefined;
    const upload = await insertUpload(trx, row);
    for (const file of files) await insertUploadFile(trx, { ...file, upload_id: upload.id });
    const photo = { url: urlOfUpload(upload.file), at: row.updated_at };
    if (profileId !== undefined) await updateProfilePhoto(trx, profileId, photo);
    const act = { action: "file-uploaded", object: `upload:${upload.id}` };
    await insertAudit(trx, auditEntry(deps, { ...from(actor), ...act }));
    return { upload, replaced };
  });
  if (saved === undefined) return refuse({ code: "quota-used-up" });
  if (saved.replaced !== undefined) await removeImage(deps, actor, saved.replaced);
  return ok(saved.upload);
}

type Saved = { readonly upload: UploadRow; readonly replaced: UploadRow | undefined };

const from = ({ accountId, sessionId, address }: Actor): Actor => ({ accountId, sessionId, address });

/** Its files go with its row. */
export async function removeImage(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  upload: UploadRow,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await deleteUpload(trx, upload.id);
    await insertAudit(
      trx,
      auditEntry(deps, { ...from(actor), action: "file-removed", object: `upload:${upload.id}` }),
    );
  });
}

/** An upload and its smaller versions. */
export function filesOf({ file, formats }: { readonly file: string; readonly formats: unknown }): string[] {
  return [file, ...Object.values(formatsSchema.parse(formats)).map((smaller) => smaller.file)];
}

type NamedFile = { readonly name: string; readonly bytes: Buffer };

/** The picture itself first, then its smaller versions. */
function nameFiles(image: EncodedImage): {
  readonly files: readonly [NamedFile, ...NamedFile[]];
  readonly formats: Formats;
} {
  const file = newFileName(IMAGE_TYPES[image.kind].ext);
  const formats: Formats = {};
  const smaller = image.variants.map(({ name, bytes, width, height }) => {
    formats[name] = { file: `${name}_${file}`, width, height, bytes: bytes.length };
    return { name: `${name}_${file}`, bytes };
  });
  return { files: [{ name: file, bytes: image.bytes }, ...smaller], formats };
}

/** For people to recognise it by: no folders, no control characters, not too long. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\p{C}/gu, "").trim().slice(0, 200) || "image";
}
