import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVolatileOutbox, type JournalAct, type Outbox } from "./outbox.ts";
import { mayWrite, whereSaved } from "./tableState.ts";
import { createLaptop, openTable, PLUS_2, PLUS_3 } from "./testing/openTable.ts";
import { createPaperServer, UUID } from "./testing/paperServer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[LS7] a tap is painted at once and leaves the queue when the server has it", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  const sent = store.tap(PLUS_2);
  expect(score()).toBe("2:0");
  await sent;
  expect(store.get().table.pending).toEqual([]);
  expect(server.log()).toHaveLength(1);
});

test("[LS1] a second device may only look, until it takes the table over", async () => {
  const server = createPaperServer();
  await openTable(server).store.open();
  const { store } = openTable(server, createLaptop("other"));
  await store.open();
  expect(store.get().phase).toBe("denied");
  expect(store.get().lease?.holder?.user).toBe("Судья");
  await store.tap(PLUS_2);
  expect(server.log()).toEqual([]);
  await store.takeOver();
  await store.tap(PLUS_2);
  expect(server.log()).toHaveLength(1);
});

test("[LS4] a table that was taken over learns it, and what it wrote too late is not in the log", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  server.takeFor("laptop");
  await store.tap(PLUS_2);
  expect(store.get().phase).toBe("superseded");
  expect(score()).toBe("0:0");
  expect(server.log()).toEqual([]);
});

test("a tap the rules refuse is told at once and never sent", async () => {
  const server = createPaperServer();
  const { store } = openTable(server);
  await store.open();
  await store.tap({ type: "stop-clock" });
  expect(store.get().refusal).toEqual({ code: "clock-stopped" });
  expect(server.log()).toEqual([]);
});

test("a device that never had the table may not write before it has reached the server", async () => {
  const server = createPaperServer();
  server.setAway(true);
  const { store } = openTable(server);
  await store.open();
  expect(store.get().phase).toBe("unreached");
  expect(mayWrite(store.get())).toBe(false);
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.get().phase).toBe("live");
});

test("[LS11] what the server has taken stays in the journal", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const { store } = openTable(server, laptop);
  await store.open();
  await store.tap(PLUS_2);
  const [act] = await laptop.outbox.findJournal(UUID);
  expect(act?.decision).toBe("applied");
  expect(await laptop.outbox.findWaiting()).toEqual([]);
});

test("[LS10] a table that was taken over hears of it without tapping, and who has it", async () => {
  const server = createPaperServer();
  const { store } = openTable(server);
  await store.open();
  server.takeFor("laptop");
  await vi.advanceTimersByTimeAsync(6000);
  expect(store.get().phase).toBe("superseded");
  expect(store.get().lease?.holder?.user).toBe("laptop");
  await store.takeOver();
  expect(store.get().phase).toBe("live");
});

test("[LS4] what a table wrote before it was taken over is delivered to be parked", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const { store } = openTable(server, laptop);
  await store.open();
  server.setAway(true);
  await store.tap(PLUS_2);
  server.takeFor("laptop");
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.get().phase).toBe("superseded");
  expect((await laptop.outbox.findJournal(UUID))[0]?.decision).toBe("parked");
  expect(await laptop.outbox.findWaiting()).toEqual([]);
});

test("[LS4] [LS7] the list of late acts is whole the moment the table says that there are some", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const { store } = openTable(server, laptop);
  await store.open();
  server.setAway(true);
  await store.tap(PLUS_2);
  server.takeFor("laptop");
  server.setAway(false);
  let listed: Promise<readonly JournalAct[]> | undefined;
  store.subscribe(() => {
    if (store.get().refusedCount > 0) listed ??= laptop.outbox.findJournal(UUID);
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await listed).toMatchObject([{ decision: "parked", reason: "superseded" }]);
});

test("[BT23] the same button twice within a quarter of a second counts once, and it is said", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  await store.tap(PLUS_2);
  await store.tap(PLUS_2);
  expect(score()).toBe("2:0");
  expect(store.get().refusal).toEqual({ code: "double-tap" });
  await vi.advanceTimersByTimeAsync(250);
  await store.tap(PLUS_2);
  expect(score()).toBe("4:0");
});

test("[LS8] an act that nothing on the device holds is never called saved, and offline it is not taken", async () => {
  const server = createPaperServer();
  const broken: Outbox = {
    ...createVolatileOutbox(),
    put: async () => Promise.reject(new Error("disk full")),
  };
  const { store, score } = openTable(server, { ...createLaptop(), outbox: broken });
  await store.open();
  const sent = store.tap(PLUS_2);
  expect(whereSaved(store.get())).toBe("nowhere");
  await sent;
  expect(store.get().storage).toBe("none");
  expect(whereSaved(store.get())).toBe("server");
  server.setAway(true);
  await store.tap(PLUS_3);
  expect(whereSaved(store.get())).toBe("nowhere");
  await store.tap({ ...PLUS_3, points: 4 });
  expect(score()).toBe("2:3");
});
