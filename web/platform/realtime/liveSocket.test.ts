import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { Server } from "socket.io";
import { afterEach, expect, test, vi } from "vitest";
import { createLiveSocket, type LiveSocket } from "./liveSocket.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Socket.IO itself: what our pages speak must be what it understands. */
async function startServer(port = 0) {
  const http = createServer();
  const network = { refusesWebSocket: false };
  const io = new Server(http, {
    pingInterval: 200,
    pingTimeout: 2000,
  });
  http.prependListener("upgrade", (_, socket: Duplex) => {
    if (network.refusesWebSocket) socket.destroy();
  });
  io.on("connection", (client) => {
    client.on("time", (ack: (answer: unknown) => void) => ack({ serverTime: 42 }));
    client.on("join-room", (room: unknown, ack: (answer: unknown) => void) => ack({ ok: true, room }));
  });
  await new Promise<void>((resolve) => void http.listen(port, "127.0.0.1", resolve));
  closings.push(() => io.close());
  return { io, http, network, port: addressOf(http.address()) };
}

const addressOf = (address: AddressInfo | string | null) =>
  typeof address === "object" && address !== null ? address.port : 0;

function connect(port: number, tryAfterMs = 60_000) {
  const socket = createLiveSocket({
    url: `http://127.0.0.1:${port}/socket.io/`,
    token: () => "key",
    firstDelayMs: 20,
    tryAfterMs,
  });
  const heard: string[] = [];
  socket.on("connect", () => heard.push("connect"));
  socket.on("disconnect", () => heard.push("disconnect"));
  socket.connect();
  return { socket, heard };
}

const isUp = (socket: LiveSocket) => vi.waitFor(() => expect(socket.connected).toBe(true), 5000);

test("[RT19] a page says who it is, hears what is pushed, and gets answers", async () => {
  const { io, port } = await startServer();
  const { socket } = connect(port);
  await isUp(socket);
  const [client] = await io.fetchSockets();
  expect(client?.handshake.auth).toEqual({ token: "key" });

  const pushed = vi.fn<(message?: unknown) => void>();
  const answered = vi.fn<(message?: unknown) => void>();
  socket.on("push-fighting", pushed);
  socket.emit("join-room", { key: "COMPETITION" }, answered);
  socket.emit("time", undefined, answered);
  io.emit("push-fighting", { uuid: "Ж", rev: 1 });
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
  expect(answered).toHaveBeenCalledWith({ ok: true, room: { key: "COMPETITION" } });
  expect(answered).toHaveBeenCalledWith({ serverTime: 42 });
  await vi.waitFor(() => expect(pushed).toHaveBeenCalledWith({ uuid: "Ж", rev: 1 }));
});

test("[RT3] it stays through the server's pings, and comes back after a restart", async () => {
  const first = await startServer();
  const { socket, heard } = connect(first.port);
  await isUp(socket);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(heard).toEqual(["connect"]);

  await closings.shift()?.();
  await vi.waitFor(() => expect(heard).toEqual(["connect", "disconnect"]), 5000);
  await startServer(first.port);
  await vi.waitFor(() => expect(heard).toEqual(["connect", "disconnect", "connect"]), 10_000);
}, 20_000);

test("[RT3] [RT34] however long a server was away, it is asked again within five seconds, and at once when the network is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tries: number[] = [];
  let now = 0;
  // Sockets of the tests above are still trying, elsewhere.
  const note = (url: string) => void (url.includes("away.example") && tries.push(now));
  vi.stubGlobal("WebSocket", refusing(note));
  vi.stubGlobal("fetch", async (url: string) => {
    note(url);
    throw new TypeError("away");
  });
  const network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  closings.push(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  listenAt("http://away.example/socket.io/");
  for (; now < 120_000; now += 100) await vi.advanceTimersByTimeAsync(100);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(waits[0]).toBeGreaterThanOrEqual(900);
  expect(waits[0]).toBeLessThanOrEqual(2000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
  expect(Math.min(...waits.slice(3))).toBeGreaterThanOrEqual(2400);

  const count = tries.length;
  network.dispatchEvent(new Event("online"));
  expect(tries).toHaveLength(count + 1);
});

function listenAt(url: string) {
  const socket = createLiveSocket({ url, token: () => undefined });
  socket.on("connect", () => undefined);
  socket.connect();
}

/** A WebSocket that nobody answers. */
const refusing = (onTry: (url: string) => void) =>
  class extends EventTarget {
    constructor(url: string) {
      super();
      onTry(url);
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    }
    close() {}
  };

test("[RT34] a try that hangs is given up, or begun anew when the network is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tries: string[] = [];
  const network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal(
    "WebSocket",
    hanging((url) => url.includes("hanging.example") && tries.push(url)),
  );
  closings.push(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  listenAt("http://hanging.example/socket.io/");
  await vi.advanceTimersByTimeAsync(9900);
  expect(tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2200);
  expect(tries).toHaveLength(2);
  network.dispatchEvent(new Event("online"));
  expect(tries).toHaveLength(3);
});

/** A WebSocket whose packets are all lost on the way. */
const hanging = (onTry: (url: string) => void) =>
  class extends EventTarget {
    constructor(url: string) {
      super();
      onTry(url);
    }
    close() {}
  };

test("[RT3] where no WebSocket gets through it asks instead", async () => {
  const { io, port, network } = await startServer();
  network.refusesWebSocket = true;
  const { socket } = connect(port);
  await isUp(socket);
  const answered = vi.fn<(message?: unknown) => void>();
  const pushed = vi.fn<(message?: unknown) => void>();
  socket.on("push-sync", pushed);
  socket.emit("time", undefined, answered);
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith({ serverTime: 42 }), 5000);
  io.emit("push-sync", { rev: 1 });
  await vi.waitFor(() => expect(pushed).toHaveBeenCalledWith({ rev: 1 }), 5000);
  expect(carrierOf(io)).toEqual(["polling"]);
}, 20_000);

test("[RT3] who could ask only goes over to a WebSocket at once if one gets through by then", async () => {
  const { io, http, port, network } = await startServer();
  network.refusesWebSocket = true;
  http.once("request", () => (network.refusesWebSocket = false));
  const { socket, heard } = connect(port);
  await isUp(socket);
  await vi.waitFor(() => expect(carrierOf(io)).toEqual(["websocket"]), 5000);
  expect(heard).toEqual(["connect"]);
});

const carrierOf = (io: Server) => [...io.sockets.sockets.values()].map(({ conn }) => conn.transport.name);

test("[RT3] after a drop it begins with a WebSocket again", async () => {
  const { io, port, network } = await startServer();
  network.refusesWebSocket = true;
  const { socket, heard } = connect(port);
  await isUp(socket);
  expect(carrierOf(io)).toEqual(["polling"]);
  network.refusesWebSocket = false;
  for (const client of io.sockets.sockets.values()) client.conn.close();
  await vi.waitFor(() => expect(heard).toEqual(["connect", "disconnect", "connect"]), 5000);
  expect(carrierOf(io)).toEqual(["websocket"]);
});

test("[RT3] who asks goes over to a WebSocket as soon as one gets through, and misses nothing", async () => {
  const { io, port, network } = await startServer();
  network.refusesWebSocket = true;
  const { socket, heard } = connect(port, 100);
  await isUp(socket);
  const [pushed, answered]: [unknown[], unknown[]] = [[], []];
  socket.on("push-sync", (message) => pushed.push(message));
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  for (const number of numbers) {
    network.refusesWebSocket = number < 20;
    io.emit("push-sync", number);
    socket.emit("join-room", number, (answer) => answered.push(answer));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await vi.waitFor(() => expect(carrierOf(io)).toEqual(["websocket"]), 5000);
  await vi.waitFor(() => expect(answered).toEqual(numbers.map((room) => ({ ok: true, room }))), 5000);
  expect(pushed).toEqual(numbers);
  expect(heard).toEqual(["connect"]);
});

test("[RT3] whom the server sends away does not come back on their own", async () => {
  const { io, port } = await startServer();
  const { socket, heard } = connect(port);
  await isUp(socket);
  io.disconnectSockets(true);
  await vi.waitFor(() => expect(heard).toEqual(["connect", "disconnect"]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(socket.connected).toBe(false);
});

test("[RT35] who listens to nothing stays away after a drop until they listen again", async () => {
  const { io, port } = await startServer();
  const socket = createLiveSocket({
    url: `http://127.0.0.1:${port}/socket.io/`,
    token: () => "key",
    firstDelayMs: 20,
  });
  socket.connect();
  await isUp(socket);
  io.engine.close();
  await vi.waitFor(() => expect(socket.connected).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(socket.connected).toBe(false);
  const heard = vi.fn<() => void>();
  socket.on("connect", heard);
  socket.connect();
  await isUp(socket);
  expect(heard).toHaveBeenCalledTimes(1);
});
