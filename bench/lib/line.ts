import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

/** A way to the database that can be cut like a cable. */
export async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = createConnection(to, "127.0.0.1");
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut: () => {
      isCut = true;
      hangUp();
    },
    join: () => void (isCut = false),
    close: () => {
      hangUp();
      server.close();
    },
  };
}
