import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "./testApp.ts";

/** The mails written so far, in order, as plain text. */
export async function readMails(app: TestApp): Promise<string[]> {
  await app.settled();
  const directory = join(app.deps.config.dataDir, "mail");
  const names = await readdir(directory).catch((): string[] => []);
  const inOrder = names.toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(inOrder.map((name) => readFile(join(directory, name), "utf8")));
  return mails.map(decodeParts);
}

/** The value after `name=` in the newest mail that has one. */
export async function codeInMail(app: TestApp, name: string): Promise<string> {
  const codes = (await readMails(app)).flatMap((mail) =>
    [...mail.matchAll(new RegExp(`${name}=([0-9a-f]+)`, "g"))].map(([, code]) => code ?? ""),
  );
  const newest = codes.at(-1);
  if (newest === undefined) throw new Error(`no mail with ${name}`);
  return newest;
}

/** Mail bodies travel as quoted-printable or base64. */
function decodeParts(mail: string): string {
  return mail
    .split(/\r?\n--/)
    .map((part) => {
      const [head = "", ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join("\n\n");
      if (/encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(text, "base64").toString("utf8")}`;
      return /encoding: quoted-printable/i.test(head) ? `${head}\n\n${decodeQuoted(text)}` : part;
    })
    .join("\n--");
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
