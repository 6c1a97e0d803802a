import type { KyselyPlugin } from "kysely";
import { expect, test, vi } from "vitest";
import { bumpRev } from "../persistence/database/feed.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createSnapshots } from "./competitionSnapshots.ts";

test("[LD8] a slow reading that a change overtook is not kept for those who come later", async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const { uuid } = (await createTestCompetition(db)).competition;
  const { promise: leave, resolve: goOn } = Promise.withResolvers<void>();
  let answers = 0;
  let slowAnswer = Number.POSITIVE_INFINITY;
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers += 1;
      if (answers === slowAnswer) await leave;
      return result;
    },
  };
  const deps = { ...createTestDeps(database), db: db.withPlugin(slow) };
  const snapshots = createSnapshots(deps, "boot");
  const revs = async () => (await snapshots.find(uuid))?.document.rev;

  const change = () => db.transaction().execute((trx) => bumpRev(trx, uuid, { isStructural: true }));
  expect(await revs()).toBe(0);
  await change();
  snapshots.invalidate(uuid);
  // Its last statement is answered, and the answer is on its way: it asks for the revs where the first asked for the row.
  slowAnswer = answers * 2;
  const overtaken = revs();
  await vi.waitFor(() => expect(answers).toBe(slowAnswer), { interval: 1 });
  await change();
  snapshots.invalidate(uuid);
  const next = revs();
  goOn();
  expect([await overtaken, await next, await revs()]).toEqual([1, 2, 2]);
  await database.close();
});
