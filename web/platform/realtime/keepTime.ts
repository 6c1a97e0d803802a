import { isRecord } from "#contract/shape.ts";
import type { LiveSocket } from "./liveSocket.ts";
import type { ServerClock } from "#web/platform/clock/serverClock.ts";
import { guardClock, onSuspend } from "#web/platform/clock/useServerNow.ts";

const QUICK_SAMPLES = 8;
const QUICK_MS = 100;
const SLOW_MS = 10_000;

const keepers = new WeakMap<LiveSocket, () => () => void>();

/**
 * Asks the server for its time: a few times at once, then now and again. Once a connection, however many pages come and
 * go on it: who says too much is sent away (RT25). Returns the way out.
 */
export function keepTime(socket: LiveSocket, clock: ServerClock): () => void {
  const keep = keepers.get(socket) ?? createKeeper(socket, clock);
  keepers.set(socket, keep);
  return keep();
}

function createKeeper(socket: LiveSocket, clock: ServerClock): () => () => void {
  let pages = 0;
  let asked = 0;
  let dueAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = () => {};

  const ask = () => {
    const waitMs = asked < QUICK_SAMPLES ? QUICK_MS : SLOW_MS;
    const sentAtMs = performance.now();
    dueAtMs = sentAtMs + waitMs;
    timer = setTimeout(ask, waitMs);
    if (!socket.connected) return;
    asked += 1;
    socket.emit("time", undefined, (answer) => {
      const serverMs = isRecord(answer) ? answer["serverTime"] : undefined;
      if (typeof serverMs === "number") clock.add({ sentAtMs, receivedAtMs: performance.now(), serverMs });
    });
  };
  const restart = () => {
    asked = 0;
    dueAtMs = 0;
    clearTimeout(timer);
    if (pages > 0) ask();
  };
  const begin = () => {
    const stops = [onSuspend(restart), guardClock()];
    timer = setTimeout(ask, dueAtMs - performance.now());
    rest = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  };

  socket.on("connect", restart);
  return () => {
    pages += 1;
    if (pages === 1) begin();
    return () => {
      pages -= 1;
      if (pages === 0) rest();
    };
  };
}
