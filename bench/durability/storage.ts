import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseSettings } from "#server/persistence/database/database.ts";
import { startTestPostgres } from "#server/testing/testPostgres.ts";

/** Where the server of a run keeps its data, and the ways to hurt it. */
export type Storage = {
  readonly settings: DatabaseSettings;
  readonly env: Readonly<Record<string, string>>;
  /** Looks at what a kill left behind; undefined where the engine has no such check. */
  readonly isIntact: () => Promise<boolean | undefined>;
  /** Ends the database itself the hard way and starts it again; undefined when it lives inside the server. */
  readonly crash?: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export type EngineName = "sqlite" | "postgres";

export async function createStorage(engine: EngineName): Promise<Storage> {
  const dataDir = await mkdtemp(join(tmpdir(), "kover-durability-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  // As `npm start` does: what was compiled at one start is kept for the next.
  const kept = { KOVER_DATA: dataDir, NODE_COMPILE_CACHE: join(dataDir, "compiled") };
  if (engine === "postgres") {
    const { url, stop, crash } = await startTestPostgres();
    return {
      settings: { kind: "postgres", url },
      env: { ...kept, DATABASE_URL: url },
      isIntact: async () => undefined,
      crash,
      remove: async () => {
        await stop();
        await remove();
      },
    };
  }
  const file = join(dataDir, "kover.db");
  return {
    settings: { kind: "sqlite", file },
    env: kept,
    isIntact: () => isCopyIntact(dataDir),
    remove,
  };
}

/** On a copy: to open the file itself would be to repair it before the server has to. */
async function isCopyIntact(dataDir: string): Promise<boolean> {
  const copy = await mkdtemp(join(tmpdir(), "kover-durability-copy-"));
  try {
    const isDatabase = (path: string) => path === dataDir || basename(path).startsWith("kover.db");
    await cp(dataDir, copy, { recursive: true, filter: isDatabase });
    const sqlite = new DatabaseSync(join(copy, "kover.db"));
    const answer = Object.values(sqlite.prepare("pragma integrity_check").get() ?? {});
    sqlite.close();
    return answer[0] === "ok";
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
