import { createServer, type Socket } from "node:net";

/**
 * The yardstick: a server that does nothing but write each change to each socket at once, as frames that are made once. Its port,
 * the changes a second and the size of one come by the environment.
 */
const port = Number(process.env["PORT"]);
const perSecond = Number(process.env["CHANGES_PER_SECOND"]);
const bytes = Number(process.env["CHANGE_BYTES"]);

const sockets = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay();
  sockets.add(socket);
  socket.on("error", () => socket.destroy());
  socket.on("close", () => sockets.delete(socket));
});
server.listen({ port, host: "127.0.0.1", backlog: 4096 });

let rev = 0;
setInterval(() => {
  rev += 1;
  const frame = frameOf({ rev, serverTime: Date.now() });
  for (const socket of sockets) socket.write(frame);
}, 1000 / perSecond);

function frameOf(change: { readonly rev: number; readonly serverTime: number }): Buffer {
  const fill = "x".repeat(Math.max(0, bytes - 70));
  const body = Buffer.from(`42${JSON.stringify(["push-fighting", { fill, ...change }])}`);
  const head = Buffer.from([0x81, 126, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
