import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddress from "@fastify/proxy-addr";
import { networkOf } from "../auth/networkAddress.ts";
import type { Config } from "../environment/config.ts";

/** How long somebody may take to say what they want: a request that never ends costs its sender nothing (SE37). */
export const REQUEST_TIMES = {
  headersTimeout: 10_000,
  /** The largest upload over a bad line of the hall. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
};

/** As many sockets as a network may hold (RT35), and as many connections again for what else their pages ask. */
const CONNECTIONS_BY_NETWORK = 6000;
/** A body up to this size is read to its end, so that its sender can go on with the connection. */
const READ_ANYWAY_BYTES = 256_000;

export type ConnectionBounds = Pick<Config, "trustedProxies" | "isRateLimited"> & {
  readonly mostByNetwork?: number;
};

/** To be set last: Socket.IO takes its own requests from the server before any listener it has found there. */
export function boundConnections(server: Server, bounds: ConnectionBounds): void {
  if (bounds.isRateLimited) server.on("connection", createConnectionCount(bounds));
  server.prependListener("request", endWithLargeBody);
  server.on("checkExpectation", refuseExpectation);
}

/** The connections of a network beyond the most are ended at once; those of a proxy of ours are many people's (SE37). */
function createConnectionCount({ trustedProxies, mostByNetwork = CONNECTIONS_BY_NETWORK }: ConnectionBounds) {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const open = new Map<string, number>();
  return (socket: Socket): void => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= mostByNetwork) return void socket.destroy();
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  };
}

/** Whoever sends a large body gets one answer: what is left of it then is not worth reading (SE35). */
function endWithLargeBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const isEndless = headers["transfer-encoding"] !== undefined;
  if (isEndless || Number(headers["content-length"]) > READ_ANYWAY_BYTES) response.shouldKeepAlive = false;
}

/** Node would answer it by itself, and read on. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { connection: "close" }).end();
}
