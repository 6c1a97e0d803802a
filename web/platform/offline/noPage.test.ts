import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { PAGE_KIND } from "#contract/pageKind.ts";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { findFonts, updateFiles } from "./keptFiles.ts";
import { createKeptPages, isPublicPage } from "./keptPages.ts";
import { keptMoment, momentWords } from "#web/platform/browser/keptMoment.ts";
import { writeNoPage } from "./noPage.ts";
import { ELSEWHERE } from "./workerMessage.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

const page = (title: string, body = "") =>
  new Response(`<title>${title}</title>${body}`, {
    headers: { "content-type": "text/html; charset=utf-8", [PAGE_KIND]: "public" },
  });
const at = (path: string) => new URL(path, "https://kover.example");
const keeping = () => createKeptPages(memoryCaches(), async () => undefined);

test("[IN4] without network and page the pages that were kept are listed, the newest first", async () => {
  const pages = keeping();
  await pages.keep(at("/"), page("Ковёр"));
  await pages.keep(at("/events/1?mode=list&q=a"), page("Кубок &amp; сборы"));
  const html = await writeNoPage(await pages.list(), [], { hasNetwork: false, isLocked: false }).text();
  expect(html).toMatch(/href="\/events\/1\?mode=list&amp;q=a">Кубок &amp; сборы<.*href="\/">Ковёр</);
  expect(html).toContain("<h1>Нет сети</h1>");
  expect(await writeNoPage([], [], { hasNetwork: true, isLocked: false }).text()).toContain(
    "<h1>Нет связи с сервером</h1>",
  );
  expect(html).toContain('addEventListener("online",()=>location.reload())');
});

test("[IN4] the page itself says whether there is a network: the worker may not know", async () => {
  const html = await writeNoPage([], [], { hasNetwork: true, isLocked: false }).text();
  expect(html).toContain('textContent=navigator.onLine?"Нет связи с сервером":"Нет сети"');
  expect(html).toContain('addEventListener("offline",say)');
});

test.each([
  ["a move whose page could not be loaded goes on to its address", "/", "/\n/events/1", "/events/1"],
  ["a page that was asked for by its address stays", "/events/2", "/\n/events/1", undefined],
  ["with nothing remembered the page stays", "/", null, undefined],
])("[ER16] without network %s", async (_what, pathname, kept, target) => {
  const html = await writeNoPage([], [], { hasNetwork: false, isLocked: false }).text();
  const script = /;(const base=.*)<\/script>/.exec(html)?.[1] ?? "";
  const replace = vi.fn<(address: string) => void>();
  const origin = "https://kover.example";
  runInNewContext(script, {
    location: { origin, pathname, search: "", replace },
    sessionStorage: { getItem: () => kept, removeItem: () => undefined },
  });
  expect(replace.mock.calls.flat()).toEqual(target === undefined ? [] : [origin + target]);
});

test("[IN4] of a page read in several ways one line is listed, the last", async () => {
  const pages = keeping();
  for (const mode of ["grid", "list", "brackets"])
    await pages.keep(at(`/events/1/competition?mode=${mode}`), page("Сетки"));
  expect((await pages.list()).map(({ path }) => path)).toEqual(["/events/1/competition?mode=brackets"]);
});

test("[IN4] the list is set in our typefaces where they are here", async () => {
  const stores = memoryCaches();
  const files = await stores.open("kover-files");
  for (const path of ["/assets/golos-text-wght-a1.woff2", "/assets/root-b2.css"])
    await files.put(path, new Response(""));
  const html = await writeNoPage([], await findFonts(stores), { hasNetwork: false, isLocked: false }).text();
  expect(html).toContain('font-family:"Golos Text";src:url("/assets/golos-text-wght-a1.woff2")');
  expect(html).not.toContain("root-b2");
});

test("[IN3] a device that keeps pages keeps the file of their signs, and of the other files those it asked for", async () => {
  const stores = memoryCaches();
  await updateFiles(stores, ["/assets/icons-a1.svg", "/assets/table-b2.js"]);
  const files = await (await stores.open("kover-files")).keys();
  expect(files.map(({ url }) => new URL(url).pathname)).toEqual(["/assets/icons-a1.svg"]);
});

test("[IN3] the oldest pages go when all of them are too large, the one just read stays", async () => {
  const pages = keeping();
  for (const id of [1, 2, 3]) await pages.keep(at(`/events/${id}`), page(`${id}`, "x".repeat(9_000_000)));
  expect((await pages.list()).map(({ title }) => title)).toEqual(["3", "2"]);
});

test("[IN3] a file is no page, and what officials see is not kept by reading", async () => {
  const pages = keeping();
  const file = new Response("BEGIN:VCALENDAR", {
    headers: { "content-disposition": "attachment", [PAGE_KIND]: "public" },
  });
  await pages.keep(at("/events/1/calendar.ics"), file);
  expect(await pages.list()).toEqual([]);
  const official = new Response("<p>Пульт</p>", { headers: { [PAGE_KIND]: "official" } });
  expect([isPublicPage(page("Ковёр")), isPublicPage(official)]).toEqual([true, false]);
});

test("[IN3] a page of yesterday says its day", () => {
  const now = new Date(2026, 10, 15, 14, 0);
  expect(momentWords(new Date(2026, 10, 15, 13, 5).getTime(), undefined, now)).toBe("в 13:05");
  expect(momentWords(new Date(2026, 10, 14, 13, 5).getTime(), undefined, now)).toMatch(/^14 ноября/);
  const late = Date.UTC(2026, 10, 15, 22, 30);
  expect(momentWords(late, 3 * 3_600_000, new Date(late))).toBe("в 01:30");
});

test("[ER24] a page that is given for another address says so, the page of the very address does not", async () => {
  const pages = keeping();
  await pages.keep(at("/events/1?mode=list"), page("Ковёр"));
  const said = async (path: string) => (await pages.find(at(path)))?.headers.get("server-timing");
  expect(await said("/events/1?mode=list")).not.toContain(ELSEWHERE);
  expect(await said("/events/1")).toContain(`, ${ELSEWHERE}`);
});

test("[IN3] a page out of the store knows when it was kept, one from the network knows of no store", async () => {
  const pages = keeping();
  await pages.keep(at("/"), page("Ковёр"));
  const timing = (await pages.find(at("/")))?.headers.get("server-timing") ?? "";
  const duration = Number(/^kept;dur=(\d+)$/.exec(timing)?.[1]);
  expect(Date.now() - duration).toBeLessThan(5000);
  expect(
    keptMoment({
      serverTiming: [
        { name: "now", duration: 1 },
        { name: "kept", duration },
      ],
    }),
  ).toBe(duration);
  expect(keptMoment({ serverTiming: [{ name: "now", duration: 1 }] })).toBeUndefined();
});

test("[LS32] a page that is here for somebody the browser forgot says so, and not that it is missing", async () => {
  const stores = memoryCaches();
  const table = at("/competition/u/fighting/f");
  const headers = { [SESSION_MARK]: sessionMark("mat1"), [PAGE_KIND]: "official" };
  await createKeptPages(stores, async () => "mat1").keep(table, new Response("2:0", { headers }));
  const forgotten = createKeptPages(stores, async () => "");
  expect(await forgotten.find(table)).toBeUndefined();
  expect(await forgotten.isLocked(table)).toBe(true);
  expect(await forgotten.isLocked(at("/events/1"))).toBe(false);
  expect(await createKeptPages(stores, async () => "mat1").isLocked(table)).toBe(false);
  const html = await writeNoPage([], [], { hasNetwork: false, isLocked: true }).text();
  expect(html).toContain("браузер забыл, что вы вошли");
  expect(html).not.toContain("на устройстве нет");
});
