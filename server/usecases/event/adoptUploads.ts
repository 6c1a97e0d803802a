import type { Deps } from "../../environment/deps.ts";
import { openOldFolder } from "../../files/fileStore.ts";
import { findUploadFiles, insertUploadFile } from "../../persistence/event/uploads.ts";
import { filesOf } from "./saveImage.ts";

/** Moves the files of a version that kept them in a folder into the database; what no row names is left behind. */
export async function adoptUploads({ config, db }: Pick<Deps, "config" | "db">): Promise<number> {
  const folder = openOldFolder(config);
  const names = new Set(await folder.names());
  let adopted = 0;
  if (names.size > 0)
    for (const upload of await findUploadFiles(db))
      for (const name of filesOf(upload).filter((one) => names.has(one))) {
        await insertUploadFile(db, { name, upload_id: upload.id, bytes: await folder.read(name) });
        adopted += 1;
      }
  // Only now: what is not yet in the database is nowhere else.
  await folder.remove();
  return adopted;
}
