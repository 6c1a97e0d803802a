import type { createServerClock } from "./serverClock.ts";
import type { CompetitionSocket } from "./socket.ts";

const QUICK_SAMPLES = 8;
const QUICK_MS = 100;
const SLOW_MS = 10_000;

/** Asks the server for its time: a few times at once, then now and again. Returns the way out. */
export function keepTime(socket: CompetitionSocket, clock: ReturnType<typeof createServerClock>): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    timer = setTimeout(ask, asked < QUICK_SAMPLES ? QUICK_MS : SLOW_MS);
    if (!socket.connected) return;
    asked += 1;
    const sentAtMs = Date.now();
    socket.emit("time", ({ serverTime }) =>
      clock.add({ sentAtMs, receivedAtMs: Date.now(), serverMs: serverTime }),
    );
  };
  const restart = () => {
    asked = 0;
    clearTimeout(timer);
    ask();
  };

  socket.on("connect", restart);
  restart();
  return () => {
    clearTimeout(timer);
    socket.off("connect", restart);
  };
}
