import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createEvent } from "../testing/factories.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";
import { createStrangers } from "./strangers.ts";

test("[RT53] ten thousand who come at once are one question to the database", async () => {
  const { strangers, uuid, asked, pass } = await createRoom();
  const crowd = await Promise.all(Array.from({ length: 10_000 }, () => strangers.maySee(uuid)));
  expect(new Set(crowd)).toEqual(new Set([true]));
  const once = asked();
  await strangers.maySee(uuid);
  expect(asked()).toBe(once);
  pass(1000);
  await strangers.maySee(uuid);
  expect(asked()).toBe(2 * once);
});

test("[RT53] who comes after a commit is answered by what was committed", async () => {
  const { strangers, uuid, hide } = await createRoom();
  expect(await strangers.maySee(uuid)).toBe(true);
  await hide();
  strangers.forget(uuid);
  expect(await strangers.maySee(uuid)).toBe(false);
});

test("[RT53] a question that failed is asked again", async () => {
  const { strangers, uuid, breakOnce } = await createRoom();
  breakOnce();
  await expect(strangers.maySee(uuid)).rejects.toThrow("no database");
  expect(await strangers.maySee(uuid)).toBe(true);
});

async function createRoom() {
  const database = await createTestDatabase("sqlite");
  const { db } = database;
  onTestFinished(() => database.close());
  const event = await createEvent(db, { show_competition: true });
  const { competition } = await createTestCompetition(db, { competition: { event_id: event.id } });
  let [questions, nowMs, isBroken] = [0, 0, false];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1;
      const isThisBroken = isBroken;
      isBroken = false;
      if (isThisBroken) throw new Error("no database");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const deps = { db: db.withPlugin(counting), now: () => nowMs };
  return {
    strangers: createStrangers(deps, () => {}),
    uuid: competition.uuid,
    asked: () => questions,
    pass: (ms: number) => (nowMs += ms),
    breakOnce: () => (isBroken = true),
    hide: () => db.updateTable("event").set({ show_competition: false }).where("id", "=", event.id).execute(),
  };
}
