import { isRecord } from "#contract/shape.ts";
import type { LiveSocket } from "./liveSocket.ts";
import type { ServerClock } from "./serverClock.ts";
import { guardClock, onSleep } from "./useServerNow.ts";

const QUICK_SAMPLES = 8;
const QUICK_MS = 100;
const SLOW_MS = 10_000;

/** Asks the server for its time: a few times at once, then now and again. Returns the way out. */
export function keepTime(socket: LiveSocket, clock: ServerClock): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    timer = setTimeout(ask, asked < QUICK_SAMPLES ? QUICK_MS : SLOW_MS);
    if (!socket.connected) return;
    asked += 1;
    const sentAtMs = performance.now();
    socket.emit("time", undefined, (answer) => {
      const serverMs = isRecord(answer) ? answer["serverTime"] : undefined;
      if (typeof serverMs === "number") clock.add({ sentAtMs, receivedAtMs: performance.now(), serverMs });
    });
  };
  const restart = () => {
    asked = 0;
    clearTimeout(timer);
    ask();
  };

  socket.on("connect", restart);
  const stopSleep = onSleep(restart);
  const stopGuard = guardClock();
  restart();
  return () => {
    clearTimeout(timer);
    socket.off("connect", restart);
    stopSleep();
    stopGuard();
  };
}
