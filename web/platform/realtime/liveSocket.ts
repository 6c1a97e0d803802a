import { openWebSocket, type Carrier, askServer, type OpenCarrier } from "./carriers.ts";
import { createLiveEvents, type Handler } from "./liveEvents.ts";
import { watched } from "./watched.ts";
import { optionalImports } from "#web/platform/browser/optionalImports.ts";

/** What a page needs of a socket. `connect` and `disconnect` are told like events of the server. */
export type LiveSocket = {
  readonly connected: boolean;
  connect(): void;
  on(event: string, handler: Handler): void;
  off(event: string, handler: Handler): void;
  /** Lost when there is no connection: a page that connects again asks again. */
  emit(event: string, body?: unknown, ack?: Handler): void;
};

type LiveSocketOptions = {
  /** Of the server's socket, e.g. "https://kover.example/socket.io/". */
  readonly url: string;
  readonly token: () => string | undefined;
  readonly firstDelayMs?: number;
  /** How long a page without a WebSocket waits before it tries one again. */
  readonly tryAfterMs?: number;
};

/**
 * The part of Socket.IO's protocol our pages speak; the library would be a tenth of a public page's script. A packet of
 * the engine is 0 open, 2 ping, 3 pong or 4 message; a message 0 connects, 1 disconnects, 2 is an event, 3 the answer to
 * one. After a drop it comes back by itself, first within two seconds, then within five.
 */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const events = createLiveEvents();
  const link = createLink(options, { onPacket: read, onLost: lose, isWanted: events.isHeard });
  let isConnected = false;

  function read(kind: string, text: string): void {
    switch (kind) {
      case "0":
        return link.send(`40${JSON.stringify({ token: options.token() })}`);
      case "2":
        return link.send("3");
      case "40":
        isConnected = true;
        link.settle();
        return events.tell("connect");
      // The server does not want this visitor any more, and would refuse them again.
      case "41":
        link.close();
        return lose();
      case "42":
        return events.take(text);
      case "43":
        return events.answer(text);
    }
  }
  function lose(): void {
    events.forget();
    if (!isConnected) return;
    isConnected = false;
    events.tell("disconnect");
  }

  return {
    get connected() {
      return isConnected;
    },
    connect: link.open,
    on: events.on,
    off: events.off,
    emit: (event, body, ack) => {
      if (!isConnected) return;
      const id = ack === undefined ? "" : events.expect(ack);
      link.send(`42${id}${JSON.stringify(body === undefined ? [event] : [event, body])}`);
    },
  };
}

type LinkEvents = {
  readonly onPacket: (kind: string, text: string) => void;
  readonly onLost: () => void;
  /** A page that listens to nothing stays away until it wants to: the server lets such visitors go. */
  readonly isWanted: () => boolean;
};

const LONGEST_DELAY_MS = 5000;

/**
 * One carrier after another, for as long as the page is open. Whenever it connects it begins with WebSockets; a network
 * that refuses them is known by two that failed while a plain question is answered.
 */
function createLink(
  { url, firstDelayMs = 1000, tryAfterMs = 60_000 }: LiveSocketOptions,
  { onPacket, onLost, isWanted }: LinkEvents,
) {
  const polling = lazyPolling(tryAfterMs);
  let carrier: Carrier | undefined;
  /** In a row; below none while it works. */
  let failures = 0;
  let delayMs = firstDelayMs;
  let again: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(again);
    again = undefined;
    carrier ??= watched(failures % 3 === 2 ? polling : openWebSocket)(`${url}?EIO=4`, take, lost);
  }
  function take(packet: string) {
    const length = packet.startsWith("4") ? 2 : 1;
    onPacket(packet.slice(0, length), packet.slice(length));
  }
  function lost() {
    if (carrier === undefined) return;
    close();
    failures += 1;
    onLost();
    delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    if (isWanted()) again = setTimeout(open, (delayMs * (1 + Math.random())) / 2);
  }
  function close() {
    carrier?.close();
    carrier = undefined;
  }
  // A try begun without network may hang long after it is back.
  function tryNow() {
    if (failures < 0 || (carrier ?? again) === undefined) return;
    close();
    open();
  }
  // Told at once where the machine knows; else a page would wait for a ping that cannot come.
  globalThis.addEventListener?.("offline", lost);
  globalThis.addEventListener?.("online", tryNow);

  // It works: after the next drop everything begins anew, with a short wait.
  function settle() {
    delayMs = firstDelayMs;
    failures = -1;
  }
  return { open, close, settle, send: (packet: string) => carrier?.send(packet) };
}

/**
 * Hardly any network refuses WebSockets: what is for those that do is fetched when one is met, which is when the server
 * answers a plain question. Mostly it is only the network that is away; a script asked for then would be lost for
 * good, for a browser remembers that it did not come.
 */
const lazyPolling =
  (tryAfterMs: number): OpenCarrier =>
  (address, onPacket, onClose) => {
    const url = `${address}&transport=polling`;
    const end = new AbortController();
    let carrier: Carrier | undefined;
    const open = async () => {
      const opening = await askServer(url, { signal: end.signal });
      const { createPolling } = await optionalImports.import(() => import("./polling.ts"));
      if (end.signal.aborted) return;
      const polling = createPolling({ url, tryAfterMs }, onPacket, onClose);
      carrier = polling;
      // Only now: what it hears first is answered through it.
      polling.begin(opening);
    };
    open().catch(() => {
      if (!end.signal.aborted) onClose();
    });
    return {
      send: (packet) => carrier?.send(packet),
      close: () => {
        end.abort();
        carrier?.close();
      },
    };
  };

let shared: LiveSocket | undefined;

/** One connection a tab. */
export function openSocket(token: () => string | undefined): LiveSocket {
  shared ??= createLiveSocket({ url: `${location.origin}/socket.io/`, token });
  return shared;
}
