import { isRecord } from "#contract/shape.ts";
import { askServer, type Carrier } from "./carriers.ts";

const SEPARATOR = "\u001e";

type Address = {
  readonly url: string;
  /** How long it waits before it tries a WebSocket again. */
  readonly tryAfterMs: number;
};

/**
 * For a network whose proxy lets no WebSocket through: the server keeps each question until it has something to say.
 * At once, and then now and then, it tries a WebSocket beside it, and goes over to the first that gets through: the
 * server keeps the session, and nothing is missed.
 */
export function createPolling(
  { url: address, tryAfterMs }: Address,
  onPacket: (packet: string) => void,
  onClose: () => void,
): Carrier & { readonly begin: (opening: string) => void } {
  const end = new AbortController();
  let url = address;
  let sent: Promise<unknown> = Promise.resolve();
  let hasMoved = false;
  const held: string[] = [];
  const fail = () => {
    if (!end.signal.aborted) onClose();
    end.abort();
  };
  const search = createSearch({ end: end.signal, tryAfterMs, onPacket, onLost: fail });

  const ask = (init: RequestInit) => askServer(url, { ...init, signal: end.signal });
  const take = (answer: string) => {
    for (const packet of answer.split(SEPARATOR)) {
      if (packet.startsWith("0")) {
        url += `&sid=${sidOf(JSON.parse(packet.slice(1)))}`;
        search.look(url);
      }
      onPacket(packet);
    }
  };
  const poll = async (opening: string) => {
    take(opening);
    while (!end.signal.aborted && search.found() === undefined) take(await ask({}));
    await sent;
    if (end.signal.aborted) return;
    hasMoved = true;
    for (const packet of [UPGRADE, ...held]) search.found()?.send(packet);
  };
  return {
    begin: (opening) => void poll(opening).catch(fail),
    send: (packet) => {
      if (hasMoved) search.found()?.send(packet);
      else if (search.found() !== undefined) held.push(packet);
      else sent = sent.then(() => ask({ method: "POST", body: packet })).catch(fail);
    },
    close: () => end.abort(),
  };
}

type Search = {
  readonly end: AbortSignal;
  readonly tryAfterMs: number;
  readonly onPacket: (packet: string) => void;
  /** The one that was found is gone. */
  readonly onLost: () => void;
};

/** Tries one WebSocket after another until the server answers through it. */
function createSearch({ end, tryAfterMs, onPacket, onLost }: Search) {
  let found: WebSocket | undefined;
  const look = (url: string) => {
    const socket = probe(url, end, onPacket);
    socket.addEventListener("close", () => (found === socket ? onLost() : lookLater(url)), { once: true });
    // The question under way is answered by the server at once; then there is none left to lose.
    socket.addEventListener("message", () => (found = socket), { once: true });
  };
  const lookLater = (url: string) => {
    if (end.aborted) return;
    const timer = setTimeout(() => look(url), tryAfterMs);
    end.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  return { look, found: () => found };
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
