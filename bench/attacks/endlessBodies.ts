import { once } from "node:events";
import { connect } from "node:net";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Bodies without an end behind what needs none: reading that is answered at once, pages, handshakes of the socket.
 * Run: node bench/attacks/endlessBodies.ts
 */
const REQUESTS = [
  "GET /api/health",
  "GET /",
  "GET /sw.js",
  "GET /socket.io/?EIO=4&transport=polling",
  "POST /socket.io/?EIO=4&transport=polling",
];
const CONNECTIONS = 10;
const CHUNK = `10000\r\n${"a".repeat(65_536)}\r\n`;

await underAttack("bodies without an end", ({ origin }) =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => pour(new URL(origin), n))),
);

/** Writes until the server ends the connection. */
async function pour({ port, host }: URL, n: number): Promise<void> {
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  socket.on("error", () => undefined).resume();
  socket.write(
    `${REQUESTS[n % REQUESTS.length]} HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  while (!socket.destroyed) {
    if (!socket.write(CHUNK)) await once(socket, "drain").catch(() => undefined);
  }
}
