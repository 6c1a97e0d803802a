import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { StorageRefusal } from "../persistence/database/storageRefusal.ts";

/**
 * A backup is one gzipped text file, one JSON value a line: a header, the keys, then for each table a line that names it
 * and a list for each row; bytes are base64. The last line has the count and the hash of the lines before it (ST16).
 */
export const VERSION = 1;
export const headerSchema = z.strictObject({
  backup: z.literal("kover"),
  version: z.literal(VERSION),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
});
export const tableSchema = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()),
  last: z.number().nullable(),
});
const endSchema = z.strictObject({ lines: z.number(), sha256: z.string() });
const versionSchema = z.object({ backup: z.literal("kover"), version: z.number() });

const CHUNK_CHARS = 65_536;

/** Whole and on the disk before it has its name; for its owner alone, because the keys are in it. */
export async function writeBackupFile(file: string, values: AsyncIterable<unknown>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    // A crash may have left one, with the mode it had.
    await rm(unfinished, { force: true });
    const to = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(sealed(values)), createGzip(), to);
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
}

async function* sealed(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let [lines, chunk] = [0, ""];
  for await (const value of values) {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    lines += 1;
    chunk += line;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}${JSON.stringify({ lines, sha256: hash.digest("hex") })}\n`;
}

/** The values of a backup without its last line. Whoever has come to the end knows that all of them are as written. */
export async function* readBackupFile(file: string): AsyncGenerator {
  const hash = createHash("sha256");
  let [lines, held]: [number, Buffer | undefined] = [0, undefined];
  for await (const line of linesOf(file)) {
    if (held !== undefined) {
      hash.update(held);
      lines += 1;
      yield parseLine(file, held);
    }
    held = line;
  }
  const end = endSchema.safeParse(held && parseLine(file, held));
  if (!end.success || end.data.lines !== lines || end.data.sha256 !== hash.digest("hex")) throw damaged(file);
}

const NEWLINE = 10;

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on("error", (cause) => text.destroy(cause)).pipe(text);
  // Told by the loop below, or too late for anybody to care.
  text.on("error", () => {});
  try {
    for await (const chunk of text) {
      let rest = Buffer.from(chunk);
      for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
        yield Buffer.concat([...parts, rest.subarray(0, at + 1)]);
        parts = [];
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) parts.push(rest);
    }
  } catch (cause) {
    throw isMissing(cause) ? missing(file) : damaged(file, cause);
  } finally {
    packed.destroy();
  }
  if (parts.length > 0) throw damaged(file);
}

function parseLine(file: string, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch (cause) {
    throw damaged(file, cause);
  }
}

/** The first value of a backup, or why the file cannot be one. */
export function parseHeader(file: string, value: unknown): z.infer<typeof headerSchema> {
  const header = headerSchema.safeParse(value);
  if (header.success) return header.data;
  const { data: other } = versionSchema.safeParse(value);
  if (other === undefined || other.version === VERSION) throw damaged(file);
  throw new StorageRefusal(
    "backup-unknown",
    `The backup ${file} has the format ${other.version}, and this program reads ${VERSION}: use the version that wrote it.`,
  );
}

export const damaged = (file: string, cause?: unknown) =>
  new StorageRefusal("backup-damaged", `The backup ${file} is damaged or no backup: nothing was changed.`, {
    cause,
  });

const missing = (file: string) =>
  new StorageRefusal("backup-damaged", `The backup ${file} cannot be read: nothing was changed.`);

const isMissing = (cause: unknown) =>
  cause instanceof Error && "code" in cause && /^(?:ENOENT|EACCES|EISDIR|EPERM)$/.test(String(cause.code));

/** The name of a file is on the disk only when its folder is. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch {
    // Some systems cannot do it for a folder.
  } finally {
    await handle.close();
  }
}
