import { expect, test } from "vitest";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { createSafeOutbox } from "./spareOutbox.ts";
import { createVolatileOutbox } from "#contract/table/outbox.ts";
import { UUID } from "#contract/table/testing/paperServer.ts";

const act = (deviceSeq: number): SubmittedEvent => ({
  id: `00000000-0000-4000-8000-00000000010${deviceSeq}`,
  event: { type: "points-scored", corner: "red", points: 2 },
  deviceSeq,
  lease: { scope: "carpet:00000000-0000-4000-8000-000000000009", epoch: 1 },
  baseVersion: 0,
  boutMs: null,
  at: { wall: 1, offset: 0, rtt: null },
});

function createMemory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test("[LS21] a database that fails loses no act: they wait in the spare journal and move back", async () => {
  const database = createVolatileOutbox();
  let isBroken = true;
  const outbox = createSafeOutbox(
    () => (isBroken ? Promise.reject(new Error("no database")) : Promise.resolve(database)),
    createMemory(),
  );
  expect(await outbox.put(UUID, act(1))).toBe("spare");
  expect(await outbox.put(UUID, act(2))).toBe("spare");
  expect((await outbox.findAll(UUID)).map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2]);
  expect(await outbox.lastDeviceSeq(UUID)).toBe(2);

  isBroken = false;
  expect(await outbox.put(UUID, act(3))).toBe("disk");
  expect((await database.findAll(UUID)).map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2, 3]);
});

test("[LS21] what the server decided leaves the spare journal too", async () => {
  const outbox = createSafeOutbox(() => Promise.reject(new Error("no database")), createMemory());
  await outbox.put(UUID, act(1));
  await outbox.settle([{ id: act(1).id, status: "applied", seq: 1 }]);
  expect(await outbox.findWaiting()).toEqual([]);
});

test("[LS21] when the spare place fails too, the act is refused, not swallowed", async () => {
  const outbox = createSafeOutbox(() => Promise.reject(new Error("no database")), {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  await expect(outbox.put(UUID, act(1))).rejects.toThrow("full");
});
