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
  const heard = createHandlers();
  let asked = 0;
  const waiting = new Map<number, Handler>();
  const take = (packet: Buffer) => {
    onBytes(packet.length);
    switch (packet.subarray(0, packet[0] === MESSAGE ? 2 : 1).toString("latin1")) {
      case "0":
        return link.send("40");
      case "2":
        return link.send("3");
      case "40":
        link.settle();
        return heard.tell("connect");
      case "42":
        return heard.tell(...asEvent(read(packet.subarray(2))));
      case "43": {
        const list = packet.indexOf("[");
        const id = Number(packet.subarray(2, list).toString("latin1"));
        waiting.get(id)?.(firstOf(read(packet.subarray(list))));
        waiting.delete(id);
      }
    }
  };
  const lose = () => {
    waiting.clear();
    heard.tell("disconnect");
  };
  const link = createLink({ nextOrigin, random, take, lose });
  const room: RoomSocket = {
    get connected() {
      return link.isConnected();
    },
    connect: link.open,
    on: heard.on,
    off: heard.off,
    emit: (event, address, ack) => {
      if (!link.isConnected()) return;
      if (ack) waiting.set((asked += 1), ack);
      link.send(`42${ack ? asked : ""}${JSON.stringify([event, address])}`);
    },
  };
  return { room, drop: link.drop, close: link.close };
}

function createHandlers() {
  const handlers = new Map<string, Set<Handler>>();
  return {
    on: (event: string, handler: Handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
    },
    off: (event: string, handler: Handler) => void handlers.get(event)?.delete(handler),
    tell: (event: string, message?: unknown) => {
      for (const handler of handlers.get(event) ?? []) handler(message);
    },
  };
}

type LinkOptions = Pick<RawSocketOptions, "nextOrigin" | "random"> & {
  readonly take: (packet: Buffer) => void;
  readonly lose: () => void;
};

/** One WebSocket after another; the wait between two grows until one of them works. */
function createLink({ nextOrigin, random, take, lose }: LinkOptions) {
  let socket: WebSocket | undefined;
  let [isConnected, isClosed, delayMs] = [false, false, FIRST_DELAY_MS];
  const ended = () => {
    socket = undefined;
    if (isConnected) lose();
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
      .on("close", ended);
  };
  return {
    open,
    isConnected: () => isConnected,
    settle: () => void ([isConnected, delayMs] = [true, FIRST_DELAY_MS]),
    send: (packet: string) => socket?.send(packet),
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
