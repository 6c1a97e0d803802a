import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { PAGE_KIND } from "#contract/pageKind.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblems, axeProblemsInBothModes } from "./support/axe.ts";
import { EVENT_ID, readCompetition, signIn, signInByForm, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const PHONE = { width: 390, height: 844 };

let app: RunningApp;
let browser: Browser;
let paths: { readonly open: string[]; readonly operation: string[] };

shareApp(async (started) => {
  ({ app, browser } = started);
  const competition = await readCompetition(app);
  const [category] = competition.categories;
  const [carpet] = competition.carpets;
  const [fighter] = category?.fighters ?? [];
  const event = `/events/${EVENT_ID}`;
  const operation = `/competition/${competition.uuid}`;
  paths = {
    open: [
      "/",
      "/partners",
      "/page/rules",
      "/auth",
      "/auth/forget",
      "/auth/register",
      "/auth/reset?code=0",
      "/auth/setup",
      event,
      `${event}/carpets`,
      `${event}/carpets/${carpet?.uuid}`,
      `${event}/competition`,
      `${event}/competition/categories/${category?.uuid}`,
      `${event}/competition/fighters/${fighter?.uuid}`,
      `${event}/competition/bouts/${competition.fightings[0]?.uuid}`,
      `${event}/teams`,
    ],
    operation: [
      operation,
      `${operation}/awarding`,
      `${operation}/awarding/${category?.uuid}`,
      `${operation}/fighting/${competition.fightings[0]?.uuid}`,
      `${operation}/observe/${category?.uuid}`,
      `${operation}/refereeing`,
      `${operation}/refereeing/carpet/${carpet?.uuid}`,
      `${operation}/refereeing/category/${category?.uuid}`,
      `${operation}/screen`,
      `${operation}/teams`,
      `${operation}/weighing`,
      "/organiser",
      "/organiser/users",
      `${event}/stats`,
    ],
  };
});

async function newPage(viewport = { width: 1440, height: 900 }): Promise<Page> {
  return (await browser.newContext({ viewport, locale: "ru-RU" })).newPage();
}

/** Opens a page and tells everything that is wrong with it, in both colour modes: the second differs in colours only. */
async function faultsOf(page: Page, path: string, problemsOf = axeProblemsInBothModes): Promise<string[]> {
  const errors = watchForErrors(page);
  const answer = await visit(page, app.origin + path);
  const status = answer?.status() ?? 0;
  const headings = await page.getByRole("heading", { level: 1 }).count();
  const overflow = z.number().parse(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  const violations = await problemsOf(page);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(overflow > 0 ? [`wider than the window by ${overflow}`] : []),
    ...violations,
    ...errors,
  ].map((fault) => `${path}: ${fault}`);
}

test("[RL1] [GN3] every public page opens with its heading, fits, and is accessible in both colour modes", async () => {
  const page = await newPage();
  const faults: string[] = [];
  for (const path of paths.open) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test("the public pages fit a phone", async () => {
  const page = await newPage(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  const faults: string[] = [];
  // Its colours are those of the wide page, which is looked at in both modes.
  for (const path of paths.open) faults.push(...(await faultsOf(page, path, axeProblems)));
  expect(faults).toEqual([]);
});

test("[GN5] every page of an official opens with its heading, fits, and is accessible in both colour modes", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  const faults: string[] = [];
  for (const path of paths.operation) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test("[SN18] observing says how old its data is, and loads it again", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  await visit(page, app.origin + paths.operation.find((path) => path.includes("/observe/")));
  const { title } = await readCompetition(app);
  await page.getByRole("banner").getByText(title).waitFor();
  const told = page.getByText(/Обновлено \d+\sс назад/);
  const age = async () => Number(/\d+/.exec(await told.innerText())?.[0]);
  await expect.poll(age).toBeGreaterThanOrEqual(4);
  const before = await age();
  await page.getByRole("button", { name: "Обновить" }).click();
  await expect.poll(age).toBeLessThan(before);
});

test("[RL2] [NV1] [NV6] a visitor is asked to sign in and then comes where they were going", async () => {
  const page = await newPage();
  await visit(page, `${app.origin}/personal/applications`);
  expect(new URL(page.url()).pathname).toBe("/auth");
  await signInByForm(page, app, "coach");
  expect(new URL(page.url()).pathname).toBe("/personal/applications");
});

test("[RL3] [ER2] [ER11] who is no official gets 403 on a competition's pages", async () => {
  const page = await newPage();
  await signIn(page, app, "coach");
  const answer = await page.goto(app.origin + (paths.operation[0] ?? ""));
  expect(answer?.status()).toBe(403);
  await page.getByText("Доступ закрыт").waitFor();
});

test("[ER3] [ER5] [ER12] an unknown address is 404, and «Назад» leads home", async () => {
  const page = await newPage();
  const answer = await visit(page, `${app.origin}/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByText("Страница не найдена").waitFor();
  await page.getByRole("button", { name: "Назад" }).click();
  await page.waitForURL(`${app.origin}/`);
});

test("[ER12] an address nobody can read is one page that is not there", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  const answer = await visit(page, `${app.origin}/events/%00`);
  expect(answer?.status()).toBe(404);
  await page.getByText("Страница не найдена").waitFor();
  expect(await page.locator("body, footer, h1").count()).toBe(3);
  expect(errors).toEqual([]);
});

test("[ER22] a link pressed without network leaves the page, and leads on when it is repeated", async () => {
  const context = await browser.newContext({ locale: "ru-RU", serviceWorkers: "block" });
  const page = await context.newPage();
  await visit(page, app.origin);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Партнёры" }).first().click();
  await page.getByText("Нет сети.").waitFor();
  expect(page.url()).toBe(`${app.origin}/`);
  await page.getByRole("button", { name: "Закрыть" }).click();
  await page.getByText("Нет сети.").waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Партнёры" }).first().click();
  await page.getByText("Нет сети.").waitFor();
  await page.getByRole("button", { name: "Повторить" }).click();
  expect(page.url()).toBe(`${app.origin}/`);
  await page.getByText("Нет сети.").waitFor();
  await context.setOffline(false);
  await page.getByText("Сеть снова есть.").waitFor();
  await page.getByRole("button", { name: "Повторить" }).click();
  await page.waitForURL(`${app.origin}/partners`);
  await page.getByText("Сеть снова есть.").waitFor({ state: "hidden" });
  await context.close();
});

test("[EI4] events are found by a word of their name or city and by year, also without script", async () => {
  const shown = async (query: string) => (await fetch(`${app.origin}/?${query}`)).text();
  const found = await shown("q=САМАР");
  expect(found).toContain("Осенний ковёр");
  expect(found).not.toContain("среди детей");
  expect(await shown("year=2019")).toContain("Таких соревнований нет");
});

test("[LS19] the worker of the pages may ask the server, however it was compressed", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await fetch(`${app.origin}/sw.js`, { headers: { "accept-encoding": encoding } });
    expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(headers.get("cache-control")).toBe("no-cache");
  }
});

test("[DP8] [LS23] [PG1] [SP1] [SP4] every page says of what kind it is, and so does its data", async () => {
  const operation = paths.operation[0] ?? "";
  const kinds = {
    public: ["/", "/page/rules", "/partners", "/following", `/events/${EVENT_ID}`, "/nowhere"],
    personal: [
      "/auth",
      "/auth/register",
      "/search?q=ab",
      "/personal",
      "/personal/profiles",
      "/display/claim",
    ],
    organiser: [
      `/events/${EVENT_ID}/stats`,
      "/organiser",
      "/organiser/users",
      `/organiser/events/${EVENT_ID}/entries`,
    ],
    official: [operation, `${operation}/refereeing/carpet/2`, `${operation}/fighting/2`, "/competition"],
    wall: ["/display", `${operation}/screen`, `${operation}/screen/`, `${operation}/fighting/2/board`],
  };
  const kindAt = async (path: string) => {
    const { headers } = await fetch(app.origin + path, { redirect: "manual" });
    return headers.get(PAGE_KIND);
  };
  for (const [kind, addresses] of Object.entries(kinds))
    for (const path of addresses) expect(`${path} ${await kindAt(path)}`).toBe(`${path} ${kind}`);
  expect(await kindAt("/_.data")).toBe("public");
  expect(await kindAt(`${operation}/refereeing.data`)).toBe("official");
  // Of no kind, so without the chat.
  for (const path of ["/ru/events/1", `/ru${operation}`]) expect(await kindAt(path)).toBeNull();
  expect(await (await fetch(`${app.origin}/display`)).text()).toMatch(/<html[^>]* data-page="wall"/);
});

test("[PG5] a bracket under the tables of its groups is hydrated where the server drew it; nothing moves", async () => {
  const competition = await readCompetition(app);
  const groups = competition.categories.find(({ format }) => format === "groups_playoff");
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const errors = watchForErrors(page);
  await page.addInitScript(COUNT_SHIFTS);
  const answer = await visit(page, `${app.origin}/events/${EVENT_ID}/competition/categories/${groups?.uuid}`);
  const area = page.locator(BRACKET);
  const drawn = await drawnByServer(page.url());
  await area.scrollIntoViewIfNeeded();
  expect(await area.innerText()).toBe(drawn);
  expect(await answer?.text()).toContain('aria-label="Сетка: ');
  expect(await page.evaluate("globalThis.shifts")).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("[PG6] no module of a page is asked for before its first paint", async () => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await visit(page, `${app.origin}/events/${EVENT_ID}/competition`);
  const [paintedAt, modules] = z.tuple([z.number(), z.array(z.number())]).parse(await page.evaluate(FETCHES));
  expect(modules.length).toBeGreaterThan(5);
  expect(Math.min(...modules)).toBeGreaterThan(paintedAt);
  await page.context().close();
});

// When the page was done with painting; its start time is when the screen showed it, which a busy machine does later.
const FETCHES = `[
  performance.getEntriesByName("first-contentful-paint")[0].paintTime,
  performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
]`;

/** What a browser without scripts shows of the bracket. */
async function drawnByServer(address: string): Promise<string> {
  const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage();
  await page.goto(address);
  return page.locator(BRACKET).innerText();
}

const BRACKET = '[aria-label^="Сетка: "]';
const COUNT_SHIFTS = `globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });`;

test("[SR13] «Найти себя» opens the search with the cursor in it, and a guest finds a name in Latin letters", async () => {
  const page = await newPage(PHONE);
  await visit(page, app.origin);
  await page.getByRole("link", { name: "Найти себя" }).click();
  await page.waitForURL(`${app.origin}/search`);
  await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("q");
  await page.keyboard.type("kravtsov");
  await page.getByRole("link", { name: /Кравцов/ }).waitFor();
});
