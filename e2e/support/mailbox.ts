import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunningApp } from "./app.ts";

const WAIT_MS = 30_000;

/** The link in the newest mail; without a mail server every mail is a file in the data directory (AU59). */
export async function newestLink({ dataDir }: RunningApp, pattern: RegExp, to = ""): Promise<string> {
  const folder = join(dataDir, "mail");
  const giveUpAt = Date.now() + WAIT_MS;
  while (Date.now() < giveUpAt) {
    const names: string[] = await readdir(folder).catch(() => []);
    const name = names.toSorted((a, b) => a.localeCompare(b)).at(-1);
    const mail = name === undefined ? "" : decodeMail(await readFile(join(folder, name), "utf8"));
    const found = mail.includes(to) ? pattern.exec(mail)?.[0] : undefined;
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with ${pattern} in ${folder}`);
}

/** Quoted-printable breaks long lines with «=» and writes «=» itself as a code. */
function decodeMail(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
