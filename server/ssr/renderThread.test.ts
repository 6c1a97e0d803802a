import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { PageRead } from "./keptPages.ts";
import type { PageContext } from "./pages.ts";
import { createRenderThread } from "./renderThread.ts";

const build = fileURLToPath(new URL("./testing/smallBuild.ts", import.meta.url));
const thread = createRenderThread({ build, timeZone: "Asia/Almaty" });
afterAll(() => thread.close());

const context: PageContext = {
  send: async ({ url }) => ({ status: 200, text: `asked${url}` }),
  sendAsVisitor: async ({ url }) => ({ status: 200, text: `visitor${url}` }),
  zoneMsAt: () => 0,
  requestId: "page-request",
  report: () => {},
  zoneMs: 0,
  providers: [],
  apiBase: "/api",
  tokenCookie: "kover_jwt",
  nonce: "n",
  publicUrl: "https://kover.example",
  supportChatSrc: undefined,
  isChatOnRequest: false,
  isDev: false,
};
const render = (path: string, init: RequestInit = {}, given = context) =>
  thread.render(new Request(`https://kover.example/${path}`, init), given);

describe("[SE36] a page rendered in the thread of the pages", () => {
  test("asks for its data here and comes back with its status and every cookie", async () => {
    const page = await render("asks");
    expect([page.status, await page.text()]).toEqual([202, "asked/one,visitor/two"]);
    expect(page.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  test("is told what was posted, knows the clock of the hall, and may be empty", async () => {
    expect(await (await render("posted", { method: "POST", body: "имя=Анна" })).text()).toBe("имя=Анна");
    expect(await (await render("zone")).text()).toBe(String(6 * 3_600_000));
    expect((await render("nothing")).status).toBe(204);
  });

  test("[PG4] reads a competition from the text everybody reads, once for each version", async () => {
    const send: PageContext["send"] = async ({ url }): Promise<PageRead> => ({
      status: 200,
      text: JSON.stringify({ version: url }),
      etag: url,
      competitionUuid: "c1",
    });
    const page = await render("document", {}, { ...context, send });
    expect(await page.json()).toEqual({
      isReadOnce: true,
      first: { version: "/1" },
      next: { version: "/2" },
    });
  });

  test("answers 500 when a call fails here", async () => {
    const send = () => Promise.reject(new Error("away"));
    expect((await render("asks", {}, { ...context, send })).status).toBe(500);
  });

  test("answers 500 when a call fails with what cannot be sent to a thread", async () => {
    const send = () => Promise.reject(new Error("away", { cause: () => undefined }));
    expect((await render("asks", {}, { ...context, send })).status).toBe(500);
  });

  test("[OP47] tells a page that failed the id of its request, and the log what went wrong", async () => {
    const reported: unknown[] = [];
    const faulty = {
      ...context,
      send: () => Promise.reject(new Error("the words of a fault")),
      report: (cause: unknown) => void reported.push(cause),
    };
    const page = await render("asks.data", {}, faulty);
    const text = await page.text();
    expect([page.status, text.includes("page-request"), text.includes("words")]).toEqual([500, true, false]);
    expect(reported.map(String)).toEqual(["Error: the words of a fault"]);
  });

  test("is of the kind its route says", async () => {
    const at = (path: string) => thread.pageAt(new URL(`https://kover.example/${path}`));
    expect(await at("asks")).toEqual({ kind: "public", query: ["q"] });
    expect(await at("nowhere")).toEqual({ kind: undefined, query: [] });
  });

  test("fails when the thread ends under it, and the next one starts the thread anew", async () => {
    await expect(render("ends")).rejects.toThrow("the thread that renders pages has ended");
    expect((await render("asks")).status).toBe(202);
  });
});

test("[SE36] a page that never ends is given up, and with it its thread", async () => {
  const impatient = createRenderThread({ build, timeZone: "UTC" }, 1000);
  await impatient.ready();
  const ask = (path: string) => impatient.render(new Request(`https://kover.example/${path}`), context);
  await expect(ask("endless")).rejects.toThrow("the thread that renders pages has ended");
  await impatient.ready();
  expect((await ask("asks")).status).toBe(202);
  await impatient.close();
});

test("[SE36] waiting for data is not counted", async () => {
  const impatient = createRenderThread({ build, timeZone: "UTC" }, 500);
  await impatient.ready();
  const send: PageContext["send"] = async ({ url }) => {
    await setTimeout(800);
    return context.send({ method: "GET", url, headers: {} });
  };
  const page = await impatient.render(new Request("https://kover.example/asks"), { ...context, send });
  expect(page.status).toBe(202);
  await impatient.close();
});

test("[SE36] without a web app every page says so", async () => {
  const broken = createRenderThread({ build: "/nowhere.js", timeZone: "UTC" });
  await expect(broken.ready()).rejects.toThrow("nowhere.js");
  // The very same error: no thread was started for it.
  const errorOf = (page: Promise<unknown>) => page.catch((cause: unknown) => cause);
  const first = await errorOf(broken.ready());
  expect(await errorOf(broken.render(new Request("https://kover.example/asks"), context))).toBe(first);
});
