import { isRecord } from "#contract/shape.ts";
import type { Carrier } from "./carriers.ts";

const SEPARATOR = "\u001e";

type Session = {
  readonly url: string;
  /** What the server answered to the first question. */
  readonly opening: Promise<string>;
  /** How long it waits before it tries a WebSocket again. */
  readonly tryAfterMs: number;
};

/**
 * For a network whose proxy lets no WebSocket through: the server keeps each question until it has something to say.
 * At once, and then now and then, it tries a WebSocket beside it, and goes over to the first that gets through: the
 * server keeps the session, and nothing is missed.
 */
export function createPolling(
  { url: address, opening, tryAfterMs }: Session,
  onPacket: (packet: string) => void,
  onClose: () => void,
): Carrier {
  const end = new AbortController();
  let url = address;
  let sent: Promise<unknown> = Promise.resolve();
  let found: WebSocket | undefined;
  let hasMoved = false;
  const held: string[] = [];

  const ask = async (init: RequestInit) => {
    const response = await fetch(url, { ...init, signal: end.signal, cache: "no-store" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.text();
  };
  const fail = () => {
    if (!end.signal.aborted) onClose();
    end.abort();
  };
  const isAsking = () => !end.signal.aborted && found === undefined;
  const take = (answer: string) => {
    for (const packet of answer.split(SEPARATOR)) {
      if (packet.startsWith("0")) {
        url += `&sid=${sidOf(JSON.parse(packet.slice(1)))}`;
        look();
      }
      onPacket(packet);
    }
  };
  const poll = async () => {
    take(await opening);
    while (isAsking()) take(await ask({}));
    await sent;
    moveTo(found);
  };
  const lookLater = () => {
    if (end.signal.aborted) return;
    const timer = setTimeout(look, tryAfterMs);
    end.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const look = () => {
    const socket = probe(url, end.signal, onPacket);
    socket.addEventListener("close", () => (found === socket ? fail() : lookLater()), { once: true });
    // The question under way is answered by the server at once; then there is none left to lose.
    socket.addEventListener("message", () => (found = socket), { once: true });
  };
  const moveTo = (socket: WebSocket | undefined) => {
    if (end.signal.aborted || socket === undefined) return;
    hasMoved = true;
    for (const packet of [UPGRADE, ...held]) socket.send(packet);
  };
  poll().catch(fail);
  return {
    send: (packet) => {
      if (hasMoved) found?.send(packet);
      else if (found !== undefined) held.push(packet);
      else sent = sent.then(() => ask({ method: "POST", body: packet })).catch(fail);
    },
    close: () => end.abort(),
  };
}

const UPGRADE = "5";
const PROBE = "2probe";
const PROBE_ANSWER = "3probe";

/** A WebSocket of the same session. Its first message says that both directions work. */
function probe(url: string, end: AbortSignal, onPacket: (packet: string) => void): WebSocket {
  const socket = new WebSocket(url.replace(/^http/, "ws").replace("=polling", "=websocket"));
  end.addEventListener("abort", () => socket.close(), { once: true });
  socket.addEventListener("open", () => socket.send(PROBE));
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== PROBE_ANSWER && !end.aborted) onPacket(String(data));
  });
  return socket;
}

const sidOf = (opening: unknown) => (isRecord(opening) ? encodeURIComponent(String(opening["sid"])) : "");
