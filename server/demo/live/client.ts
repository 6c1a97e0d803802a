import { setTimeout as sleep } from "node:timers/promises";
import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/client.ts";

export type Account = { readonly origin: string; readonly identifier: string; readonly password: string };

/** A program of the demo at its keyboard: everything it does goes over HTTP, as anybody's. */
export type DemoClient = {
  readonly api: Api;
  /** Signs in at the start, and again when the session has ended. */
  readonly enter: () => Promise<void>;
};

const LIMIT_MS = 10_000;

export function createDemoClient({ origin, identifier, password }: Account): DemoClient {
  let token: string | undefined;
  const api = createApi({
    base: `${origin}/api`,
    send: sendByFetch,
    token: () => token,
    onFailure: ({ error }) => {
      if (error.status === 401) token = undefined;
    },
  });
  return {
    api,
    enter: async () => {
      token ??= (await api.auth.login(identifier, password)).jwt;
    },
  };
}

async function sendByFetch({ method, url, headers, body }: HttpRequest) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}

/** How the demo spends its time; ended, it rejects at once. */
export type Tempo = {
  /** Time of the hall, which passes `speed` times as fast as ours. */
  readonly pass: (hallMs: number) => Promise<void>;
  /** Time of the network and of people, which nothing makes faster. */
  readonly wait: (ms: number) => Promise<void>;
  readonly speed: number;
  readonly isOver: () => boolean;
};

export function createTempo(speed: number, signal: AbortSignal): Tempo {
  const wait = async (ms: number) => {
    await sleep(ms, undefined, { signal });
  };
  return { pass: (hallMs) => wait(Math.ceil(hallMs / speed)), wait, speed, isOver: () => signal.aborted };
}
