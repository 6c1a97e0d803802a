import { expect, test } from "vitest";
import { PAGE_KIND, type PageKind } from "#contract/pageKind.ts";
import { SESSION_MARK, sessionMark } from "#contract/account/sessionMark.ts";
import { createKeptPages } from "./keptPages.ts";
import { createSessionAsk } from "./sessionAsk.ts";
import { memoryCaches } from "./testing/memoryCaches.ts";

const table = new URL("https://kover.example/competition/u/fighting/f");
const madeFor = (token: string) =>
  new Response("<p>Стол</p>", { headers: { [SESSION_MARK]: sessionMark(token), [PAGE_KIND]: "official" } });

/** A device whose worker sees the cookies that are given, like one that was just started and sees none. */
function createDevice(cookie?: string) {
  const stores = memoryCaches();
  const session = createSessionAsk("kover_jwt", {
    get: async () => (cookie === undefined ? null : { value: cookie }),
  });
  return { session, pages: createKeptPages(stores, session.token), stores };
}

test("[LS19] a worker that sees no cookies finds the page once a page of its own has told who is signed in", async () => {
  const { session, pages } = createDevice();
  await pages.keep(table, madeFor("mat1"));
  expect(await pages.find(table)).toBeUndefined();
  expect(await session.page()?.text()).toContain("document.cookie");
  session.hear("mat1");
  expect(await (await pages.find(table))?.text()).toBe("<p>Стол</p>");
  // Told once, the address is not opened for ever.
  expect(session.page()).toBeUndefined();
});

test("[LS23] what was made for one session is not found without it, nor by another", async () => {
  const { session, pages, stores } = createDevice();
  await pages.keep(table, madeFor("mat1"));
  session.hear("");
  expect(await pages.find(table)).toBeUndefined();
  session.hear("mat2");
  expect(await pages.find(table)).toBeUndefined();
  expect(await stores.has(`kover-pages-${sessionMark("mat1")}`)).toBe(false);
});

test("[LS23] a cookie the worker sees counts more than what a page told before", async () => {
  const { session, pages } = createDevice("mat2");
  session.hear("mat1");
  await pages.keep(table, madeFor("mat1"));
  expect(await pages.find(table)).toBeUndefined();
});

test("[LS23] the way in and personal pages are never kept on a device, nor what does not say what it is", async () => {
  const isKept = async (kind: PageKind | undefined) => {
    const { pages } = createDevice();
    await pages.keep(table, new Response("", kind && { headers: { [PAGE_KIND]: kind } }));
    return (await pages.find(table)) !== undefined;
  };
  for (const kind of ["personal", "organiser", undefined] as const) expect(await isKept(kind)).toBe(false);
  for (const kind of ["public", "official", "wall"] as const) expect(await isKept(kind)).toBe(true);
});

test("[LS19] the page of one bout opens another bout of the same competition, and of no other", async () => {
  const { pages } = createDevice("mat1");
  await pages.keep(table, madeFor("mat1"));
  const opens = async (path: string) => (await pages.find(new URL(path, table))) !== undefined;
  expect(await opens("/competition/u/fighting/g")).toBe(true);
  expect(await opens("/competition/v/fighting/g")).toBe(false);
  expect(await opens("/competition/u/fighting/g/board")).toBe(false);
  expect(await opens("/competition/u/refereeing")).toBe(false);
});
