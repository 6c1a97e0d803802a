import { createHash } from "node:crypto";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { createTurns } from "../../environment/turns.ts";

/** A file on its way into an archive. */
export type ArchiveFile = { readonly path: string; readonly content: string | Uint8Array };

export type Sums = Readonly<Record<string, string>>;

const PIECE_BYTES = 65_536;
/** Pictures are packed already. */
const PACKED = /\.(?:png|jpg|webp|pdf|docx|xlsx)$/;
/** The same state gives the same bytes, whenever and in whatever zone it is packed (EX3). */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Files as the pieces of a ZIP, in their order, and at the end the one that names the sums of them all. The thread answers
 * whoever else waits between the pieces (EX4).
 */
export async function* zipPieces(
  files: AsyncIterable<ArchiveFile>,
  last: (sums: Sums) => ArchiveFile,
): AsyncGenerator<Uint8Array> {
  const turns = createTurns();
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    ready.push(piece);
  });
  const sums: Record<string, string> = {};
  async function* pack({ path, content }: ArchiveFile): AsyncGenerator<Uint8Array> {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = NO_TIME;
    zip.add(entry);
    const hash = createHash("sha256");
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      hash.update(piece);
      entry.push(piece, at + PIECE_BYTES >= bytes.length);
      if (turns.isDue()) await turns.give();
    }
    sums[path] = hash.digest("hex");
    yield* ready.splice(0);
  }
  for await (const file of files) yield* pack(file);
  yield* pack(last(sums));
  zip.end();
  yield* ready.splice(0);
}
