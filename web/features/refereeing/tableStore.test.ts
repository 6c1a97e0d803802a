import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "#web/realtime/later.ts";
import { foldTable } from "./boutTable.ts";
import type { Outbox } from "./outbox.ts";
import { createTableStore } from "./tableStore.ts";
import { createPaperOutbox, createPaperServer, SETUP, UUID } from "./testing/paperServer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLUS_2 = { type: "score-points", corner: "red", points: 2 } as const;
const PLUS_3 = { type: "score-points", corner: "blue", points: 3 } as const;

let ids = 0;
let acts = 0;

function openTable(
  server: ReturnType<typeof createPaperServer>,
  device = "mat-1",
  outbox: Outbox = createPaperOutbox(),
) {
  const store = createTableStore(
    {
      api: server.api,
      outbox: async () => outbox,
      fightingUuid: UUID,
      scope: "carpet:x",
      device: () => device,
      newId: () => `event-${(ids += 1)}`,
      nextDeviceSeq: () => (acts += 1),
      serverNow: () => 1000,
      wallNow: () => 1000,
      later,
    },
    SETUP,
    server.log(),
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
  const outbox = createPaperOutbox();
  const first = openTable(server, "mat-1", outbox);
  await first.store.open();
  server.setAway(true);
  await first.store.tap(PLUS_3);
  first.store.close();
  server.setAway(false);
  const second = openTable(server, "mat-1", outbox);
  await second.store.open();
  expect(second.score()).toBe("0:3");
  expect(server.log()).toHaveLength(1);
});

test("[LS1] a second device may only look, until it takes the table over", async () => {
  const server = createPaperServer();
  await openTable(server, "mat-1").store.open();
  const { store } = openTable(server, "laptop");
  await store.open();
  expect(store.get().phase).toBe("denied");
  expect(store.get().lease?.holder?.user).toBe("mat-1");
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
