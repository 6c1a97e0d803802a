import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * Who was erased, in a file beside the backups: an older backup still has them, and a restore erases them again (ST19).
 * It is only added to, and names nobody: a line has the documentId of an account.
 */
export const ERASED = "erased.ndjson";
const lineSchema = z.object({ account: z.string() });

/** Adds those that are not in it yet; on the disk when it returns. */
export async function rememberErased(folder: string, accounts: readonly string[]): Promise<void> {
  const known = new Set(await readErased(folder));
  const lines = accounts
    .filter((account) => !known.has(account))
    .map((account) => JSON.stringify({ account }));
  if (lines.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, ERASED), "a", 0o600);
  try {
    // Begun anew: the last line may be half of one.
    await file.appendFile(`\n${lines.join("\n")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readErased(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, ERASED), "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => parseLine(line) ?? []);
}

function parseLine(line: string): string | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data?.account;
  } catch {
    return undefined;
  }
}
