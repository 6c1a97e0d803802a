import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "#web/realtime/later.ts";
import { foldTable } from "./boutTable.ts";
import type { Outbox } from "./outbox.ts";
import { createTableStore } from "./tableStore.ts";
import { mayWrite, whereSaved } from "./tableState.ts";
import {
  createPaperMemory,
  createPaperOutbox,
  createPaperServer,
  SETUP,
  UUID,
} from "./testing/paperServer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLUS_2 = { type: "score-points", corner: "red", points: 2 } as const;
const PLUS_3 = { type: "score-points", corner: "blue", points: 3 } as const;
const OTHER_UUID = "00000000-0000-4000-8000-000000000002";

let ids = 0;

/** What one browser keeps between visits. */
function createLaptop(device = "mat-1") {
  return { device, outbox: createPaperOutbox(), memory: createPaperMemory() };
}

function openTable(
  server: ReturnType<typeof createPaperServer>,
  laptop = createLaptop(),
  fightingUuid: string = UUID,
) {
  const store = createTableStore(
    {
      api: server.api,
      outbox: laptop.outbox,
      memory: laptop.memory,
      fightingUuid,
      scope: "carpet:x",
      device: () => laptop.device,
      newId: () => `event-${(ids += 1)}`,
      serverNow: () => 1000,
      rttMs: () => null,
      wallNow: () => Date.now(),
      random: () => 0.5,
      later,
    },
    SETUP,
    server.log(fightingUuid),
  );
  const score = () => {
    const { red, blue } = foldTable(store.get().table).score;
    return `${red.points}:${blue.points}`;
  };
  return { store, score };
}

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

test("[LS3] a table goes on while the server is away, and everything arrives once and in order", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  server.setAway(true);
  await store.tap(PLUS_2);
  await store.tap(PLUS_3);
  expect(store.get().phase).toBe("offline");
  expect(score()).toBe("2:3");
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.get().phase).toBe("live");
  expect(server.log().map(({ event }) => event)).toEqual([
    { type: "points-scored", corner: "red", points: 2 },
    { type: "points-scored", corner: "blue", points: 3 },
  ]);
});

test("[LS7] an answer that is lost after the commit does not double the tap", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  server.loseAnswers(true);
  await store.tap(PLUS_2);
  server.loseAnswers(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.log()).toHaveLength(1);
  expect(score()).toBe("2:0");
});

test("[LS7] what one visit could not send, the next one sends first", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  await first.store.open();
  server.setAway(true);
  await first.store.tap(PLUS_3);
  first.store.close();
  server.setAway(false);
  const second = openTable(server, laptop);
  await second.store.open();
  expect(second.score()).toBe("0:3");
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

test("[LS3] a reload without network goes on under the lease of the last visit, with the same score", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  await first.store.open();
  await first.store.tap(PLUS_3);
  server.setAway(true);
  await first.store.tap(PLUS_2);
  first.store.close();

  const kept = server.log().splice(0);
  const again = openTable(server, laptop);
  await again.store.open();
  expect(again.store.get().phase).toBe("offline");
  expect(again.score()).toBe("2:3");
  await again.store.tap({ ...PLUS_2, points: 4 });
  expect(again.score()).toBe("6:3");

  server.log().push(...kept);
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(again.store.get().phase).toBe("live");
  expect(server.log()).toHaveLength(3);
});

test("[LS3] a reload without network says since when the server has not been heard, not since the reload", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  await first.store.open();
  server.setAway(true);
  await first.store.tap(PLUS_2);
  const lostAtMs = Date.now();
  first.store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  const second = openTable(server, laptop);
  await second.store.open();
  expect(second.store.get()).toMatchObject({ phase: "offline", lostAtMs });
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(20_000);
  second.store.close();
  server.setAway(true);
  const third = openTable(server, laptop);
  await third.store.open();
  expect(third.store.get().lostAtMs).toBe(Date.now());
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

test("[LS7] the bout that ended without network is told before the one that is open", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  await first.store.open();
  server.setAway(true);
  await first.store.tap(PLUS_2);
  first.store.close();
  const next = openTable(server, laptop, OTHER_UUID);
  await next.store.open();
  await next.store.tap(PLUS_3);
  expect(next.store.get().waitingElsewhere).toBe(1);
  server.setAway(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.order()).toEqual([UUID, OTHER_UUID]);
  expect(whereSaved(next.store.get())).toBe("server");
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

test("[LS18] when the session ends scoring goes on, and the same person coming back sends it all", async () => {
  const server = createPaperServer();
  const { store, score } = openTable(server);
  await store.open();
  server.signIn(undefined);
  await store.tap(PLUS_2);
  expect(store.get().phase).toBe("signed-out");
  await store.tap(PLUS_3);
  expect(score()).toBe("2:3");
  server.signIn("Судья");
  await vi.advanceTimersByTimeAsync(8000);
  expect(store.get().phase).toBe("live");
  expect(server.log()).toHaveLength(2);
});

test("[LS18] another person on the same device is asked to take the table first", async () => {
  const server = createPaperServer();
  const { store } = openTable(server);
  await store.open();
  server.signIn("Другой");
  await vi.advanceTimersByTimeAsync(6000);
  expect(store.get().phase).toBe("handover");
  expect(mayWrite(store.get())).toBe(false);
  await store.takeOver();
  expect(store.get().phase).toBe("live");
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
    ...createPaperOutbox(),
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
