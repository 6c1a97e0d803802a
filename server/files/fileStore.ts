import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../environment/config.ts";

/** Random, so that nobody can guess it or choose it. */
const PICTURE_NAME = /^(?:(?:thumbnail|small|medium|x?large)_)?[0-9a-f]{32}\.(?:png|jpg|webp)$/;
const DOCUMENT_NAME = /^[0-9a-f]{32}\.(?:pdf|docx|xlsx)$/;

const UPLOADS = "/uploads/";

export const newFileName = (ext: string) => `${randomBytes(16).toString("hex")}${ext}`;

/** Whether it is a name as we give them. */
export const isFileName = (name: string): boolean => PICTURE_NAME.test(name) || DOCUMENT_NAME.test(name);

export const isDocumentName = (name: string): boolean => DOCUMENT_NAME.test(name);

/** The picture a smaller version is made of. */
export const wholeName = (name: string): string => name.slice(name.indexOf("_") + 1);

export const urlOfUpload = (file: string) => `${UPLOADS}${file}`;

export const nameOfUpload = (address: string) => address.slice(UPLOADS.length);

/** Whether it is the address of a picture as we name them (SE27). */
export const isUploadAddress = (address: string): boolean =>
  address.startsWith(UPLOADS) && PICTURE_NAME.test(nameOfUpload(address));

/** The folder where a version before this one kept uploads. */
export function openOldFolder({ dataDir }: Pick<Config, "dataDir">) {
  const directory = join(dataDir, "uploads");
  return {
    names: async (): Promise<string[]> => (await readdir(directory).catch(() => [])).filter(isFileName),
    read: (name: string): Promise<Buffer> => readFile(join(directory, name)),
    remove: (): Promise<void> => rm(directory, { recursive: true, force: true }),
  };
}
