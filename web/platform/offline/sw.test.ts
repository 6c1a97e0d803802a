import { afterEach, expect, test, vi } from "vitest";
import { PAGE_KIND } from "#contract/pageKind.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

afterEach(() => vi.unstubAllGlobals());

const HOME = "https://kover.example/?year=2026";

/** A device on which a page is open; it has a worker already, or this is its first one. */
async function startWorker(active: object | null) {
  const listeners = new Map<string, (moment: object) => void>();
  const skipWaiting = vi.fn(async () => {});
  const stores = memoryCaches();
  vi.stubGlobal("KOVER_FILES", []);
  vi.stubGlobal("caches", stores);
  vi.stubGlobal("self", {
    location: new URL("https://kover.example/sw.js?token=kover_jwt"),
    registration: { active },
    clients: { claim: async () => {}, matchAll: async () => [{ url: `${HOME}#today` }] },
    skipWaiting,
    addEventListener: (type: string, work: (moment: object) => void) => listeners.set(type, work),
  });
  vi.resetModules();
  await import("./sw.ts");
  const happen = async (type: string, moment: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...moment, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return work.length;
  };
  return { happen, skipWaiting, stores };
}

test("[LS24] a new version waits for as long as nobody asks for it", async () => {
  const { happen, skipWaiting } = await startWorker({});
  expect(await happen("install")).toBe(1);
  expect(await happen("activate")).toBe(2);
  expect(skipWaiting).not.toHaveBeenCalled();
  await happen("message", { data: { type: "take-over" }, ports: [] });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test("[IN3] the first worker keeps the page that brought it, with the files it names", async () => {
  const { happen, stores } = await startWorker(null);
  const html = `<link href="/assets/root-1.css#"/><script src="/assets/root-1.js"></script>`;
  vi.stubGlobal("fetch", async () => new Response(html, { headers: { [PAGE_KIND]: "public" } }));
  await happen("install");
  const pages = await stores.open("kover-pages-public");
  expect(await (await pages.match("/?year=2026"))?.text()).toBe(html);
  const files = await (await stores.open("kover-files")).keys();
  expect(files.map(({ url }) => new URL(url).pathname)).toEqual(["/assets/root-1.css", "/assets/root-1.js"]);
  expect(await stores.has("kover-table-device")).toBe(false);
});
