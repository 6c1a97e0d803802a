import type { Socket } from "socket.io-client";
import type { ClientToServer, ServerToClient } from "#contract/realtime.ts";

export type CompetitionSocket = Socket<ServerToClient, ClientToServer>;

/** RT: not opened by itself; after a drop it comes back by itself, first within a second, then every five. */
const OPTIONS = {
  autoConnect: false,
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  transports: ["websocket", "polling"],
};

let shared: Promise<CompetitionSocket> | undefined;

/** One connection a tab. The library is fetched only by pages that listen. */
export function openSocket(token: () => string | undefined): Promise<CompetitionSocket> {
  shared ??= loadLibrary().then(({ io }) => io({ ...OPTIONS, auth: (send) => send({ token: token() }) }));
  return shared;
}

const RETRY_MS = 5000;

/** A screen that was switched on before the network was: it must not stay deaf for the rest of the day. */
async function loadLibrary() {
  for (;;) {
    try {
      return await import("socket.io-client");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
