import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { axeProblems } from "./support/axe.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { startHarness, type Harness } from "./support/harness.ts";
import { watchForErrors } from "./support/pages.ts";

let harness: Harness;
let browser: Browser;
beforeAll(async () => {
  [harness, browser] = await Promise.all([
    startHarness("web/kit/forms/testing/selectHarness.tsx"),
    launchBrowser(),
  ]);
});
afterEach(() => closeWindows(browser));
afterAll(async () => {
  await browser.close();
  await harness.stop();
});

async function openField(query = "", prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  await prepare?.(page);
  const errors = watchForErrors(page);
  await page.goto(`${harness.origin}/?${query}`);
  await field(page).waitFor();
  await page.waitForTimeout(150);
  expect(errors).toEqual([]);
  return page;
}

const field = (page: Page) => page.getByRole("combobox", { name: /Клуб/ });
const searchBox = (page: Page) => page.getByRole("combobox", { name: "Поиск" });
const options = (page: Page) => page.getByRole("option");
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });
const isShut = (page: Page) => page.getByRole("listbox").waitFor({ state: "detached" });

const heardSchema = z.array(z.object({ what: z.string(), atMs: z.number() }));
async function heard(page: Page) {
  return heardSchema.parse(await page.evaluate("window.heard"));
}
const words = async (page: Page) => (await heard(page)).map(({ what }) => what);

async function open(page: Page): Promise<void> {
  await field(page).click();
  await page.getByRole("listbox").waitFor();
}

test("[SL4] [SL6] [SL7] on mount it searches for nothing, then reports the initial value as a change", async () => {
  expect(await words(await openField("initial=3"))).toEqual(["search:", 'change:"3"']);
  expect(await words(await openField("mode=tags&initial=3&initial=4"))).toEqual([
    "search:",
    'change:["3","4"]',
  ]);
});

test("[SL5] [SL8] typing asks once, 600 ms after the last keystroke", async () => {
  // The clock of the page is in our hands: a machine that is busy is not late by it.
  const page = await openField("", ({ clock }) => clock.install({ time: 0 }));
  await open(page);
  await page.clock.pauseAt(3_600_000);
  for (const letter of "Волна") {
    await page.clock.runFor(60);
    await searchBox(page).pressSequentially(letter);
  }
  await page.clock.runFor(599);
  expect(await words(page)).toHaveLength(2);
  await page.clock.runFor(1);
  await expect.poll(() => words(page)).toHaveLength(3);
  expect((await words(page))[2]).toBe("search:Волна");
});

test("[SL9] [SL13] the list is 15 rem high at most; within 10 px of its end the same term is sent and more is added", async () => {
  const page = await openField();
  await open(page);
  await expect.poll(() => options(page).count()).toBe(20);
  const scroll = page.locator("[class*=scroll]").filter({ has: page.getByRole("listbox") });
  expect((await scroll.boundingBox())?.height).toBe(240);
  const leave = (px: number) =>
    scroll.evaluate((element: { scrollTop: number; scrollHeight: number; clientHeight: number }, left) => {
      element.scrollTop = element.scrollHeight - element.clientHeight - left;
    }, px);
  await leave(12);
  await page.waitForTimeout(200);
  expect(await words(page)).toEqual(["search:", 'change:""']);
  await leave(9);
  await page.waitForFunction("window.heard.length === 3");
  expect((await words(page))[2]).toBe("search:");
  await expect.poll(() => options(page).count()).toBe(40);
  await leave(0);
  await expect.poll(() => options(page).count()).toBe(45);
});

test("[SL15] an answer to an older term is ignored", async () => {
  const page = await openField();
  await open(page);
  await searchBox(page).fill("Барс");
  await page.waitForTimeout(700);
  await searchBox(page).fill("Волна 1");
  await expect.poll(() => options(page).first().innerText()).toBe("Волна 1");
  await page.waitForTimeout(1500);
  expect(await options(page).allInnerTexts()).not.toContain("Барс 2");
});

test("[SL10] [SL11] picking clears the search, reports the change and closes; so does giving the choice back", async () => {
  const page = await openField();
  await open(page);
  await searchBox(page).fill("Волна 3");
  await option(page, "Волна 3").click();
  await isShut(page);
  expect((await words(page)).at(-1)).toBe('change:"3"');
  expect(await field(page).innerText()).toBe("Волна 3");
  await open(page);
  expect(await searchBox(page).inputValue()).toBe("");
  await option(page, "Волна 3").click();
  await isShut(page);
  expect((await words(page)).at(-1)).toBe('change:""');
});

test("[SL16] without canDeselect the chosen option stays chosen", async () => {
  const page = await openField("canDeselect=false&initial=1");
  await open(page);
  await option(page, "Волна 1").click();
  await isShut(page);
  expect(await field(page).innerText()).toBe("Волна 1");
});

test("[SL16] in a multi mode a click on a chosen option removes it, whatever canDeselect says, and the list stays", async () => {
  const page = await openField("mode=multiple&canDeselect=false&hideSelected=false&initial=1&initial=2");
  await open(page);
  await option(page, "Волна 1").click();
  expect((await words(page)).at(-1)).toBe('change:["2"]');
  expect(await page.getByRole("listbox").isVisible()).toBe(true);
});

test("[SL12] [SL14] several choices: one by its label, more by their number; what is chosen is not offered again", async () => {
  const page = await openField("mode=multiple");
  await open(page);
  await option(page, "Барс 2").click();
  await expect.poll(() => field(page).innerText()).toBe("Барс 2");
  expect(await option(page, "Барс 2").count()).toBe(0);
  await option(page, "Волна 3").click();
  await expect.poll(() => field(page).innerText()).toBe("Выбрано: 2");
  expect((await words(page)).at(-1)).toBe('change:["2","3"]');
});

test("[SL17] canClear: a button that clears to nothing, or to an empty list; none without it", async () => {
  const single = await openField("initial=1");
  await single.getByRole("button", { name: "Очистить" }).click();
  expect((await words(single)).at(-1)).toBe('change:""');
  expect(await single.getByRole("button", { name: "Очистить" }).count()).toBe(0);
  const tags = await openField("mode=tags&initial=1&initial=2");
  await tags.getByRole("button", { name: "Убрать: Волна 1" }).click();
  expect((await words(tags)).at(-1)).toBe('change:["2"]');
  await tags.getByRole("button", { name: "Очистить" }).click();
  expect((await words(tags)).at(-1)).toBe("change:[]");
  const fixed = await openField("initial=1&canClear=false");
  expect(await fixed.getByRole("button", { name: "Очистить" }).count()).toBe(0);
});

test("[SL2] [SL18] filterResults filters at once by part of the label in any case; without it the server alone decides", async () => {
  const page = await openField();
  await open(page);
  await searchBox(page).fill("  вОЛНА 1 ");
  expect((await options(page).allInnerTexts()).every((name) => name.startsWith("Волна 1"))).toBe(true);
  const plain = await openField("filterResults=false");
  await open(plain);
  await searchBox(plain).fill("ничего такого");
  expect(await options(plain).count()).toBe(20);
});

test("[SL3] [SL4] given options need no server; nothing found and nothing there are told apart", async () => {
  const page = await openField("given=1");
  await open(page);
  expect(await options(page).count()).toBe(3);
  await searchBox(page).fill("нет такого");
  await page.getByText("Ничего не нашлось").waitFor();
  const asked = await openField();
  await open(asked);
  await searchBox(asked).fill("нет такого");
  await asked.getByText("Список пуст").waitFor();
});

test("a list that could not be loaded says so and can be asked again", async () => {
  const page = await openField();
  await open(page);
  await searchBox(page).fill("сбой");
  await page.getByText("Список не загрузился").waitFor();
  await page.getByRole("button", { name: "Повторить" }).click();
  await expect.poll(async () => (await words(page)).filter((what) => what === "search:сбой").length).toBe(2);
});

test("[SL19] [SL20] by keyboard alone: arrows open and move round, Enter picks, Escape leaves, Tab goes on", async () => {
  const page = await openField();
  await page.getByRole("button", { name: "Перед полем" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox").waitFor();
  const box = searchBox(page);
  await expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Поиск");
  expect(await box.getAttribute("aria-expanded")).toBe("true");
  expect(await box.getAttribute("aria-controls")).toBe(await page.getByRole("listbox").getAttribute("id"));
  const active = async () => {
    const id = await box.getAttribute("aria-activedescendant");
    return id === null ? "" : page.locator(`[id="${id}"]`).innerText();
  };
  await page.keyboard.press("ArrowDown");
  const first = await active();
  await page.keyboard.press("ArrowDown");
  expect([first, await active()]).toEqual(["Волна 1", "Барс 2"]);
  await page.keyboard.press("Enter");
  await isShut(page);
  expect((await words(page)).at(-1)).toBe('change:"2"');
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox").waitFor();
  expect(await option(page, "Барс 2").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await isShut(page);
  const id = await field(page).getAttribute("id");
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe(id);
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("");
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("После поля");
});

test("[SL19] Backspace in an empty search takes the last one back", async () => {
  const page = await openField("mode=tags&initial=1&initial=2");
  await open(page);
  await searchBox(page).press("Backspace");
  expect((await words(page)).at(-1)).toBe('change:["1"]');
  await searchBox(page).fill("в");
  await searchBox(page).press("Backspace");
  expect((await words(page)).at(-1)).toBe('change:["1"]');
});

test("what is not in the list can be added, with the search text as a start", async () => {
  const page = await openField();
  await open(page);
  await searchBox(page).fill("Новый клуб");
  await page.getByRole("button", { name: "Нет в списке? Добавить" }).click();
  expect(await words(page)).toContain("create:Новый клуб");
});

test("[SL20] closed and open, it is clean for assistive technology", async () => {
  const page = await openField("initial=1");
  expect(await axeProblems(page)).toEqual([]);
  await open(page);
  expect(await axeProblems(page)).toEqual([]);
});
