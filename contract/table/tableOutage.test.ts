import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remainingMs } from "#domain/bout/clock.ts";
import { foldTable } from "./boutTable.ts";
import { mayWrite, whereSaved } from "./tableState.ts";
import { createLaptop, openTable, OTHER_UUID, PLUS_2, PLUS_3 } from "./testing/openTable.ts";
import { createPaperServer, UUID } from "./testing/paperServer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test("[LS19] [BT15] a clock started without network gets no time back when the server has heard of it", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  const leftMs = ({ store }: typeof first) => remainingMs(foldTable(store.get().table).clock, Date.now());
  await first.store.open();
  server.setAway(true);
  await first.store.tap({ type: "start-clock" });
  await vi.advanceTimersByTimeAsync(120_000);
  server.setAway(false);
  first.store.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.log().map(({ event }) => event.type)).toEqual(["clock-started"]);
  expect(leftMs(first)).toBe(179_000);
  // Somebody else writes: the table reads the whole record anew.
  first.store.noticeVersion(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(leftMs(first)).toBe(178_000);
  first.store.close();
  const reloaded = openTable(server, laptop);
  await reloaded.store.open();
  expect(leftMs(reloaded)).toBe(178_000);
});

test("[LS19] [BT15] a clock started by a device whose time was fast goes on when the server is heard", async () => {
  const server = createPaperServer();
  const laptop = createLaptop();
  const first = openTable(server, laptop);
  await first.store.open();
  server.setAway(true);
  laptop.fastMs = 600_000;
  await first.store.tap({ type: "start-clock" });
  laptop.fastMs = 0;
  server.setAway(false);
  first.store.wake();
  await vi.advanceTimersByTimeAsync(1000);
  first.store.noticeVersion(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(remainingMs(foldTable(first.store.get().table).clock, Date.now())).toBe(290_000);
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
