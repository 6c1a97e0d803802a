import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as fc from "fast-check";
import { TOLD_AT_ONCE } from "../testing/property.ts";
import { call, createTestApp, listen, signIn, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { registeredRoutes } from "./route.ts";

const ANSWER_MS = 2000;
/** What no answer may hold: a stack, a statement, a path of the machine, a key. */
// Bounded gaps: on the one long line of the API's description an open one takes half a minute.
const LEAKS =
  /\.ts:\d+|node:internal|select .{1,200} from |insert into|SQLITE_|password_hash|token_hash|argon2/i;

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await createTestCompetition(app.db);
  port = Number(new URL(await listen(app)).port);
});
afterAll(() => app.close());

/** Sends bytes as they are and tells everything that came back before the connection ended or fell silent. */
function speak(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(ANSWER_MS, end);
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString("latin1");
      if (/\r\n\r\n/.test(heard)) socket.setTimeout(150, end);
    });
    socket.on("error", end);
    socket.on("close", end);
  });
}

const lines = (...parts: readonly string[]) => `${parts.join("\r\n")}\r\n\r\n`;
const HOST = "Host: localhost";

test.each([
  [
    "two lengths",
    lines("POST /api/auth/local HTTP/1.1", HOST, "Content-Length: 2", "Content-Length: 3") + "{}",
  ],
  [
    "a length and chunks",
    lines("POST /api/auth/local HTTP/1.1", HOST, "Content-Length: 2", "Transfer-Encoding: chunked") +
      "0\r\n\r\n",
  ],
  [
    "a broken chunk",
    lines(
      "POST /api/auth/local HTTP/1.1",
      HOST,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ) + "zz\r\n{}\r\n",
  ],
  ["an absolute address", lines("GET http://evil.example/api/events HTTP/1.1", HOST)],
  ["a foreign host", lines("GET /api/events HTTP/1.1", "Host: evil.example")],
  ["no host at all", lines("GET /api/events HTTP/1.1")],
  ["an unknown method", lines("BREW /api/events HTTP/1.1", HOST)],
  ["a header of 100 KB", lines("GET /api/events HTTP/1.1", HOST, `X-Long: ${"a".repeat(100_000)}`)],
  ["a header with a line break", lines("GET /api/events HTTP/1.1", HOST, "X-Bad: a\nb")],
  ["dots in the path", lines("GET /api/../../etc/passwd HTTP/1.1", HOST)],
  ["encoded dots in an upload", lines("GET /uploads/..%2f..%2fsecrets.json HTTP/1.1", HOST)],
  ["a zero byte", lines("GET /api/events/%00 HTTP/1.1", HOST)],
  ["an address that cannot be decoded", lines("GET /api/events/%E0%A4%A HTTP/1.1", HOST)],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  [
    "an upgrade to nowhere",
    lines(
      "GET /nowhere HTTP/1.1",
      HOST,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ),
  ],
])("[SE20] on the wire, %s gets no 5xx and tells nothing", async (_what, bytes) => {
  const answer = await speak(bytes);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  expect(answer).not.toMatch(LEAKS);
  expect((await call(app, { url: "/api/health" })).status).toBe(200);
});

test("[SE20] [ER12] an address with a zero byte, or that cannot be decoded, is no page's", async () => {
  for (const url of ["/events/%00", "/events/%FF", "/%00?q=1"])
    expect([url, (await fetch(`http://localhost:${port}${url}`)).status]).toEqual([url, 404]);
  expect((await call(app, { url: "/api/events/%00" })).status).toBe(400);
});

test.each([
  ["no transport", "/socket.io/?EIO=4"],
  ["an unknown transport", "/socket.io/?EIO=4&transport=smoke"],
  ["an unknown session", "/socket.io/?EIO=4&transport=polling&sid=__proto__"],
  ["another version", "/socket.io/?EIO=99&transport=polling"],
])("[RT25] a handshake with %s is 400", async (_what, path) => {
  const answer = await fetch(`http://localhost:${port}${path}`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toMatch(LEAKS);
});

test("[RT25] packets nobody would send end the session at most, never the server", async () => {
  const base = `http://localhost:${port}/socket.io/?EIO=4&transport=polling`;
  const packets = [
    "9",
    "4",
    "42",
    "42[",
    '42["push-fighting",{}]',
    '451-["x",{"_placeholder":true,"num":0}]',
    "b!!!",
    "40/evil,{}",
    `4${"2".repeat(20_000)}`,
  ];
  for (const packet of packets) {
    const opened = await (await fetch(base)).text();
    const sid = /"sid":"([^"]+)"/.exec(opened)?.[1] ?? "";
    await fetch(`${base}&sid=${sid}`, { method: "POST", body: "40" });
    const answer = await fetch(`${base}&sid=${sid}`, { method: "POST", body: packet });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(LEAKS);
  }
  expect((await call(app, { url: "/api/health" })).status).toBe(200);
});

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "\0",
    "\uD800",
    -1,
    1e308,
    "__proto__",
    "constructor",
    "' or 1=1 --",
    "a".repeat(3000),
  ),
  fc.string({ maxLength: 20 }),
  fc.integer(),
);
const body = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie("node"), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        "data",
        "events",
        "id",
        "event",
        "device",
        "identifier",
        "password",
        "code",
        "email",
        "scope",
        "order",
        "role",
        "__proto__",
      ),
      tie("node"),
      { maxKeys: 5 },
    ),
  ),
})).node;

test("[SE20] whatever is sent to any route, nothing breaks and nothing is told", async () => {
  const { headers } = await signIn(app, "referee");
  const routes = registeredRoutes(app.http);
  expect(routes.length).toBeGreaterThan(60);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.string({ maxLength: 30 }),
      body,
      fc.boolean(),
      async (route, text, sent, isSignedIn) => {
        const url = route.url.replaceAll(/:\w+/g, () => encodeURIComponent(text.toWellFormed() || "x"));
        const answer = await call(app, {
          method: route.method,
          url,
          headers: isSignedIn ? headers : {},
          ...(route.method === "GET" ? {} : { body: sent }),
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toMatch(LEAKS);
      },
    ),
    { numRuns: 1500, ...TOLD_AT_ONCE },
  );
});
