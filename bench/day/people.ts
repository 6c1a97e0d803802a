import { setTimeout as sleep } from "node:timers/promises";
import { createApi, type Api } from "#contract/api/client.ts";
import type { HttpRequest } from "#contract/call.ts";
import { ApiFailure } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";

export const PASSWORD = "a password for the simulated day";
/** The draw of a whole large event and its plan. */
const LIMIT_MS = 120_000;
const RETRY_MS = 300;

/** Somebody signed in as a browser is, whose session lasts longer than a day of the hall. */
export type Person = {
  readonly api: Api;
  /** The same person over another way to the server. */
  readonly over: (origin: string) => Api;
};

type Session = { jwt?: string; cookie?: string };

export async function signIn(origin: string, identifier: string): Promise<Person> {
  return enter(origin, (api) => api.auth.login({ identifier, password: PASSWORD }));
}

/** Makes the first account of the server with the code it printed. */
export async function setUp(origin: string, code: string): Promise<Person> {
  const admin = { code, username: "chief", email: "chief@hall.example", password: PASSWORD };
  return enter(origin, (api) => api.auth.setUp(admin));
}

async function enter(origin: string, ask: (api: Api) => Promise<{ readonly jwt: string }>): Promise<Person> {
  const session: Session = {};
  const over = (base: string) =>
    createApi({ base: `${base}/api`, send: (request) => send(session, request), token: () => session.jwt });
  session.jwt = (await ask(over(origin))).jwt;
  return { api: over(origin), over };
}

async function send(session: Session, { method, url, headers, body }: HttpRequest) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      "sec-fetch-site": "same-origin",
      ...(session.cookie !== undefined && { cookie: session.cookie }),
    },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body !== undefined && { body }),
  });
  const [given] = response.headers.getSetCookie().filter((cookie) => cookie.includes("kover_sid"));
  if (given !== undefined) session.cookie = given.split(";")[0] ?? "";
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}

/** A call that is the same when it is made again: made until the server has answered. A refusal is an answer. */
export async function insist<Answer>(call: () => Promise<Answer>, tries = 200): Promise<Answer> {
  for (let left = tries; ; left -= 1) {
    try {
      return await call();
    } catch (cause) {
      if (left === 0 || (cause instanceof ApiFailure && isAnswer(cause.error.status))) throw cause;
      await sleep(RETRY_MS);
    }
  }
}

const isAnswer = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Why the server refused, in its own word. */
export function codeOf(cause: unknown): unknown {
  const details = cause instanceof ApiFailure ? cause.error.details : undefined;
  return isRecord(details) ? details["code"] : undefined;
}
