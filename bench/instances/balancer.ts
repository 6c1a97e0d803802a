import { createServer, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { passOn, passSocketOn } from "../lib/faultProxy.ts";

/** `sticky`: whoever has the same cookie stays with one instance; `spread`: every call goes to the next. */
export const BALANCINGS = ["sticky", "spread"] as const;
export type Balancing = (typeof BALANCINGS)[number];

/** The cookie that a sticky balancer goes by; who has none goes by address. */
export const CLIENT_COOKIE = "bench_client";

/** One address for several instances; one that does not listen is passed over. */
export async function startBalancer(ports: readonly number[], balancing: Balancing) {
  let calls = 0;
  const open = new Set<Socket>();
  const findPort = async (incoming: IncomingMessage): Promise<number | undefined> => {
    const first = balancing === "sticky" ? numberOf(clientOf(incoming)) : (calls += 1);
    for (const [index] of ports.entries()) {
      const port = ports[(first + index) % ports.length];
      if (port !== undefined && (await isListening(port))) return port;
    }
    return undefined;
  };
  const server = createServer((incoming, answer) => {
    void findPort(incoming).then((port) =>
      port === undefined ? answer.writeHead(502).end() : passOn(incoming, answer, port),
    );
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    void findPort(incoming).then((port) =>
      port === undefined ? socket.destroy() : passSocketOn(incoming, socket, head, port),
    );
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => void open.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no free port on loopback");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function clientOf({ headers, socket }: IncomingMessage): string {
  const named = new RegExp(`${CLIENT_COOKIE}=([^;]+)`).exec(headers.cookie ?? "")?.[1];
  return named ?? socket.remoteAddress ?? "";
}

const numberOf = (text: string): number =>
  Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7);

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  return await isOpen.finally(() => socket.destroy());
}
