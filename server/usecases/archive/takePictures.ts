import type { Transaction } from "kysely";
import { z } from "zod";
import { DOCUMENT_KINDS, DOCUMENT_TYPES, documentKind } from "../../files/documentKind.ts";
import { IMAGE_TYPES, mimeOf } from "../../files/encodeImage.ts";
import { isFileName } from "../../files/fileStore.ts";
import { IMAGE_KINDS, isWholeImage } from "../../files/wholeImage.ts";
import { findUploadsNamed } from "../../persistence/archive/archiveRows.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { insertUpload, insertUploadFile } from "../../persistence/event/uploads.ts";
import { formatsSchema } from "../../present/upload.ts";
import { filesOf } from "../event/saveImage.ts";
import type { ReadArchive } from "./readArchive.ts";

const pictureSchema = z.strictObject({
  document_id: z.string().length(24),
  created_at: z.string(),
  updated_at: z.string(),
  name: z.string().max(300),
  file: z.string().refine(isFileName),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  formats: formatsSchema,
});

/** The pictures and documents of an event, under their own names; one that is here already stays. False for what is neither. */
export async function takePictures(
  trx: Transaction<Tables>,
  { pictures, pictureFiles }: Pick<ReadArchive, "pictures" | "pictureFiles">,
): Promise<boolean> {
  const read = z.array(pictureSchema).safeParse(pictures);
  if (!read.success || ![...pictureFiles].every(([name, bytes]) => isWhatItSays(name, bytes))) return false;
  const here = await findUploadsNamed(
    trx,
    read.data.map(({ file }) => file),
  );
  for (const picture of read.data.filter(({ file }) => !here.some((one) => one.file === file))) {
    const mime = typeOf(picture.file);
    const row = { ...picture, mime, formats: writeJson(picture.formats), owner_id: null };
    const { id } = await insertUpload(trx, row);
    for (const name of filesOf(picture)) {
      const bytes = pictureFiles.get(name);
      if (bytes !== undefined && isFileName(name))
        await insertUploadFile(trx, { name, upload_id: id, bytes });
    }
  }
  return true;
}

const endingOf = (name: string) => name.slice(name.lastIndexOf("."));

const documentNamed = (name: string) => DOCUMENT_KINDS.find((one) => endingOf(name) === `.${one}`);

function typeOf(name: string): string {
  const document = documentNamed(name);
  return document === undefined ? mimeOf(endingOf(name)) : DOCUMENT_TYPES[document];
}

function isWhatItSays(name: string, bytes: Uint8Array): boolean {
  const document = documentNamed(name);
  if (document !== undefined) return documentKind(Buffer.from(bytes)) === document;
  const kind = IMAGE_KINDS.find((one) => IMAGE_TYPES[one].ext === endingOf(name));
  return kind !== undefined && isWholeImage(Buffer.from(bytes), kind);
}
