import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { WebSocketServer, type ServerOptions } from "ws";
import { networkOf } from "../auth/networkAddress.ts";
import { createTokenBuckets } from "../auth/tokenBuckets.ts";

/** A whole hall may sit behind one address and come back at the same moment. */
const OPEN_BY_NETWORK = 3000;
const OPEN_IN_ALL = 20_000;
const NEW_BY_NETWORK = { burst: 2000, everyMs: 1000 / 50 };
/** Five hundred a second: a hall that comes back after a restart is let in within seconds, and tables are answered meanwhile. */
const LET_IN = { atOnce: 5, everyMs: 10 };

/** What Engine.IO makes its WebSockets with: no message of ours comes in pieces, and nobody holds a closing socket open. */
export class BoundedWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...BOUNDS });
  }
}

const BOUNDS = { maxFragments: 16, maxBufferedChunks: 64, closeTimeout: 2000 };

export type SocketGuardDeps = {
  readonly trustedProxies: readonly string[];
  readonly isRateLimited: boolean;
  readonly now: () => number;
};

/** How many sockets a network and everybody together may open and hold (RT35). */
export function createSocketGuard({ trustedProxies, isRateLimited, now }: SocketGuardDeps) {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const handshakes = createTokenBuckets(NEW_BY_NETWORK, now);
  const open = new Map<string, number>();
  const letIn = createPacer(LET_IN);
  let all = 0;

  const networkOfRequest = (request: IncomingMessage) => networkOf(proxyAddress(request, isTrusted));
  const change = (network: string, by: number) => {
    all += by;
    const left = (open.get(network) ?? 0) + by;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  };

  const mayOpen = (request: IncomingMessage): boolean => {
    if (!isRateLimited) return true;
    const network = networkOfRequest(request);
    if (all + letIn.waiting() >= OPEN_IN_ALL || (open.get(network) ?? 0) >= OPEN_BY_NETWORK) return false;
    return handshakes.take(network).isAllowed;
  };

  return {
    mayOpen,
    letIn: letIn.inTurn,
    /** Counts a connection until it ends. */
    count: (connection: {
      readonly request: IncomingMessage;
      once(event: "close", listener: () => void): unknown;
    }): void => {
      const network = networkOfRequest(connection.request);
      change(network, 1);
      connection.once("close", () => change(network, -1));
    },
  };
}

/** Does a few jobs at once and the rest in the order they came, a few every moment. */
function createPacer({ atOnce, everyMs }: { readonly atOnce: number; readonly everyMs: number }) {
  const line: (() => void)[] = [];
  let done = 0;
  const next = () => {
    const jobs = line.splice(0, atOnce);
    done = jobs.length;
    if (done > 0) setTimeout(next, everyMs);
    for (const job of jobs) job();
  };
  return {
    waiting: () => line.length,
    inTurn: (job: () => void): void => {
      if (done === 0) setTimeout(next, everyMs);
      if (line.length > 0 || done >= atOnce) return void line.push(job);
      done += 1;
      job();
    },
  };
}
