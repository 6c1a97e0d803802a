import { createServer } from "node:http";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { GivenUp, keepTrying, type Trying } from "../../play/keepTrying.ts";
import { startLiveDay } from "./liveDay.ts";

/** A server that says the same to every call of a path. */
async function serve(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    calls.push(path);
    const [status, body] = answers[path] ?? failure(404, "NotFoundError");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  close.push(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, calls };
}

const close: (() => void)[] = [];
afterEach(() => {
  for (const one of close.splice(0)) one();
});

const failure = (status: number, name: string) =>
  [status, { data: null, error: { status, name, message: name, details: {} } }] as const;

const LOGIN = "/api/auth/local";
const COMPETITION = "0b1d7a52-6f0e-4a5c-9d0c-0a52c8f1b111";
const MATS = ["carpet-1", "carpet-2", "carpet-3"];

async function playWith(answers: Parameters<typeof serve>[0]) {
  const { origin, calls } = await serve(answers);
  const troubles: unknown[] = [];
  const day = startLiveDay({
    origin,
    password: "changed since",
    competitionUuid: COMPETITION,
    tables: MATS.map((carpetUuid) => ({ carpetUuid, identifier: "table@kover.example" })),
    speed: 1,
    onTrouble: (cause) => void troubles.push(cause),
  });
  await expect.poll(() => troubles.length, { timeout: 20_000 }).toBe(MATS.length);
  await day.stop();
  return { troubles, logins: calls.filter((path) => path === LOGIN).length };
}

test("[OP18] a refused password is tried once for all mats of the account, and every table stops", async () => {
  const { troubles, logins } = await playWith({ [LOGIN]: failure(400, "ValidationError") });
  expect(logins).toBe(1);
  expect(troubles.every((cause) => cause instanceof GivenUp)).toBe(true);
  expect(String(troubles[0])).toContain("refuses the sign-in of table@kover.example");
});

test("[OP18] a full limit of sign-ins is no refusal: the table comes back", async () => {
  const { troubles } = await playWith({ [LOGIN]: failure(429, "RateLimitError") });
  expect(troubles.some((cause) => cause instanceof GivenUp)).toBe(false);
});

test("[OP18] after each failure it waits twice as long, up to a minute, and from the start after a success", async () => {
  const waits: number[] = [];
  const turns = ["fails", "fails", "fails", "fails", "fails", "fails", "works", "fails", "fails", "is over"];
  const tempo: Trying["tempo"] = {
    wait: async (ms) => void waits.push(ms),
    isOver: () => turns[0] === "is over",
  };
  await keepTrying({ tempo, onTrouble: () => {} }, async () => {
    if (turns.shift() === "fails") throw new Error("no network");
  });
  expect(waits).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 3000]);
});
