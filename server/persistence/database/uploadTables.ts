import type { Insertable, Selectable } from "kysely";
import type { Entry, Json } from "./columns.ts";

/** A picture as it is kept: encoded anew, under a random name. */
export type UploadTable = Entry & {
  /** As its sender called it; shown, never used as a path. */
  name: string;
  /** Its name among the files. */
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  /** Smaller versions by their name. */
  formats: Json;
  owner_id: number | null;
};

/** The bytes of an upload or of one of its smaller versions; they go with the row of the upload. */
export type UploadFileTable = { name: string; upload_id: number; bytes: Uint8Array };

export type UploadRow = Selectable<UploadTable>;
export type NewUpload = Insertable<UploadTable>;
