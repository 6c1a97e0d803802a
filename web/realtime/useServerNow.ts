import { createServerClock } from "./serverClock.ts";

/** The server's time as this browser knows it. */
export const serverClock = createServerClock(() => Date.now());

export function useServerNow(): () => number {
  return serverClock.now;
}
