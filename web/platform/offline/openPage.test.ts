import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_KIND } from "#contract/pageKind.ts";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { createKeptPages, hasPrivatePages } from "./keptPages.ts";
import { createOpenPage } from "./openPage.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const teams = new URL("https://kover.example/events/1/teams");
const table = new URL("https://kover.example/competition/u/fighting/f");

/** A device with a page from before, whose network is in the hands of the example. */
async function createDevice(url: URL, before: Response, token?: string) {
  const stores = memoryCaches();
  const pages = createKeptPages(stores, async () => token);
  await pages.keep(url, before);
  const network = Promise.withResolvers<Response>();
  const open = createOpenPage({
    fetch: () => network.promise,
    pages,
    hasPrivatePages: () => hasPrivatePages(stores),
    askSession: () => undefined,
    sayNoPage: async () => new Response("Нет сети"),
  });
  return { network, pages, open };
}

/** As a browser does it: once it has its answer, a moment takes no more work. */
function createMoment(url: URL) {
  let isOver = false;
  const works: Promise<unknown>[] = [];
  return {
    request: new Request(url),
    waitUntil: (work: Promise<unknown>) => {
      if (isOver) throw new DOMException("the event is over", "InvalidStateError");
      works.push(work);
    },
    respondWith: async (answer: Promise<Response>) => {
      const text = await (await answer).text();
      isOver = true;
      return text;
    },
    isDone: () => Promise.all(works),
  };
}

const pageFor = (token: string, text: string) =>
  new Response(text, { headers: { [SESSION_MARK]: sessionMark(token), [PAGE_KIND]: "official" } });
const publicPage = (body: BodyInit) => new Response(body, { headers: { [PAGE_KIND]: "public" } });

test("[IN6] a page that comes after four seconds is kept and shown the next time", async () => {
  const { network, pages, open } = await createDevice(teams, publicPage("до обеда"));
  const moment = createMoment(teams);
  const shown = moment.respondWith(open(moment, teams));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe("до обеда");
  network.resolve(publicPage("после обеда"));
  await moment.isDone();
  expect(await (await pages.find(teams))?.text()).toBe("после обеда");
});

test("[IN6] a late page of an official is kept as well", async () => {
  const { network, pages, open } = await createDevice(table, pageFor("mat1", "2:0"), "mat1");
  const moment = createMoment(table);
  const shown = moment.respondWith(open(moment, table));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe("2:0");
  network.resolve(pageFor("mat1", "4:0"));
  await moment.isDone();
  expect(await (await pages.find(table))?.text()).toBe("4:0");
});

test("[IN6] a page that comes in time is the one that is shown, and is kept", async () => {
  const { network, pages, open } = await createDevice(teams, publicPage("до обеда"));
  const moment = createMoment(teams);
  const shown = moment.respondWith(open(moment, teams));
  await vi.advanceTimersByTimeAsync(3900);
  network.resolve(publicPage("после обеда"));
  expect(await shown).toBe("после обеда");
  await moment.isDone();
  expect(await (await pages.find(teams))?.text()).toBe("после обеда");
});

test("[IN6] a late page that breaks off halfway leaves the one from before", async () => {
  const { network, pages, open } = await createDevice(teams, publicPage("до обеда"));
  const moment = createMoment(teams);
  const shown = moment.respondWith(open(moment, teams));
  await vi.advanceTimersByTimeAsync(4000);
  await shown;
  const half = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode("после"));
      setTimeout(() => controller.error(new TypeError("network error")), 1000);
    },
  });
  network.resolve(publicPage(half));
  await vi.advanceTimersByTimeAsync(1000);
  await moment.isDone();
  expect(await (await pages.find(teams))?.text()).toBe("до обеда");
});

test("[IN3] without network, or with a proxy that has none, the page from before is shown at once and stays", async () => {
  for (const fail of [
    ({ reject }: PromiseWithResolvers<Response>) => reject(new TypeError("Failed to fetch")),
    ({ resolve }: PromiseWithResolvers<Response>) => resolve(new Response("Bad Gateway", { status: 502 })),
  ]) {
    const { network, pages, open } = await createDevice(teams, publicPage("до обеда"));
    const moment = createMoment(teams);
    const shown = moment.respondWith(open(moment, teams));
    fail(network);
    expect(await shown).toBe("до обеда");
    await moment.isDone();
    expect(await (await pages.find(teams))?.text()).toBe("до обеда");
  }
});

test("[IN4] where nothing was kept the network is waited for, and its absence is said", async () => {
  const { network, open } = await createDevice(table, publicPage("другая"));
  const moment = createMoment(teams);
  const shown = moment.respondWith(open(moment, teams));
  await vi.advanceTimersByTimeAsync(30_000);
  network.reject(new TypeError("Failed to fetch"));
  expect(await shown).toBe("Нет сети");
});

test("[LS32] a network that swallows everything is not waited for without end", async () => {
  const { open } = await createDevice(table, pageFor("mat1", "2:0"));
  const moment = createMoment(table);
  const shown = moment.respondWith(open(moment, table));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await shown).toBe("Нет сети");
});
