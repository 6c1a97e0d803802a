import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { DOCUMENT_TYPES, documentKind } from "../../files/documentKind.ts";
import { newFileName } from "../../files/fileStore.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import type { UploadRow } from "../../persistence/database/uploadTables.ts";
import { insertUpload, insertUploadFile, sumUploadBytes } from "../../persistence/event/uploads.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { ADMIN_QUOTA_BYTES, cleanName, saveImage, type SaveProblem } from "./saveImage.ts";

type DocumentProblem =
  | Exclude<SaveProblem, { readonly code: "not-an-image" }>
  | { readonly code: "not-a-document" };

/** A file to read, kept as it came; a picture among them is encoded anew like any other (LK12). */
export async function saveDocument(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<Result<UploadRow, DocumentProblem>> {
  const kind = documentKind(bytes);
  if (kind === undefined) return savePicture(deps, actor, name, bytes);
  const file = newFileName(`.${kind}`);
  const row = {
    ...newEntry(deps.now(), randomBytes),
    name: cleanName(name),
    file,
    mime: DOCUMENT_TYPES[kind],
    width: 0,
    height: 0,
    bytes: bytes.length,
    formats: writeJson({}),
    owner_id: actor.accountId,
  };
  const saved = await deps.db.transaction().execute(async (trx) => {
    if ((await sumUploadBytes(trx, actor.accountId)) + row.bytes > ADMIN_QUOTA_BYTES) return undefined;
    const upload = await insertUpload(trx, row);
    await insertUploadFile(trx, { name: file, bytes, upload_id: upload.id });
    const { accountId, sessionId, address } = actor;
    const act = { action: "file-uploaded", object: `upload:${upload.id}` };
    await insertAudit(trx, auditEntry(deps, { accountId, sessionId, address, ...act }));
    return upload;
  });
  return saved === undefined ? refuse({ code: "quota-used-up" }) : ok(saved);
}

async function savePicture(
  deps: Pick<Deps, "db" | "tokenKey" | "now">,
  actor: Actor,
  name: string,
  bytes: Buffer,
): Promise<Result<UploadRow, DocumentProblem>> {
  const saved = await saveImage(deps, { ...actor, isAdmin: true }, { name, bytes, profileId: undefined });
  if (saved.ok) return saved;
  return saved.problem.code === "not-an-image" ? refuse({ code: "not-a-document" }) : refuse(saved.problem);
}
