import { copyFile, mkdtemp, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createChance } from "#domain/draw/chance.ts";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { openDatabase } from "../../persistence/database/database.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { createTestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer } from "../../testing/testScoring.ts";
import { verifyAll } from "./verifyAll.ts";

const ACTS = 12;
const IMAGES = 8;

test("[ST1] [ST2] a write torn anywhere leaves a whole log with every act that was acknowledged before", async () => {
  const database = await createTestDatabase("sqlite");
  if (database.settings.kind !== "sqlite") throw new Error("this is about the file of SQLite");
  const { file } = database.settings;
  const deps = createTestDeps(database);
  const { bout } = await createTestCompetition(database.db);
  const table = await createScorer(deps, "admin");
  const { uuid } = bout("SF1");
  const sizeAfter: number[] = [];
  for (let act = 0; act < ACTS; act += 1) {
    await table.write(uuid, "R+2");
    sizeAfter.push((await stat(`${file}-wal`)).size);
  }

  const chance = createChance("torn");
  const directory = await mkdtemp(join(tmpdir(), "kover-torn-"));
  for (let image = 0; image < IMAGES; image += 1) {
    const kept = chance.below(ACTS - 1);
    const [from, to] = [sizeAfter[kept] ?? 0, sizeAfter[kept + 1] ?? 0];
    const copy = join(directory, `${image}.db`);
    await copyFile(file, copy);
    await copyFile(`${file}-wal`, `${copy}-wal`);
    await truncate(`${copy}-wal`, from + chance.below(to - from));
    const reopened = await openDatabase({ kind: "sqlite", file: copy });
    expect(await findBoutEvents(reopened.db, uuid)).toHaveLength(kept + 1);
    expect((await verifyAll(reopened.db)).problems).toEqual([]);
    await reopened.close();
  }
  await rm(directory, { recursive: true, force: true });
  await database.close();
}, 90_000);
