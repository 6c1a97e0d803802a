import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { presentCompetition } from "../present/competition.ts";
import { findWholeCompetition } from "../persistence/event/wholeCompetition.ts";
import { connectSocket, disconnectSockets } from "../testing/testSocket.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";
import { createBacklogs, type Connection } from "./backlog.ts";
import { createSocketServer } from "./socketServer.ts";

const WAIT = { timeout: 20_000 };
const PUSHES = 80;

test("[RT26] a viewer who does not read is left out; the others get everything", async () => {
  const { address, push, uuid } = await startRoom();
  const viewer = await connectSocket(address);
  expect(await viewer.join(uuid)).toEqual({ ok: true });
  const stalled = await joinAndStopReading(address, uuid);
  for (let n = 1; n <= PUSHES; n += 1) {
    push();
    await vi.waitFor(() => expect(viewer.competitions.length).toBe(n), { ...WAIT, interval: 2 });
  }
  // What was sent before it was noticed arrives when he reads on, and no more.
  let received = 0;
  stalled.on("data", (chunk: Buffer) => void (received += chunk.length));
  stalled.resume();
  for (let before = -1; before !== received; await sleep(700)) before = received;
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan((PUSHES * SIZE) / 2);
});

test("[RT26] one who has not read for half a minute is closed, one who reads on is not", () => {
  let nowMs = 0;
  const backlogs = createBacklogs(() => nowMs);
  const [stalled, slow] = [createConnection(), createConnection()];
  for (const { connection } of [stalled, slow]) backlogs.watch(connection);
  const fill = ({ events }: typeof slow) => {
    for (let n = 0; n < 300; n += 1) events.emit("packetCreate", { data: "x" });
  };
  fill(stalled);
  fill(slow);
  expect([backlogs.isFull(stalled.connection), backlogs.isFull(slow.connection)]).toEqual([true, true]);
  nowMs = 20_000;
  backlogs.closeStalled(30_000);
  slow.events.emit("flush");
  expect(backlogs.isFull(slow.connection)).toBe(false);
  fill(slow);
  backlogs.closeStalled(30_000);
  nowMs = 30_000;
  backlogs.closeStalled(30_000);
  expect([stalled.closed, slow.closed]).toEqual([[true], []]);
});

function createConnection() {
  const events = new EventEmitter();
  const closed: boolean[] = [];
  const connection: Connection = {
    on: (event: string, listener: (packet: { readonly data?: unknown }) => void) =>
      events.on(event, listener),
    close: (discard) => void closed.push(discard),
    request: { socket: { writableLength: 0 } },
  };
  return { events, connection, closed };
}

const SIZE = 200_000;

async function startRoom() {
  const database = await createTestDatabase("sqlite");
  const { competition } = await createTestCompetition(database.db);
  const whole = await findWholeCompetition(database.db, competition.id);
  await database.close();
  if (whole === undefined) throw new Error("the competition was made above");
  const document: Competition = { ...presentCompetition(whole), title: "я".repeat(SIZE / 2), serverTime: 0 };
  const http = createServer();
  const sockets = createSocketServer(http, {
    admit: async () => "public",
    displayOf: () => undefined,
    findChange: async () => undefined,
    onJoin: async () => {},
    findRev: async () => 1,
    countParked: async () => 0,
    countAwarding: async () => 0,
    findLastMark: async () => 0,
    now: Date.now,
    elapsedMs: Date.now,
    onError: (cause) => {
      throw cause;
    },
    boot: "boot",
    config: { allowedOrigins: [], trustedProxies: [], isRateLimited: false },
    headersOf: () => ({}),
    onPush: () => {},
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    disconnectSockets();
    sockets.close();
    http.close();
  });
  const bound = http.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const { uuid } = competition;
  return {
    address: `http://127.0.0.1:${port}`,
    uuid,
    push: () => sockets.sink("public", "whole").pushCompetition(uuid, document),
  };
}

/** A WebSocket by hand, because no client lets one stop reading. */
async function joinAndStopReading(address: string, uuid: string): Promise<Socket> {
  const { port, host } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\n` +
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );
  let heard = "";
  const hear = (chunk: Buffer) => void (heard += chunk.toString("latin1"));
  socket.on("data", hear);
  await vi.waitFor(() => expect(heard).toContain('"sid"'), WAIT);
  socket.write(frame("40"));
  await vi.waitFor(() => expect(heard).toContain("40{"), WAIT);
  socket.write(frame(`421${JSON.stringify(["join-room", { key: "COMPETITION", uuid }])}`));
  await vi.waitFor(() => expect(heard).toContain('431[{"ok":true}]'), WAIT);
  socket.off("data", hear);
  socket.pause();
  return socket;
}

/** A short text as a browser sends it; a mask of zeros changes nothing. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
