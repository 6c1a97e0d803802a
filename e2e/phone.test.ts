import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import type { RunningApp } from "./support/app.ts";
import {
  EVENT_ID,
  readCompetition,
  reload,
  signIn,
  visit,
  visitWithFonts,
  watchForErrors,
} from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

type Screen = { width: number; height: number; hasFonts?: boolean };

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const LAPTOP = { width: 1440, height: 900 };

/** Without the fonts of the product a page stands as it does until they have come: letters are wider then. */
async function newPage({ hasFonts = true, ...viewport }: Screen): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "ru-RU" });
  if (!hasFonts) await context.route("**/*.woff2", (route) => route.abort());
  return context.newPage();
}

/** The boxes of what is drawn, in the order of the page. */
async function boxes(page: Page, selector: string): Promise<readonly z.infer<typeof boxSchema>[]> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.getBoundingClientRect().toJSON())`;
  return boxSchema
    .array()
    .parse(await page.evaluate(found))
    .filter(({ height }) => height > 0);
}

const boxSchema = z.object({ top: z.number(), bottom: z.number(), left: z.number(), height: z.number() });

/** A bracket of sixteen whose losers fight on. */
async function pathOfSixteen(): Promise<string> {
  const { categories } = await readCompetition(app);
  const category = categories.find(
    ({ format, fighters }) => format === "repechage_from_semifinalists" && fighters.length === 16,
  );
  return pathOf(category);
}

test.each([true, false])(
  "[SN35] a phone shows the first bout of a category of any format, under way or over; fonts there: %s",
  async (hasFonts) => {
    const { categories } = await readCompetition(app);
    const drawn = categories.filter(({ format }) => format !== null);
    const kinds = Map.groupBy(drawn, (category) => `${category.format}, ${isOver(category)}`);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(["round_robin, true", "groups_playoff, false"]));
    const phone = await newPage({ ...PHONE, hasFonts });
    for (const [kind, [category]] of kinds) {
      await (hasFonts ? visitWithFonts : visit)(phone, pathOf(category));
      if (isOver(category)) await phone.evaluate(LONG_NAMES);
      const [first] = await boxes(phone, "main a[href*='/bouts/']");
      expect(first?.top, kind).toBeLessThan(420);
    }
    await phone.context().close();
  },
);

/** As they would stand in the places, whoever had won. */
const LONG_NAMES = `for (const name of document.querySelectorAll("h2 + ol a"))
  name.textContent = "Магомедрасул-Мухаммад Константинопольский-Задунайский"`;

const isOver = (category: { status: string } | undefined) =>
  category?.status === "finished" || category?.status === "awarded";

const pathOf = (category: { uuid: string } | undefined) =>
  `${app.origin}/events/${EVENT_ID}/competition/categories/${category?.uuid}`;

test.each([true, false])(
  "[SN35] a laptop shows the whole first round of a bracket; fonts there: %s",
  async (hasFonts) => {
    const path = await pathOfSixteen();
    const laptop = await newPage({ ...LAPTOP, hasFonts });
    await (hasFonts ? visitWithFonts : visit)(laptop, path);
    const eighth = (await boxes(laptop, 'section[aria-label="1/8 финала"] li'))[7];
    expect(eighth?.bottom).toBeLessThanOrEqual(LAPTOP.height - 12);
    await laptop.context().close();
  },
);

test("[SN35] the bouts for bronze stand below the final, in its column", async () => {
  const laptop = await newPage(LAPTOP);
  await visit(laptop, await pathOfSixteen());
  const [final] = await boxes(laptop, 'section[aria-label="Финал"] li');
  const bronzes = await boxes(laptop, 'section[aria-label="За 3-е место"] li');
  expect(bronzes.map(({ left }) => left)).toEqual([final?.left, final?.left]);
  await laptop.context().close();
});

test("[SN36] six bouts of a mat's queue stand on a phone's screen in one line each, one on a small phone's", async () => {
  const { carpets } = await readCompetition(app);
  const [phone, small] = [await newPage(PHONE), await newPage(SMALL_PHONE)];
  for (const { uuid } of carpets) {
    const path = `${app.origin}/events/${EVENT_ID}/carpets/${uuid}`;
    await visitWithFonts(phone, path);
    const rows = (await boxes(phone, "tbody tr")).slice(0, 6);
    expect(rows).toHaveLength(6);
    for (const { height } of rows) expect(height).toBeLessThan(50);
    expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(PHONE.height);
    await visitWithFonts(small, path);
    expect((await boxes(small, "tbody tr"))[0]?.bottom).toBeLessThanOrEqual(SMALL_PHONE.height);
  }
  await Promise.all([phone.context().close(), small.context().close()]);
});

test("[SN24] of whom a later bout of a mat waits for, and of its place, no word is cut on a phone", async () => {
  const page = await newPage(PHONE);
  const [mat] = (await readCompetition(app)).carpets;
  await visitWithFonts(page, `${app.origin}/events/${EVENT_ID}/carpets/${mat?.uuid}`);
  const later = page.getByRole("table", { name: "Когда определятся пары" });
  await later.locator("span:visible", { hasText: "Проигравший" }).first().waitFor();
  expect(await page.evaluate(CUT_WORDS)).toEqual([]);
});

const CUT_WORDS = `[...document.querySelectorAll("main td, main td span")]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
  .map(({ textContent }) => textContent)`;

test("[FO7] the list of the followed comes as a whole on a phone: nothing moves while it is loaded", async () => {
  const phone = await newPage(PHONE);
  await visit(phone, `${app.origin}/events/${EVENT_ID}/competition?mode=fighters`);
  const stars = phone.getByRole("main").locator("tbody").getByRole("button", { pressed: false });
  for (let index = 0; index < 4; index += 1) await stars.first().click();
  await visit(phone, `${app.origin}/following`);
  await phone.getByRole("heading", { name: "Уведомления" }).waitFor();
  expect(Number(await phone.evaluate(MOVED))).toBeLessThan(0.01);
  await phone.context().close();
});

const MOVED = `new Promise((resolve) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(moved), 300);
})`;

test("[SN24] nothing of a mat is cut on a small phone", async () => {
  const page = await newPage(SMALL_PHONE);
  await visit(page, `${app.origin}/events/${EVENT_ID}/carpets`);
  const cut = z.array(z.string()).parse(
    await page.evaluate(
      `[...document.querySelectorAll("article > *")].flatMap((part) => {
          const box = part.getBoundingClientRect();
          return [...part.querySelectorAll("*")].filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect();
            return width > 1 && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1);
          }).map((one) => one.textContent);
        })`,
    ),
  );
  expect(cut).toEqual([]);
  await page.context().close();
});

test("[SN24] a long name of an account stands beside the search on a tablet, and the page is not wider for it", async () => {
  const page = await newPage({ width: 1101, height: 820 });
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/events/${EVENT_ID}`);
  await page.getByRole("button", { name: "Учётная запись" }).waitFor();
  await page.getByRole("search").first().waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(1101);
});

test("[ER24] without network a link to a page never seen goes to its address, where the worker answers", async () => {
  const page = await newPage(PHONE);
  await visit(page, app.origin);
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  await page.waitForFunction("navigator.serviceWorker.controller !== null");
  const errors = watchForErrors(page);
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Партнёры" }).click();
  await page.waitForURL(`${app.origin}/partners`);
  await page.getByRole("heading", { name: "Нет сети" }).waitFor();
  expect(errors.filter((error) => error.includes("module"))).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Партнёры" }).waitFor();
});

test("[ER24] without network another view of a page that is kept opens, pressed or by its address", async () => {
  const page = await newPage(PHONE);
  const competition = `${app.origin}/events/${EVENT_ID}/competition`;
  await visit(page, competition);
  await isKept(page, competition);
  const errors = watchForErrors(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Список" }).click();
  await page.waitForURL(/mode=list/);
  await page.getByText("Идут сейчас").first().waitFor();
  await page.goto(`${competition}?mode=fighters`);
  await page.getByRole("main").getByRole("table").waitFor();
  expect(errors).toEqual([]);
});

test("[IN3] the page on which somebody comes for the first time is read without network", async () => {
  const page = await newPage(PHONE);
  await visit(page, app.origin);
  await isKept(page, `${app.origin}/`);
  await page.context().setOffline(true);
  await reload(page);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page
    .getByText(/^Нет сети/)
    .first()
    .waitFor();
  const missing = `Promise.all([...document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=modulepreload]")]
    .map(async ({ src, href }) => ((await caches.match(src ?? href)) ? [] : [src ?? href]))).then((all) => all.flat())`;
  expect(await page.evaluate(missing)).toEqual([]);
});

/** The worker keeps it after the page is shown, which nothing tells. */
const isKept = (page: Page, address: string) =>
  page.waitForFunction(`caches.match(${JSON.stringify(address)}).then((kept) => kept !== undefined)`);

test("[NS4] the sign of the filter stays in its place, and what was found begins in sight", async () => {
  const page = await newPage(PHONE);
  await visit(page, `${app.origin}/events/${EVENT_ID}/competition`);
  const sign = page.getByLabel(/^Фильтр/);
  const closed = await sign.boundingBox();
  await sign.click();
  expect(await sign.boundingBox()).toEqual(closed);
  await sign.click();
  await page.getByLabel("Пол").waitFor({ state: "hidden" });
  await sign.click();
  await page.getByLabel("Пол").selectOption({ label: "Женский" });
  await page.getByRole("button", { name: "Отобрать" }).click();
  await page.waitForURL(/sex=/);
  await page.getByLabel("Фильтр, выбрано: 1").waitFor();
  const [first] = await boxes(page, "main li a[data-status]");
  expect(first?.top).toBeGreaterThan(0);
  expect(first?.bottom).toBeLessThan(PHONE.height);
  expect(await page.evaluate("document.activeElement.localName")).toBe("summary");
});

test("[NS4] filters that leave nothing speak of filters, a search in other letters finds whom it means", async () => {
  const page = await newPage(PHONE);
  const address = `${app.origin}/events/${EVENT_ID}/competition?mode=fighters`;
  await visit(page, `${address}&mat=nowhere`);
  expect(await page.getByRole("main").innerText()).not.toContain("написание");
  await page.getByRole("link", { name: "Сбросить фильтры" }).click();
  await page.getByText("Кравцов").first().waitFor();
  for (const typed of ["kravtsov", "rhfdwjd"]) {
    await visit(page, `${address}&q=${typed}`);
    await page.locator("main a[href*='/fighters/']", { hasText: "Кравцов" }).first().waitFor();
  }
});

test("[SN35] a press anywhere on a place of a category that is over leads to the athlete", async () => {
  const page = await newPage(PHONE);
  const { categories } = await readCompetition(app);
  await visit(page, pathOf(categories.find(isOver)));
  for (const { height } of await boxes(page, "h2 + ol > li")) expect(height).toBeGreaterThanOrEqual(44);
  const second = page.getByRole("main").getByRole("listitem").nth(1);
  const name = await second.getByRole("link").innerText();
  await second.click({ position: { x: 3, y: 3 } });
  await page.getByRole("heading", { level: 1, name: name.replace("\n", " ") }).waitFor();
});
