import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "./persistence/database/database.ts";
import { migrateToLatest } from "./persistence/migrations/migrate.ts";
import { createAccount } from "./testing/factories.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const hasBuild = existsSync(join(import.meta.dirname, "..", "build", "server", "index.js"));
const PATIENCE_MS = 60_000;

const root = mkdtempSync(join(tmpdir(), "kover-main-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

type Env = Readonly<Record<string, string>>;
type Server = {
  readonly child: ChildProcess;
  readonly output: () => { readonly out: string; readonly err: string };
  readonly ended: Promise<number | null>;
  /** The address it says it is ready at. */
  readonly ready: () => Promise<string>;
};

let directories = 0;
const newDataDir = () => join(root, String((directories += 1)));

/** The server as an operator starts it, with nothing in its environment but these settings. */
function start(env: Env, umask = "022"): Server {
  const settings = {
    PATH: process.env["PATH"] ?? "",
    NODE_COMPILE_CACHE: join(root, "compiled"),
    PORT: "0",
    KOVER_DEMO: "off",
    ...env,
  };
  const command = ["-c", 'umask "$0" && exec "$@"', umask, process.execPath, MAIN];
  const child = spawn("sh", command, { env: settings, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (err += text));
  const ended = once(child, "close").then(() => child.exitCode);
  const ready = async () => {
    for (;;) {
      const address = /^Ready: (\S+)$/m.exec(out)?.[1];
      if (address !== undefined) return address;
      await Promise.race([once(child.stdout, "data"), ended]);
      if (child.exitCode !== null) throw new Error(`it ended: ${out}${err}`);
    }
  };
  return { child, output: () => ({ out, err }), ended, ready };
}

/** What stood on the console of a server that did not start. */
async function refusalOf(env: Env): Promise<{ readonly code: number | null; readonly sentence: string }> {
  const { ended, output } = start({ KOVER_DATA: newDataDir(), ...env });
  const code = await ended;
  return { code, sentence: output().err };
}

test("[OP21] a demo is not started as a real installation with its known accounts", async () => {
  const dataDir = newDataDir();
  const database = await openDatabase({ kind: "sqlite", file: join(dataDir, "kover.db") });
  await migrateToLatest(database);
  await createAccount(database.db, { email: "admin@kover.example", role: "admin" });
  await database.close();
  for (const settings of [{ KOVER_DEMO: "", NODE_ENV: "production" }, { KOVER_DEMO: "off" }]) {
    const { code, sentence } = await refusalOf({ KOVER_DATA: dataDir, ...settings });
    expect(code).toBe(1);
    expect(sentence).toMatch(
      /^KOVER_DEMO is off, but the database holds 1 accounts? of the demo.*KOVER_DATA/,
    );
  }
});

test(
  "[SE28] the data directory and all in it are for their owner alone, and what was open is closed at the start",
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = newDataDir();
    const backups = join(dataDir, "backups");
    const backup = "kover-2026-12-05T10-00-00Z.backup";
    const files = ["kover.db", "kover.db-shm", "kover.db-wal", "process.lock", "secrets.json"];
    const modes = () =>
      ["", ...files].map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]);
    const closed = [["", "700"], ...files.map((name) => [name, "600"])];
    // Killed, so that the files beside the database stay.
    const run = async () => {
      const { child, ready, ended } = start({ KOVER_DATA: dataDir }, "000");
      await ready().catch(() => {});
      child.kill("SIGKILL");
      await ended;
    };
    await run();
    expect(modes()).toEqual(closed);
    mkdirSync(backups);
    for (const name of [backup, "erased.ndjson"]) writeFileSync(join(backups, name), "");
    for (const name of ["", ...files, `backups/${backup}`, "backups/erased.ndjson"])
      chmodSync(join(dataDir, name), name === "" ? 0o755 : 0o644);
    await run();
    expect(modes()).toEqual(closed);
    for (const name of [backup, "erased.ndjson"])
      expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
  },
);

describe.concurrent("a server that cannot start", { timeout: PATIENCE_MS }, () => {
  test("[OP6] a wrong setting is one sentence and exit code 1", async () => {
    expect(await refusalOf({ PORT: "abc" })).toEqual({
      code: 1,
      sentence: 'PORT must be a number from 0 to 65535, not "abc".\n',
    });
  });

  test("[OP6] so is a data directory that cannot be written to", async () => {
    expect(await refusalOf({ KOVER_DATA: "/dev/null/x" })).toEqual({
      code: 1,
      sentence: "KOVER_DATA: the data directory /dev/null/x cannot be written to.\n",
    });
  });

  test("[OP6] so is a PostgreSQL that is not there", async () => {
    expect(await refusalOf({ DATABASE_URL: "postgres://127.0.0.1:6199/kover" })).toEqual({
      code: 1,
      sentence: "The PostgreSQL server of DATABASE_URL cannot be reached.\n",
    });
  });

  test.runIf(!hasBuild)("[OP6] so is a web app that was never built", async () => {
    expect(await refusalOf({})).toEqual({
      code: 1,
      sentence: "The web app is not built: start with npm start.\n",
    });
  });
});

/** One server lives through these; each start costs seconds. */
describe.runIf(hasBuild)("a server that starts", { timeout: PATIENCE_MS }, () => {
  const KOVER_DATA = newDataDir();
  let server: Server;
  beforeAll(async () => {
    server = start({ KOVER_DATA });
    await server.ready();
  }, PATIENCE_MS);
  const statusOf = async (path: string) => (await fetch(`${await server.ready()}${path}`)).status;

  test("[OP3] it says where it is and answers there", async () => {
    expect(await statusOf("/api/health")).toBe(200);
    expect(await statusOf("/")).toBe(200);
  });

  test("[ST9] a second one on the same data refuses to start, and the first goes on", async () => {
    const { code, sentence } = await refusalOf({ KOVER_DATA });
    expect(code).toBe(1);
    expect(sentence).toBe(
      `Another process already uses the data directory ${KOVER_DATA}: stop it, or give this one its own KOVER_DATA.\n`,
    );
    expect(await statusOf("/api/health")).toBe(200);
  });

  test("[OP6] a port that is taken is one sentence and exit code 1", async () => {
    const { port } = new URL(await server.ready());
    expect(await refusalOf({ PORT: port })).toEqual({
      code: 1,
      sentence: "PORT: something else is listening on this port already.\n",
    });
  });

  test("[OP6] an address this machine does not have is one sentence and exit code 1", async () => {
    expect(await refusalOf({ HOST: "192.0.2.1" })).toEqual({
      code: 1,
      sentence: "HOST: this machine has no such address.\n",
    });
  });

  test("[ST2] killed, it starts again on the same data", async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    server = start({ KOVER_DATA });
    expect(await statusOf("/api/events")).toBe(200);
  });

  test("[ST20] with other keys on the same database it refuses to start in one sentence, until it is told to", async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    const file = join(KOVER_DATA, "secrets.json");
    const own = readFileSync(file);
    rmSync(file);
    const { code, sentence } = await refusalOf({ KOVER_DATA });
    expect([code, sentence]).toEqual([
      1,
      "The database is used with other keys than those of KOVER_KEYS_DIR or, without it, KOVER_DATA: copy secrets.json of the instance that used it before, or, if that is lost, start once with KOVER_NEW_KEYS=on.\n",
    ]);
    server = start({ KOVER_DATA, KOVER_NEW_KEYS: "on" });
    await server.ready();
    server.child.kill("SIGKILL");
    await server.ended;
    writeFileSync(file, own);
    expect((await refusalOf({ KOVER_DATA })).code).toBe(1);
    server = start({ KOVER_DATA, KOVER_NEW_KEYS: "on" });
    expect(await statusOf("/api/health")).toBe(200);
  });

  test("[ST18] where a place is named, it makes a backup by itself", async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    const KOVER_BACKUP_DIR = newDataDir();
    server = start({ KOVER_DATA, KOVER_BACKUP_DIR });
    await server.ready();
    const made = () => (existsSync(KOVER_BACKUP_DIR) ? readdirSync(KOVER_BACKUP_DIR) : []);
    await expect.poll(made, { timeout: PATIENCE_MS }).toEqual([expect.stringMatching(/^kover-.*Z\.backup$/)]);
  });

  test("[OP5] told to stop, it leaves with 0 and without complaint", async () => {
    await server.ready();
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.output().err).toBe("");
  });
});
