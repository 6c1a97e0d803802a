import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig, type Config } from "../environment/config.ts";
import { prepareDataDir, readSecrets } from "../environment/secrets.ts";
import { findMigrations } from "../persistence/backup/dump.ts";
import { openDatabase } from "../persistence/database/database.ts";
import { COLUMNS_SINCE_BASELINE, TABLES_SINCE_BASELINE } from "../testing/sinceBaseline.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import {
  createTestDatabase,
  createTestStorage,
  ENGINES,
  type TestStorage,
} from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createScorer } from "../testing/testScoring.ts";
import { verifyAll } from "../usecases/bout/verifyAll.ts";
import { headerSchema, readBackupFile, tableSchema, writeBackupFile } from "./backupFile.ts";
import { makeBackup } from "./makeBackup.ts";
import { restoreBackup } from "./restoreBackup.ts";

const NOW_MS = Date.parse("2026-12-05T10:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "kover-older-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A backup as the program wrote it when the baseline was its only migration. */
async function* asOfBaseline(file: string): AsyncGenerator {
  let isKept = true;
  let kept: boolean[] = [];
  for await (const value of readBackupFile(file)) {
    const header = headerSchema.safeParse(value).data;
    const table = tableSchema.safeParse(value).data;
    if (header !== undefined) yield { ...header, migrations: header.migrations.slice(0, 1) };
    else if (table !== undefined) {
      isKept = !TABLES_SINCE_BASELINE.includes(table.table);
      kept = table.columns.map((name) => !COLUMNS_SINCE_BASELINE[table.table]?.includes(name));
      if (isKept) yield { ...table, columns: table.columns.filter((_, index) => kept[index]) };
    } else if (!Array.isArray(value)) yield value;
    else if (isKept) yield value.filter((_, index) => kept[index]);
  }
}

const configFor = (settings: TestStorage["settings"], name: string): Config => {
  const dataDir = settings.kind === "sqlite" ? dirname(settings.file) : join(folder, name);
  return {
    ...readConfig({ KOVER_DATA: dataDir, KOVER_BACKUP_DIR: join(folder, "backups") }),
    database: settings,
  };
};

describe.each(ENGINES)("a backup with older migrations on %s", (engine) => {
  test("[OP23] [ST17] is brought up to date by the restore, with every row", async () => {
    const source = await createTestDatabase(engine);
    const config = configFor(source.settings, `${engine}-source`);
    prepareDataDir(config.dataDir);
    readSecrets(config.dataDir);
    const deps = createTestDeps(source);
    const made = await createTestCompetition(deps.db);
    await (await createScorer(deps)).write(made.bout("SF1").uuid, "go R+2 B+3 stop R#sub");
    const { file, contents } = await makeBackup(config, { nowMs: NOW_MS });
    const older = join(folder, `${engine}.backup`);
    await writeBackupFile(older, asOfBaseline(file));

    const storage = await createTestStorage(engine);
    const place = configFor(storage.settings, `${engine}-place`);
    const restored = await restoreBackup(place, older, NOW_MS);
    expect(restored.contents.migrations).toEqual(["0001-baseline"]);
    const database = await openDatabase(place.database);
    expect(await findMigrations(database.db)).toEqual(contents.migrations);
    for (const [table, count] of contents.rows) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db);
      expect([table, rows.length]).toEqual([table, TABLES_SINCE_BASELINE.includes(table) ? 0 : count]);
    }
    expect((await verifyAll(database.db)).problems).toEqual([]);
    await database.close();
    await source.close();
    await storage.remove();
  });
});
