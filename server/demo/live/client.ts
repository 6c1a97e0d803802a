import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import type { ApiError } from "#contract/error.ts";
import { GivenUp } from "../../play/keepTrying.ts";
import { isFailure, type PlayClient } from "../../play/playClient.ts";

export type Account = { readonly origin: string; readonly identifier: string; readonly password: string };

/** A program of the demo at its keyboard: everything it does goes over HTTP, as anybody's. */
export type DemoClient = PlayClient & {
  /** All of it, as anybody has it. */
  readonly api: Api;
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

const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);
const isRefused = ({ status }: ApiError) => REFUSED.has(status);

async function sendByFetch({ method, url, headers, body }: HttpRequest) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}
