import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createTestApp, listen, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestClock } from "../testing/testDeps.ts";
import { connectSocket, disconnectSockets } from "../testing/testSocket.ts";
import { createSocketGuard } from "./socketGuard.ts";

let app: TestApp | undefined;
afterEach(async () => {
  disconnectSockets();
  await app?.close();
  app = undefined;
});

/** A socket of the engine, without the library that behaves well. */
async function openRaw(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  await new Promise((resolve) => socket.once("message", resolve));
  return socket;
}

const closed = (socket: WebSocket) =>
  Promise.race([
    new Promise<number>((resolve) => socket.once("close", resolve)),
    sleep(3000).then(() => "still open"),
  ]);

test("[RT35] a message in many fragments ends the connection before they are kept", async () => {
  app = await createTestApp();
  const socket = await openRaw(await listen(app));
  const end = closed(socket);
  for (let n = 0; n < 100; n += 1) socket.send("4", { fin: false });
  // 1008: against the policy of the server.
  expect(await end).toBe(1008);
});

for (const [words, packet] of [
  ["acknowledgements nobody asked for", "4399[1]"],
  ["pongs", "3"],
  ["namespaces that do not exist", "40/nowhere,"],
] as const)
  test(`[SE31] a flood of ${words} ends the connection`, async () => {
    app = await createTestApp();
    const socket = await openRaw(await listen(app));
    socket.send("40");
    await new Promise((resolve) => socket.once("message", resolve));
    const end = closed(socket);
    for (let n = 0; n < 100; n += 1) socket.send(packet);
    expect(await end).not.toBe("still open");
  });

test("[RT35] a message in a few fragments is a message", async () => {
  app = await createTestApp();
  const socket = await openRaw(await listen(app));
  const answer = new Promise((resolve) => socket.once("message", (data: Buffer) => resolve(data.toString())));
  socket.send("4", { fin: false });
  socket.send("0", { fin: true });
  expect(await answer).toMatch(/^40\{"sid":/);
  socket.close();
});

test("[RT35] who joins no room is let go; who joined stays", async () => {
  const clock = createTestClock();
  app = await createTestApp({ now: clock.now });
  const { competition } = await createTestCompetition(app.db);
  const address = await listen(app);
  const [idle, viewer] = [await openRaw(address), await connectSocket(address)];
  idle.send("40");
  expect(await viewer.join(competition.uuid)).toEqual({ ok: true });
  const end = new Promise((resolve) => idle.once("close", resolve));
  clock.pass(31_000);
  await end;
  expect(await viewer.join(competition.uuid)).toEqual({ ok: true });
});

test("[RT35] a network opens and holds so many sockets, and its neighbour is none of its business", () => {
  const clock = createTestClock(0);
  const guard = createSocketGuard({ trustedProxies: ["127.0.0.1"], isRateLimited: true, now: clock.now });
  const from = (address: string) => {
    const closers: (() => void)[] = [];
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "127.0.0.1" });
    const request = Object.assign(new IncomingMessage(socket), { headers: { "x-forwarded-for": address } });
    const connection = { request, once: (_: "close", end: () => void) => void closers.push(end) };
    return { request, connection, closers };
  };
  const [hall, neighbour] = [from("203.0.113.9"), from("203.0.113.10")];
  const open = () => {
    const mayOpen = guard.mayOpen(hall.request);
    if (mayOpen) guard.count(hall.connection);
    return mayOpen;
  };
  const opened = Array.from({ length: 2001 }, open).filter(Boolean).length;
  clock.pass(60_000);
  const later = Array.from({ length: 1500 }, open).filter(Boolean).length;
  expect([opened, later, guard.mayOpen(neighbour.request)]).toEqual([2000, 1000, true]);
  hall.closers[0]?.();
  expect([open(), open()]).toEqual([true, false]);
});

test("[RT35] who comes in a crowd is let in by fives, and nobody is forgotten", async () => {
  const guard = createSocketGuard({ trustedProxies: [], isRateLimited: true, now: () => 0 });
  const at: number[] = [];
  const startedMs = performance.now();
  for (let n = 0; n < 45; n += 1) guard.letIn(() => void at.push(performance.now() - startedMs));
  expect(at).toHaveLength(5);
  await expect.poll(() => at.length).toBe(45);
  expect(at[44]).toBeGreaterThan(75);
});
