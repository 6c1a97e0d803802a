import { once } from "node:events";
import { createServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ClientToServer, ServerToClient } from "#contract/realtime/realtime.ts";
import { connectSocket, disconnectSockets, type TestSocket } from "../testing/testSocket.ts";
import { createFanOut } from "./fanOut.ts";

const ROOM = "COMPETITION:one:public";
const UUID = "11111111-1111-4111-8111-111111111111";
const WAIT = { timeout: 20_000 };

test("[RT50] the loop gets a turn after every few readers, however many there are", async () => {
  const READER_MS = 0.25;
  const readersOfTurn = [0];
  const { connect, say } = await startRoom(() => {
    readersOfTurn[readersOfTurn.length - 1] = (readersOfTurn.at(-1) ?? 0) + 1;
    for (const fromMs = performance.now(); performance.now() - fromMs < READER_MS;);
    return false;
  });
  const readers = await connect(300);
  let isOver = false;
  const countTurns = () => {
    readersOfTurn.push(0);
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();
  say(1);
  await vi.waitFor(() => expect(readers.every(({ syncs }) => syncs.length === 1)).toBe(true), WAIT);
  isOver = true;
  expect(readersOfTurn.reduce((sum, one) => sum + one)).toBe(300);
  expect(Math.max(...readersOfTurn)).toBeLessThanOrEqual(2 / READER_MS + 1);
});

test("[RT51] every reader gets the messages of a room in their order, short and long, by either transport", async () => {
  const { connect, say } = await startRoom();
  const readers = [...(await connect(40)), ...(await connect(2, { isPolling: true }))];
  for (let rev = 1; rev <= 30; rev += 1) {
    // Of every size that a frame has a head of its own for.
    say(rev, "я".repeat([1, 100, 40_000][rev % 3] ?? 0));
    if (rev % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const all = Array.from({ length: 30 }, (_, index) => index + 1);
  await vi.waitFor(() => expect(readers.map(revsOf)).toEqual(readers.map(() => all)), WAIT);
  expect(new Set(readers.flatMap(({ syncs }) => syncs.map(({ boot }) => boot.length)))).toEqual(
    new Set([1, 100, 40_000]),
  );
});

test("[RT51] what the library has not written yet is not overtaken", async () => {
  const { connect, say, sockets } = await startRoom((connection) => {
    for (const socket of sockets())
      // The second waits until the first is written.
      if (socket.conn === connection)
        for (const rev of [1, 2]) socket.emit("push-sync", { uuid: UUID, rev, serverTime: 0, boot: "" });
    return false;
  });
  const [reader] = await connect(1);
  say(3);
  await vi.waitFor(() => expect(reader && revsOf(reader)).toEqual([1, 2, 3]), WAIT);
});

test("[RT52] what came together is encoded once and goes in one write", async () => {
  const { connect, say, sockets } = await startRoom();
  const readers = await connect(3);
  const writes = sockets().map(({ conn }) => vi.spyOn(conn.request.socket, "write"));
  for (const rev of [1, 2, 3]) say(rev);
  await vi.waitFor(() => expect(readers.map(revsOf)).toEqual(readers.map(() => [1, 2, 3])), WAIT);
  const written = writes.map(({ mock }) => mock.calls.map(([bytes]) => bytes));
  expect(written.map((bytes) => bytes.length)).toEqual([1, 1, 1]);
  expect(new Set(written.flat()).size).toBe(1);
});

test("[RT51] who leaves meanwhile is sent nothing more; who joins meanwhile is sent what comes next", async () => {
  let isFirst = true;
  const { connect, say, sockets } = await startRoom((connection) => {
    const [one, other, late] = sockets();
    const leaving = one?.conn === connection ? other : one;
    if (isFirst) {
      void leaving?.leave(ROOM);
      void late?.join(ROOM);
    }
    isFirst = false;
    return false;
  });
  const readers = await connect(3);
  await sockets()[2]?.leave(ROOM);
  say(1);
  await vi.waitFor(() => expect(readers.flatMap(revsOf)).toEqual([1]), WAIT);
  say(2);
  await vi.waitFor(
    () => expect(readers.flatMap(revsOf).toSorted((one, other) => one - other)).toEqual([1, 2, 2]),
    WAIT,
  );
  expect(readers[2] && revsOf(readers[2])).toEqual([2]);
});

const revsOf = ({ syncs }: TestSocket) => syncs.map(({ rev }) => rev);

/** A room that everybody joins who connects. */
async function startRoom(isFull: (connection: Socket["conn"]) => boolean = () => false) {
  const http = createServer();
  const io = new Server<ClientToServer, ServerToClient>(http, {
    serveClient: false,
    perMessageDeflate: false,
  });
  const fanOut = createFanOut(isFull, () => {});
  io.on("connection", (socket) => void socket.join(ROOM));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    disconnectSockets();
    await io.close();
  });
  const bound = http.address();
  const address = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`;
  return {
    connect: async (count: number, options = {}) => {
      const readers: TestSocket[] = [];
      for (let n = 0; n < count; n += 1) readers.push(await connectSocket(address, options));
      return readers;
    },
    say: (rev: number, boot = "") =>
      fanOut.broadcast(io.of("/"), ROOM, "push-sync", { uuid: UUID, rev, serverTime: 0, boot }),
    sockets: () => [...io.sockets.sockets.values()],
  };
}
