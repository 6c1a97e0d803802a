import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { call, createTestApp, listen, signIn, type Client, type TestApp } from "../testing/testApp.ts";
import { createTestClock } from "../testing/testDeps.ts";
import { boundConnections, REQUEST_TIMES } from "./connectionBounds.ts";
import { parseJson } from "./jsonBody.ts";

const ANSWER_MS = 2000;
const JOURNAL = "/api/competitions/uuid/0b6d5a4c-3f51-4a7b-9a8e-0d1c2b3a4f5e/journal";

let app: TestApp;
let port: number;
let referee: Client;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: "on" }, now: createTestClock().now });
  port = Number(new URL(await listen(app)).port);
  referee = await signIn(app, "referee");
});
afterAll(() => app.close());

/** Announces a body and sends none of it: what comes back came without reading it. */
function announce(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const all = {
    host: "localhost",
    "content-type": "application/json",
    "content-length": "7900000",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write([`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n")),
    );
    const end = (heard: string) => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(ANSWER_MS, () => end("nothing"));
    socket.once("data", (chunk: Buffer) => end(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1] ?? ""));
    socket.once("error", () => end("error"));
  });
}

describe("[SE23] who may not call is refused before a byte of the body is read:", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  test.each<[string, string, string, Readonly<Record<string, string>>, string]>([
    ["nobody at an admin's call", "POST", JOURNAL, {}, "403"],
    ["a token that is none", "POST", JOURNAL, { authorization: "Bearer x" }, "401"],
    ["nobody at a collection", "POST", "/api/events", {}, "403"],
    ["nobody at an upload", "POST", "/api/upload", multipart, "403"],
    ["an address that is none", "POST", "/api/nowhere", {}, "404"],
    ["a method that is none", "PATCH", "/api/events", {}, "405"],
  ])("%s", async (_what, method, path, headers, status) => {
    expect(await announce(method, path, headers)).toBe(status);
  });

  test("a referee at an admin's call", async () => {
    expect(await announce("POST", JOURNAL, referee.headers)).toBe("403");
    expect(await announce("PUT", "/api/pages/1", referee.headers)).toBe("403");
  });

  test("whoever has called too often", async () => {
    const { headers } = await signIn(app, "admin");
    const write = () => call(app, { method: "PUT", url: "/api/users/999999", headers, body: {} });
    for (let n = 0; n < 120; n += 1) await write();
    expect(await announce("POST", JOURNAL, headers)).toBe("429");
  });
});

describe("[SE35] nobody makes the server read on:", () => {
  /** Sends without end, and tells how much was taken before the connection ended. */
  const sendOn = (head: string, call = `POST ${JOURNAL}`) =>
    new Promise<{ readonly status: string; readonly isEnded: boolean }>((resolve) => {
      let heard = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(`${call} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`);
        send();
      });
      const send = () => {
        while (socket.writable && socket.write("1".repeat(65_536)));
      };
      const end = (isEnded: boolean) => {
        socket.destroy();
        resolve({ status: /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? "", isEnded });
      };
      const tooLate = setTimeout(() => end(false), ANSWER_MS);
      socket.on("drain", send).on("data", (chunk: Buffer) => (heard += chunk.toString()));
      socket
        .on("error", () => undefined)
        .on("close", () => {
          clearTimeout(tooLate);
          end(true);
        });
    });

  test("a large body that is refused ends the connection", async () => {
    expect(await sendOn("content-type: application/json\r\ncontent-length: 90000000000")).toEqual({
      status: "403",
      isEnded: true,
    });
  });

  test("so does one whose length is not told", async () => {
    const { isEnded } = await sendOn(
      "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nfffffffff",
    );
    expect(isEnded).toBe(true);
  });

  test.each([
    ["a call that was answered", "GET /api/health"],
    ["the headers of a call", "HEAD /api/health"],
    ["a handshake of the socket", "GET /socket.io/?EIO=4&transport=polling"],
    ["a message that belongs to no connection", "POST /socket.io/?EIO=4&transport=polling&sid=x"],
  ])("so does one behind %s", async (_what, call) => {
    expect(await sendOn("transfer-encoding: chunked\r\n\r\nfffffffff", call)).toMatchObject({
      isEnded: true,
    });
  });

  test("so does one behind an expectation nobody meets", async () => {
    const head = "expect: much\r\ntransfer-encoding: chunked\r\n\r\nfffffffff";
    expect(await sendOn(head, "GET /api/health")).toMatchObject({ isEnded: true });
  });

  test("[SE38] so does a form with files that does not end", async () => {
    const head = [
      `authorization: ${referee.headers["authorization"]}`,
      "content-type: multipart/form-data; boundary=x",
      "transfer-encoding: chunked\r\n\r\nfffffffff",
    ].join("\r\n");
    expect(await sendOn(head, "POST /api/upload")).toMatchObject({ isEnded: true });
  });
});

describe("[SE37] a connection that wants nothing", () => {
  /** Says something and waits until the other side ends the connection. */
  const endedAfterMs = (server: Server, said: string) =>
    new Promise<number>((resolve) => {
      const { port: at } = z.object({ port: z.number() }).parse(server.address());
      const startedMs = performance.now();
      const socket = connect(at, "127.0.0.1", () => socket.write(said));
      socket
        .on("close", () => resolve(performance.now() - startedMs))
        .on("error", () => undefined)
        .resume();
    });
  const listening = async (server: Server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    return server;
  };

  test("and is silent in the middle of its headers or of its body is ended", async () => {
    const short = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
    expect(REQUEST_TIMES).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 2_000,
    });
    expect(app.http.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000 });
    const server = await listening(createServer(short, () => undefined));
    const head = "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n";
    expect(await endedAfterMs(server, `${head}x: `)).toBeLessThan(ANSWER_MS);
    expect(await endedAfterMs(server, `${head}\r\n1`)).toBeLessThan(ANSWER_MS);
    server.close();
  });

  test("is one too many for its network, unless that is a proxy of ours", async () => {
    const open = async (trustedProxies: readonly string[]) => {
      const server = await listening(createServer((_request, response) => void response.end()));
      boundConnections(server, { trustedProxies, isRateLimited: true, mostByNetwork: 2 });
      const { port: at } = z.object({ port: z.number() }).parse(server.address());
      const sockets = [1, 2, 3].map(() => connect(at, "127.0.0.1"));
      const heard = sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket
              .on("data", () => resolve(true))
              .on("close", () => resolve(false))
              .on("error", () => undefined);
            socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
          }),
      );
      const answered = (await Promise.all(heard)).filter(Boolean).length;
      for (const socket of sockets) socket.destroy();
      server.close();
      return answered;
    };
    expect(await open([])).toBe(2);
    expect(await open(["127.0.0.1"])).toBe(3);
  });
});

describe("[API34] a body is as large as its call needs", () => {
  const send = (path: string, bytes: number, headers: Readonly<Record<string, string>> = {}) =>
    call(app, { method: "POST", url: `/api${path}`, headers, body: { data: "x".repeat(bytes) } });

  test("a small one for everybody, a larger one for who is signed in, the largest where it is declared", async () => {
    const admin = await signIn(app, "admin");
    expect((await send("/auth/local", 7_000)).status).toBe(400);
    expect((await send("/auth/local", 9_000)).status).toBe(413);
    expect((await send("/leases", 60_000, referee.headers)).status).toBe(400);
    expect((await send("/leases", 70_000, referee.headers)).status).toBe(413);
    expect((await send("/pages", 400_000, admin.headers)).status).toBe(400);
    expect((await send("/pages", 600_000, admin.headers)).status).toBe(413);
    expect((await send(JOURNAL.slice(4), 8_000_000, admin.headers)).status).toBe(400);
  });

  test("the errors of a body are told up to a number", async () => {
    const followed = Array.from({ length: 200 }, () => 1);
    const { status, text } = await call(app, {
      method: "POST",
      url: "/api/stars/look-up",
      body: { data: { followed } },
    });
    expect([status, text.length < 10_000]).toEqual([400, true]);
  });
});

describe("[API43] reading a body is cheap", () => {
  test("two megabytes of numbers take little more than the parser itself", () => {
    const text = `[${"1,".repeat(1_000_000)}1]`;
    const coreMs = (work: () => unknown) => {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    const bare = coreMs(() => JSON.parse(text));
    expect(coreMs(() => parseJson(text))).toBeLessThan(8 * bare + 100);
  });

  test("[SE10] a forbidden key or letter is found however it is written and however deep it is", () => {
    for (const text of [
      '{"a":[{"\\u005f_proto__":1}]}',
      '{"__proto__":null}',
      '{"a":{"b":["\\u0000"]}}',
      '["\\ud800"]',
      '"\\udfff"',
    ])
      expect(() => parseJson(text), text).toThrow(/^Invalid (key __proto__|characters)$/);
    expect(parseJson('{"a":"\\ud83e\\udd3c","b":[null,1,true,""]}')).toEqual({
      a: "🤼",
      b: [null, 1, true, ""],
    });
  });

  test("one that is nested without end is refused", () => {
    expect(() => parseJson("[".repeat(30_000) + "]".repeat(30_000))).toThrow("The body is nested too deeply");
    expect(parseJson(`${"[".repeat(60)}1${"]".repeat(60)}`)).toBeDefined();
  });
});
