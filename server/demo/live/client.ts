import { setTimeout as sleep } from "node:timers/promises";
import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure, type ApiError } from "#contract/error.ts";
import { GivenUp, type Tempo } from "./keepTrying.ts";

export type Account = { readonly origin: string; readonly identifier: string; readonly password: string };

/** A program of the demo at its keyboard: everything it does goes over HTTP, as anybody's. */
export type DemoClient = {
  readonly api: Api;
  /** Signs in at the start, and again when the session has ended. */
  readonly enter: () => Promise<void>;
};

const LIMIT_MS = 10_000;

const ENTER_EVERY_MS = 3 * 60_000;

export function createDemoClient({ origin, identifier, password }: Account): DemoClient {
  let token: string | undefined;
  let enteredAtMs = 0;
  let signingIn: Promise<string> | undefined;
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
      // The session of a program lives a quarter of an hour, and a bout is not left for a sign-in.
      if (token !== undefined && performance.now() - enteredAtMs < ENTER_EVERY_MS) return;
      signingIn ??= api.auth.login({ identifier, password }).then(({ jwt }) => jwt);
      try {
        token = await signingIn;
        enteredAtMs = performance.now();
        signingIn = undefined;
      } catch (cause) {
        // The limit of sign-ins is that of the address: asking again would shut out everybody behind it.
        if (isFailure(cause, isRefused))
          throw new GivenUp(`the server refuses the sign-in of ${identifier}`, { cause });
        signingIn = undefined;
        throw cause;
      }
    },
  };
}

export async function readCompetition({ api }: DemoClient, uuid: string): Promise<Competition> {
  try {
    return await api.competitions.byUuid(uuid);
  } catch (cause) {
    if (isFailure(cause, ({ status }) => status === 404))
      throw new GivenUp("its competition is gone", { cause });
    throw cause;
  }
}

const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);
const isRefused = ({ status }: ApiError) => REFUSED.has(status);
const isFailure = (cause: unknown, fits: (error: ApiError) => boolean) =>
  cause instanceof ApiFailure && fits(cause.error);

async function sendByFetch({ method, url, headers, body }: HttpRequest) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}

export function createTempo(speed: number, signal: AbortSignal): Tempo {
  const wait = async (ms: number) => {
    await sleep(ms, undefined, { signal });
  };
  return { pass: (hallMs) => wait(Math.ceil(hallMs / speed)), wait, speed, isOver: () => signal.aborted };
}
