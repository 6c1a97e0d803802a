import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { createLog, inRequest } from "../environment/log.ts";
import { sendInside } from "../ssr/inside.ts";
import { call, createTestApp, listen, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import type { TestDepsOptions } from "../testing/testDeps.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

const lineSchema = z.looseObject({ msg: z.string(), requestId: z.string().optional() });
const ID = /^[0-9A-HJKMNP-TV-Z]{10}$/;

async function startLogged(options: TestDepsOptions = {}) {
  const written: string[] = [];
  const log = createLog("trace", { write: (line) => void written.push(line) });
  app = await createTestApp({ ...options, log });
  return { app, lines: () => written.map((line) => lineSchema.parse(JSON.parse(line))) };
}

test("[OP45] every answer carries an id of its own: of a call, a refusal, what is unchanged, a handshake", async () => {
  app = await createTestApp();
  const { competition } = await createTestCompetition(app.db);
  const origin = await listen(app);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers });
    await answer.text();
    return answer;
  };
  const document = `/api/competitions/uuid/${competition.uuid}`;
  const tag = (await ask(document)).headers.get("etag") ?? "";
  const answers = [
    await ask("/api/health"),
    await ask("/api/nothing"),
    await ask("/%zz"),
    await ask(document, { "if-none-match": tag }),
    await ask("/socket.io/?EIO=4&transport=polling"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 304, 200]);
  const ids = answers.map(({ headers }) => headers.get("x-request-id") ?? "");
  for (const id of ids) expect(id).toMatch(ID);
  expect(new Set(ids).size).toBe(ids.length);

  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 421[^]*x-request-id: \w{10}/i);
});

test("[OP45] every line of the log that a request caused carries its id, also what is done after the answer", async () => {
  const { app: running, lines } = await startLogged();
  const person = { username: "borcov", email: "borcov@kover.example", password: "жёлтый-чайник-7" };
  await call(running, { method: "POST", url: "/api/auth/local/register", body: person });
  const body = { email: person.email };
  const mailed = await call(running, { method: "POST", url: "/api/auth/forgot-password", body });
  await running.settled();
  await sql`alter table account rename to account_lost`.execute(running.db);
  const login = { identifier: person.username, password: person.password };
  const failed = await call(running, { method: "POST", url: "/api/auth/local", body: login });
  expect(failed.status).toBe(500);
  const idOf = (end: string) => lines().find(({ msg }) => msg.endsWith(end))?.requestId;
  expect(idOf("SMTP_URL is not set")).toBe(mailed.headers["x-request-id"]);
  expect(idOf("request failed")).toBe(failed.headers["x-request-id"]);
});

test("[OP45] what a page asks for is asked under the id of the page", async () => {
  const { app: running, lines } = await startLogged();
  await sql`alter table event rename to event_lost`.execute(running.db);
  const request = { method: "GET", url: "/api/events", headers: {} } as const;
  const { status, requestId } = await inRequest("PAGE000001", () => sendInside(running.http, request));
  expect([status, requestId]).toEqual([500, "PAGE000001"]);
  expect(lines().find(({ msg }) => msg === "request failed")?.requestId).toBe("PAGE000001");
});

test("[OP46] a well-formed id of a configured proxy is kept, and nobody else's", async () => {
  const { app: running } = await startLogged({ env: { TRUSTED_PROXIES: "10.0.0.5" } });
  const ask = async (remoteAddress: string, id: string) => {
    const headers = { "x-request-id": id, host: "localhost" };
    const answer = await running.http.inject({ url: "/api/time", remoteAddress, headers });
    return answer.headers["x-request-id"];
  };
  const given = "4f9c2d10-proxy_7";
  expect(await ask("10.0.0.5", given)).toBe(given);
  expect(await ask("10.0.0.6", given)).toMatch(ID);
  for (const wrong of ["short", 'x"}\\n{"level":60', "a".repeat(65)])
    expect(await ask("10.0.0.5", wrong)).toMatch(ID);
});
