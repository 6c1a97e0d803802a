import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createCarpet, createCategory, createFighting, CREATED_MS } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import {
  findBoutEvents,
  findDecisionById,
  findFightingForScoring,
  findHead,
  insertBoutEvent,
  insertParkedEvent,
  saveHead,
  updateFightingReadColumns,
} from "./boutLog.ts";
import { writeJson } from "../database/columns.ts";
import { findFightingById } from "./fightingRows.ts";
import { hashOf } from "../database/hashChain.ts";
import type { NewBoutEvent } from "../database/logTables.ts";
import { isUniqueViolation, storageFaultOf } from "../database/storageFault.ts";

const tap = (fightingUuid: string, seq: number): NewBoutEvent => ({
  fighting_uuid: fightingUuid,
  seq,
  id: randomUUID(),
  rev: seq,
  type: "points-scored",
  payload: writeJson({ type: "points-scored", corner: "red", points: 2 }),
  device_id: "laptop",
  device_seq: seq,
  base_version: seq - 1,
  actor_id: 1,
  session_id: "session",
  client_at: writeJson({ wall: 1, offset: null, rtt: null }),
  recorded_ms: CREATED_MS + seq,
  body_hash: `body-${seq}`,
  prev_hash: "",
  hash: hashOf("", seq),
});

const refusalOf = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => error,
  );

describeOnEachEngine("the log of a bout", (database) => {
  test("a bout is found with everything a decision about it depends on", async () => {
    const { db } = database();
    const category = await createCategory(db, { bout_seconds: 240 });
    const carpet = await createCarpet(db, { competition_id: category.competition_id });
    const { uuid } = await createFighting(db, {
      category_id: category.id,
      carpet_id: carpet.id,
      blue_fighter_id: null,
    });
    const found = await findFightingForScoring(db, uuid);
    expect(found).toMatchObject({
      uuid,
      categoryUuid: category.uuid,
      carpetUuid: carpet.uuid,
      boutSeconds: 240,
      competitionStatus: "in_progress",
      rules: null,
    });
    expect(found?.fighters.red).toMatch(/^[0-9a-f-]{36}$/);
    expect(found?.fighters.blue).toBeUndefined();
    expect(await findFightingForScoring(db, randomUUID())).toBeUndefined();
  });

  test("events come back in the order they were called, and from any of them on", async () => {
    const { db } = database();
    const { uuid } = await createFighting(db);
    expect(await findBoutEvents(db, uuid)).toEqual([]);
    for (const seq of [1, 2, 3]) await insertBoutEvent(db, tap(uuid, seq));
    const events = await findBoutEvents(db, uuid);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(events[0]?.payload).toEqual({ type: "points-scored", corner: "red", points: 2 });
    expect(events[0]?.recorded_ms).toBe(CREATED_MS + 1);
    expect((await findBoutEvents(db, uuid, 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  test("of two taps made at once one is written", async () => {
    const { db } = database();
    const { uuid } = await createFighting(db);
    const answers = await Promise.allSettled(
      [1, 2].map((n) => insertBoutEvent(db, { ...tap(uuid, 1), device_seq: n })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await findBoutEvents(db, uuid)).toHaveLength(1);
  });

  test("an event id is taken for ever, also by another bout", async () => {
    const { db } = database();
    const [one, other] = [await createFighting(db), await createFighting(db)];
    const first = tap(one.uuid, 1);
    await insertBoutEvent(db, first);
    const refusal = await refusalOf(insertBoutEvent(db, { ...tap(other.uuid, 1), id: first.id }));
    expect(isUniqueViolation(refusal)).toBe(true);
    expect(storageFaultOf(refusal)).toBeUndefined();
  });

  test("a number of one device is taken once a bout", async () => {
    const { db } = database();
    const { uuid } = await createFighting(db);
    await insertBoutEvent(db, tap(uuid, 1));
    expect(isUniqueViolation(await refusalOf(insertBoutEvent(db, { ...tap(uuid, 2), device_seq: 1 })))).toBe(
      true,
    );
  });

  test("[ST5] what is in the log can be neither changed nor removed", async () => {
    const { db } = database();
    const { uuid, id } = await createFighting(db);
    await insertBoutEvent(db, tap(uuid, 1));
    const update = db.updateTable("fighting_event").set({ type: "note" }).where("fighting_uuid", "=", uuid);
    await expect(update.execute()).rejects.toThrow("fighting_event is append-only");
    const removal = db.deleteFrom("fighting_event").where("fighting_uuid", "=", uuid);
    await expect(removal.execute()).rejects.toThrow("fighting_event is append-only");
    await expect(db.deleteFrom("fighting").where("id", "=", id).execute()).rejects.toThrow(/foreign key/i);
    expect(await findBoutEvents(db, uuid)).toHaveLength(1);
  });

  test("a decision is remembered, applied or parked", async () => {
    const { db } = database();
    const { uuid } = await createFighting(db);
    const applied = tap(uuid, 1);
    await insertBoutEvent(db, applied);
    expect(await findDecisionById(db, applied.id)).toEqual({
      fightingUuid: uuid,
      bodyHash: "body-1",
      decision: { id: applied.id, status: "applied", seq: 1 },
    });

    const id = randomUUID();
    const parked = { id, fighting_uuid: uuid, body: writeJson({ points: 4 }), body_hash: "late" } as const;
    await insertParkedEvent(db, {
      ...parked,
      status: "parked",
      reason: "superseded",
      received_ms: CREATED_MS,
    });
    expect(await findDecisionById(db, id)).toEqual({
      fightingUuid: uuid,
      bodyHash: "late",
      decision: { id, status: "parked", reason: "superseded" },
    });
    expect(await findDecisionById(db, randomUUID())).toBeUndefined();
  });

  test("the head and the read columns follow the log", async () => {
    const { db } = database();
    const fighting = await createFighting(db);
    const found = await findFightingForScoring(db, fighting.uuid);
    expect(await findHead(db, fighting.uuid)).toBeUndefined();
    for (const version of [1, 2]) {
      await db.transaction().execute(async (trx) => {
        const head = {
          state_hash: "s",
          log_hash: "l",
          reducer: 1,
          last_rev: version,
          state: writeJson({ version }),
        };
        const of = { fighting_uuid: fighting.uuid, competition_uuid: found?.competitionUuid ?? "" };
        await saveHead(trx, { ...of, ...head, version });
        await updateFightingReadColumns(trx, fighting.id, {
          points: writeJson({ [found?.fighters.red ?? ""]: { scores: version } }),
          result: writeJson({ method: "points" }),
          cause: "points",
          winner_id: fighting.red_fighter_id,
          state: "finished",
          started_at: null,
          finished_at: "2026-12-05T09:05:00.000Z",
          updated_at: "2026-12-05T09:05:00.000Z",
        });
      });
    }
    expect(await findHead(db, fighting.uuid)).toMatchObject({
      version: 2,
      last_rev: 2,
      state: { version: 2 },
    });
    expect(await findFightingById(db, fighting.id)).toMatchObject({
      state: "finished",
      winner_id: fighting.red_fighter_id,
      points: { [found?.fighters.red ?? ""]: { scores: 2 } },
      result: { method: "points" },
    });
  });

  test("a transaction that fails leaves nothing behind", async () => {
    const { db } = database();
    const { uuid } = await createFighting(db);
    const failed = db.transaction().execute(async (trx) => {
      await insertBoutEvent(trx, tap(uuid, 1));
      await sql`select * from no_such_table`.execute(trx);
    });
    await expect(failed).rejects.toThrow(/no_such_table/);
    expect(await findBoutEvents(db, uuid)).toEqual([]);
  });
});
