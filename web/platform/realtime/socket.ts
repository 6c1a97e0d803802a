import { createLiveSocket, type LiveSocket } from "./liveSocket.ts";

let shared: LiveSocket | undefined;

/** One connection a tab. */
export function openSocket(token: () => string | undefined): LiveSocket {
  shared ??= createLiveSocket({ url: `${location.origin}/socket.io/`, token });
  return shared;
}
