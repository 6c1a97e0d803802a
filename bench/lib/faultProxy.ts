import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";

/**
 * `cut`: nobody gets through. `failing`: every answer is 503. `slow`: every answer takes its time. `doubled`: whatever is
 * asked is asked twice. `unanswered`: what is asked arrives, and its answer does not.
 */
export type Weather = "fine" | "cut" | "failing" | "slow" | "doubled" | "unanswered";

const SLOW_MS = 4000;

/** Stands between a browser and the server, and does what a hall's network does on a bad day. */
export async function startFaultProxy(port: number, targetPort: number, slowMs = SLOW_MS) {
  let weather: Weather = "fine";
  const open = new Set<Socket>();
  const server: Server = createServer((incoming, answer) => {
    if (weather === "failing") return void answer.writeHead(503).end();
    const go = () => passOn(incoming, answer, targetPort);
    if (weather === "doubled") return void passTwice(incoming, answer, targetPort);
    if (weather === "unanswered")
      return void readWhole(incoming).then((body) => ask(incoming, body, targetPort, () => answer.destroy()));
    if (weather === "slow") setTimeout(go, slowMs);
    else go();
  });
  server.on("connection", (socket) => {
    if (weather === "cut") return void socket.destroy();
    open.add(socket);
    socket.on("close", () => void open.delete(socket));
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    if (weather === "failing") return void socket.destroy();
    passSocketOn(incoming, socket, head, targetPort);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", () => resolve()));
  return {
    turn: (next: Weather) => {
      weather = next;
      // A link that works already would not notice the weather.
      if (next === "cut" || next === "failing") for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** Hands a call on to another port. */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(answer);
  });
  onward.on("error", () => void answer.destroy());
  answer.on("close", () => void onward.destroy());
  incoming.pipe(onward);
}

async function passTwice(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const body = await readWhole(incoming);
  const give = (reply: IncomingMessage | undefined) => {
    if (reply === undefined) return void answer.destroy();
    answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(answer);
  };
  ask(incoming, body, port, (first) => {
    first?.resume();
    ask(incoming, body, port, give);
  });
}

async function readWhole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve) => void incoming.once("close", resolve).once("end", resolve));
  return Buffer.concat(chunks);
}

/** Told nothing where there was no answer. */
function ask(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number,
  onReply: (reply: IncomingMessage | undefined) => void,
): void {
  request({ host: "127.0.0.1", port, method, path: url, headers }, onReply)
    .on("error", () => onReply(undefined))
    .end(body);
}

export function passSocketOn(incoming: IncomingMessage, socket: Socket, head: Buffer, port: number): void {
  const onward = connect(port, "127.0.0.1", () => {
    const { method, url, rawHeaders } = incoming;
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ""}`] : [],
    );
    onward.write([`${method} ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  const end = () => {
    socket.destroy();
    onward.destroy();
  };
  for (const one of [socket, onward]) one.on("error", end).on("close", end);
}
