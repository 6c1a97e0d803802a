import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareDataDir, readSecrets } from "../environment/secrets.ts";
import { openDatabase } from "../persistence/database/database.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertUpload, insertUploadFile } from "../persistence/event/uploads.ts";
import { migrateToLatest } from "../persistence/migrations/migrate.ts";
import { findBackups } from "./makeBackup.ts";

const root = mkdtempSync(join(tmpdir(), "kover-killed-"));
const dataDir = join(root, "data");
const backups = join(root, "backups");
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Enough that a backup of it, and its restore, take a while. */
const FILES = 24;
const FILE_BYTES = 1_000_000;

beforeAll(async () => {
  prepareDataDir(dataDir);
  readSecrets(dataDir);
  const database = await openDatabase({ kind: "sqlite", file: join(dataDir, "kover.db") });
  await migrateToLatest(database);
  for (let index = 0; index < FILES; index += 1) {
    const bytes = randomBytes(FILE_BYTES);
    const name = `${randomBytes(16).toString("hex")}.png`;
    const image = { file: name, mime: "image/png", width: 9, height: 9, bytes: bytes.length };
    const row = { ...newEntry(0, randomBytes), name, ...image, formats: "{}", owner_id: null };
    const upload = await insertUpload(database.db, row);
    await insertUploadFile(database.db, { name, upload_id: upload.id, bytes });
  }
  await database.close();
});

function run(
  program: "backup" | "restore" | "main",
  env: Readonly<Record<string, string>>,
  ...args: string[]
) {
  const settings = { PATH: process.env["PATH"] ?? "", KOVER_DEMO: "off", PORT: "0", KOVER_DATA: dataDir };
  const path = join(import.meta.dirname, "..", `${program}.ts`);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path, ...args], {
    env: { ...settings, KOVER_BACKUP_DIR: backups, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { child, ended: once(child, "close"), said: text(child.stderr) };
}

/** Kills a program as soon as the file it is writing has begun to grow. */
async function killAt(file: () => Promise<string | undefined>, { child, ended }: ReturnType<typeof run>) {
  for (;;) {
    const found = await file();
    if (found !== undefined && existsSync(found) && statSync(found).size > 0) break;
    if (child.exitCode !== null) throw new Error("it ended before it could be killed");
    await sleep(1);
  }
  child.kill("SIGKILL");
  await ended;
  expect(child.signalCode).toBe("SIGKILL");
}

const unfinishedBackup = async () => {
  const [name] = (await readdir(backups).catch(() => [])).filter((one) => one.endsWith(".part"));
  return name === undefined ? undefined : join(backups, name);
};

test("[OP24] a backup killed half-way leaves nothing that looks like one, and the next clears it away", async () => {
  await killAt(unfinishedBackup, run("backup", {}));
  expect(await findBackups(backups)).toEqual([]);
  const again = run("backup", {});
  await again.ended;
  expect([again.child.exitCode, await again.said]).toEqual([0, ""]);
  expect(await findBackups(backups)).toHaveLength(1);
  expect(await unfinishedBackup()).toBeUndefined();
});

test("[OP24] a restore killed half-way leaves no directory that starts, and runs again", async () => {
  const [name = ""] = await findBackups(backups);
  const place = { KOVER_DATA: join(root, "place") };
  const file = join(place.KOVER_DATA, "kover.db");
  await killAt(async () => `${file}.restoring`, run("restore", place, join(backups, name)));
  expect([existsSync(file), existsSync(join(place.KOVER_DATA, "secrets.json"))]).toEqual([false, false]);
  const started = run("main", place);
  await started.ended;
  expect([started.child.exitCode, await started.said]).toEqual([
    1,
    `A restore into ${place.KOVER_DATA} was not finished: run it again, or delete ${file}.restoring.\n`,
  ]);
  const again = run("restore", place, join(backups, name));
  await again.ended;
  expect([again.child.exitCode, await again.said]).toEqual([0, ""]);
  expect([existsSync(file), existsSync(`${file}.restoring`)]).toEqual([true, false]);
  const restored = await openDatabase({ kind: "sqlite", file });
  const rows = await restored.db.selectFrom("upload_file").select("name").execute();
  expect(rows).toHaveLength(FILES);
  await restored.close();
});
