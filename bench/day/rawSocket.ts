import { WebSocket } from "ws";
import type { RoomSocket } from "#web/platform/realtime/joinCompetition.ts";

type Handler = (message?: unknown) => void;

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 5000;

export type RawSocketOptions = {
  /** The address to try next: another one each time where there are several servers. */
  readonly nextOrigin: () => string;
  readonly read: (bytes: Buffer) => unknown;
  readonly random: () => number;
  readonly onBytes: (bytes: number) => void;
};

/**
 * As much of Socket.IO as a spectator needs, on a bare WebSocket: packets of the engine are 0 open, 2 ping, 3 pong, 4
 * message; of those 40 connects, 42 is an event and 43 the answer to one. It comes back by itself until it is closed.
 */
export function createRawSocket({ nextOrigin, read, random, onBytes }: RawSocketOptions) {
  const handlers = new Map<string, Set<Handler>>();
  let socket: WebSocket | undefined;
  let [isConnected, isClosed, delayMs, asked] = [false, false, FIRST_DELAY_MS, 0];
  const waiting = new Map<number, Handler>();
  const tell = (event: string, message?: unknown) =>
    handlers.get(event)?.forEach((handler) => handler(message));

  const take = (packet: Buffer) => {
    onBytes(packet.length);
    switch (packet.subarray(0, packet[0] === MESSAGE ? 2 : 1).toString("latin1")) {
      case "0":
        return socket?.send("40");
      case "2":
        return socket?.send("3");
      case "40":
        [isConnected, delayMs] = [true, FIRST_DELAY_MS];
        return tell("connect");
      case "42": {
        const [event, body] = asEvent(read(packet.subarray(2)));
        return tell(event, body);
      }
      case "43": {
        const list = packet.indexOf("[");
        const id = Number(packet.subarray(2, list).toString("latin1"));
        waiting.get(id)?.(firstOf(read(packet.subarray(list))));
        return waiting.delete(id);
      }
    }
  };
  const lose = () => {
    socket = undefined;
    waiting.clear();
    if (isConnected) tell("disconnect");
    isConnected = false;
    if (isClosed) return;
    setTimeout(open, delayMs * (0.5 + random()));
    delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
  };
  const open = () => {
    if (isClosed || socket !== undefined) return;
    const address = `${nextOrigin().replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    socket
      .on("message", take)
      .on("error", () => {})
      .on("close", lose);
  };
  const room: RoomSocket = {
    get connected() {
      return isConnected;
    },
    connect: open,
    on: (event, handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
    },
    off: (event, handler) => handlers.get(event)?.delete(handler),
    emit: (event, address, ack) => {
      if (!isConnected) return;
      if (ack) waiting.set((asked += 1), ack);
      socket?.send(`42${ack ? asked : ""}${JSON.stringify([event, address])}`);
    },
  };
  return {
    room,
    /** Its network goes away for a moment. */
    drop: () => socket?.terminate(),
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
}

const MESSAGE = "4".codePointAt(0);

function asEvent(message: unknown): readonly [string, unknown] {
  return Array.isArray(message) && typeof message[0] === "string"
    ? [message[0], message[1]]
    : ["", undefined];
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
