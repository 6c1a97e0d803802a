import type { Deps } from "../../environment/deps.ts";
import { findOldFiles, removeOldFile } from "../../files/fileStore.ts";
import { findUploadFiles } from "../../persistence/event/uploads.ts";
import { filesOf } from "./saveImage.ts";

/** Longer than any upload takes: what is younger may be waiting for its row. */
const UNDER_WAY_MS = 60 * 60_000;

/** Removes the files no row names: a crash between writing a file and its row leaves them behind (SE22). */
export async function cleanUploads({
  config,
  db,
  now,
}: Pick<Deps, "config" | "db" | "now">): Promise<number> {
  // The folder first: a file that comes later is not in the list, one that has its row by now is not removed.
  const old = await findOldFiles(config, now() - UNDER_WAY_MS);
  const known = new Set((await findUploadFiles(db)).flatMap(filesOf));
  const orphans = old.filter((name) => !known.has(name));
  for (const name of orphans) await removeOldFile(config, name);
  return orphans.length;
}
