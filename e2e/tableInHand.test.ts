import type { Browser, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { takeTable } from "./support/outage.ts";
import { boxOf, isApart, staysPut } from "./support/places.ts";
import { readCompetition, signIn, tablePath, visitWithFonts, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";
import { openWithRefused } from "./support/wipedDevice.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

const side = (page: Page, colour: "Красный" | "Синий") =>
  page.getByRole("region", { name: new RegExp(`^${colour}`) });
const counter = (page: Page, colour: "Красный" | "Синий") =>
  side(page, colour).locator('[data-kind="points"] output');

async function openTable(page: Page, competition: Competition, bout: Fighting): Promise<void> {
  const mat = competition.carpets.findIndex(({ uuid }) => uuid === bout.carpet?.uuid) + 1;
  await signIn(page, app, `mat${mat}`);
  await visitWithFonts(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
}

async function isInSight(element: Locator, { height }: { readonly height: number }): Promise<void> {
  const box = await boxOf(element);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

const PHONES = [
  { width: 390, height: 844, mat: 1, small: { width: 320, height: 640 } },
  { width: 844, height: 390, mat: 2, small: { width: 667, height: 375 } },
] as const;

/** What stands where: tops of the rows of both athletes, baselines of the points, what is out of sight, and keys. */
const LAID_OUT = `(() => {
  const panels = [...document.querySelectorAll("section[data-corner]")];
  const seen = (element) => element.getClientRects().length > 0;
  const tops = (panel) => [...panel.querySelectorAll("header, output, fieldset button")].filter(seen)
    .map((element) => Math.round(element.getBoundingClientRect().top));
  const [left, right] = panels.map(tops);
  const outside = [...document.querySelectorAll("main button, header button, section button")].filter(seen)
    .filter((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
    }).map((element) => element.textContent);
  const cut = [...document.querySelectorAll("section[data-corner] button")].filter(seen)
    .filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent);
  const root = document.documentElement;
  return {
    isLevel: left.join() === right.join(),
    scrolls: root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth,
    outside,
    cut,
    keys: [...document.querySelectorAll("kbd")].filter(seen).length,
  };
})()`;

const laidOutSchema = z.object({
  isLevel: z.boolean(),
  scrolls: z.boolean(),
  outside: z.array(z.string()),
  cut: z.array(z.string()),
  keys: z.number(),
});

/** A bout of a mat whose table nobody has held before. */
async function openBout(mat: 0 | 1 | 2 | 3): Promise<[Competition, Fighting]> {
  const competition = await readCompetition(app);
  const bout = competition.fightings.find(
    ({ state, carpet }) =>
      (state === "running" || state === "paused") && carpet?.uuid === competition.carpets[mat]?.uuid,
  );
  if (bout === undefined) throw new Error("this mat has no bout under way");
  return [competition, bout];
}

test.each(PHONES)(
  "[SN38] [SN24] a whole bout on a phone of $width × $height, nothing out of sight",
  async ({ mat, small, ...viewport }) => {
    const [competition, bout] = await openBout(mat);
    const page = await (
      await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" })
    ).newPage();
    const errors = watchForErrors(page);
    await openTable(page, competition, bout);
    const isWhole = async () =>
      expect(laidOutSchema.parse(await page.evaluate(LAID_OUT))).toEqual({
        isLevel: true,
        scrolls: false,
        outside: [],
        cut: [],
        keys: 0,
      });
    const points = async () => Number(await counter(page, "Красный").innerText());
    const before = await points();
    const stop = page.getByRole("button", { name: "Стоп" });
    if (await stop.isVisible()) await stop.click();
    const start = page.getByRole("button", { name: "Старт" });
    await start.waitFor();
    for (const size of [small, viewport]) {
      await page.setViewportSize(size);
      await isWhole();
      await staysPut(page, /^На связи, всё отправлено/);
    }
    await start.click();
    // Sooner the same button would take the next press for a tremble.
    await page.waitForTimeout(300);
    await side(page, "Красный").getByRole("button", { name: /^\+3/ }).click();
    await expect.poll(points).toBe(before + 3);
    await page.getByRole("button", { name: /^Отменить/ }).click();
    await expect.poll(points).toBe(before);
    await stop.click();
    await start.waitFor();

    // What is seldom pressed is one press away, and a running countdown is told where it was begun from.
    await side(page, "Красный").getByRole("button", { name: /^\+2/ }).first().click();
    await expect.poll(points).toBe(before + 2);
    const more = page.getByRole("dialog");
    await page.getByRole("button", { name: "Ещё" }).click();
    expect(await axeProblemsInBothModes(page)).toEqual([]);
    const ofRed = more.getByRole("region", { name: /^Снять/ }).first();
    await ofRed.getByRole("button", { name: "Снять последние баллы" }).click();
    await expect.poll(() => ofRed.locator('[data-kind="points"] output').innerText()).toBe(String(before));
    for (const name of ["Поменять стороны", "Поставить время точно", "Табло"])
      await more.getByRole("button", { name }).waitFor();
    expect(await more.getByRole("button", { name: "Дисквалификация" }).count()).toBe(2);
    for (const name of ["Дисквалификация", /^Врач/, "Поставить время точно"])
      await isInSight(more.getByRole("button", { name }).last(), viewport);
    await more.getByRole("button", { name: /^Врач/ }).click();
    await more.locator("fieldset button[data-corner]").first().click();
    await more.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Остановить: Врач/ }).waitFor();
    await isWhole();

    await side(page, "Красный").getByRole("button", { name: "Сабмишен" }).click();
    const confirm = page.getByRole("button", { name: /^Подтвердить победу/ });
    await isInSight(confirm, viewport);
    await confirm.click();
    await page.getByText(/^Победа: /).waitFor();
    await isWhole();
    await page.getByRole("button", { name: "Вернуть схватку" }).click();
    await page.getByRole("button", { name: "Старт" }).waitFor();
    // What the page shows it has yet to send: closed before that, it would keep the act in a profile that is gone with it.
    await page.getByText("На связи, всё отправлено").waitFor();
    const { fightings } = await readCompetition(app);
    expect(fightings.find(({ uuid }) => uuid === bout.uuid)?.state).toBe("paused");
    expect(errors).toEqual([]);
  },
);

test("[LS33] [SN38] what was refused stays told beside a lost network, with its button", async () => {
  const [competition, bout] = await openBout(2);
  const inHand = { viewport: PHONES[0], hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const page = await openWithRefused({ app, browser, competition, bout }, inHand);
  await page.getByText("Действие не принято").waitFor({ state: "detached", timeout: 20_000 });
  for (const size of PHONES.flatMap(({ small, ...viewport }) => [small, viewport])) {
    await page.setViewportSize(size);
    await staysPut(
      page,
      /^На связи, не в протоколе: 1/,
      page.getByRole("button", { name: "Не в протоколе: 1" }),
    );
  }
});

test("[SN38] at 1366 px the head of a table is one line, and no key lies over a word", async () => {
  const [competition, bout] = await openBout(0);
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await signIn(page, app, "chief");
  await visitWithFonts(page, app.origin + tablePath(competition, bout));
  expect(await page.evaluate(HEAD_HEIGHT)).toBeLessThanOrEqual(60);
  expect(await page.evaluate(COVERED_WORDS)).toEqual([]);
});

test("[SN41] a question about a penalty lies over neither names nor score, taking back nor the way out", async () => {
  const [competition, bout] = await openBout(3);
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await openTable(page, competition, bout);
  const question = page.getByRole("alert").filter({ hasText: "предупреждение" });
  await side(page, "Синий")
    .getByRole("button", { name: /Предупр/ })
    .last()
    .click();
  await question.waitFor();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1366, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A tablet held upright is scrolled to the way out.
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    const asked = await boxOf(question);
    const free = {
      undo: page.getByRole("button", { name: /^Отменить/ }),
      finish: page.getByRole("button", { name: /^Завершить/ }),
      redName: side(page, "Красный").locator("header"),
      blueName: side(page, "Синий").locator("header"),
      redScore: counter(page, "Красный"),
      blueScore: counter(page, "Синий"),
      blueWarnings: side(page, "Синий").locator('[data-kind="penalties"]'),
    };
    for (const [name, element] of Object.entries(free)) {
      const isFree = isApart(asked, await boxOf(element));
      expect({ width, name, isFree }).toEqual({ width, name, isFree: true });
    }
    expect([
      asked.x >= 0,
      asked.x + asked.width <= width,
      asked.y >= 0,
      asked.y + asked.height <= height,
    ]).toEqual([true, true, true, true]);
  }
});

test("[BT27] [SN41] what is counted down has its name beside its time, and the answer to a question breaks no word", async () => {
  const [competition, bout] = await openBout(3);
  const page = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  await signIn(page, app, "mat4");
  await visitWithFonts(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
  const counted = page.getByRole("button", { name: /^Остановить: Пассивность/ });
  if ((await counted.count()) === 0) await page.keyboard.press("KeyX");
  await counted.waitFor();
  await page.keyboard.press("KeyS");
  await page.getByRole("alert").filter({ hasText: "предупреждение" }).waitFor();
  for (const [width, height] of [
    [1180, 820],
    [1366, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, await page.evaluate(OVER_TIME), await page.evaluate(BROKEN_WORDS)]).toEqual([
      width,
      [],
      [],
    ]);
  }
});

const HEAD_HEIGHT = `document.querySelector("header").getBoundingClientRect().height`;

/** Words of buttons that a keycap of the same button lies over. */
const COVERED_WORDS = `[...document.querySelectorAll("button")].flatMap((button) => {
  const key = button.querySelector("kbd")?.getBoundingClientRect();
  if (key === undefined) return [];
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const covered = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    // What is only heard takes one pixel.
    if (parentElement.closest("kbd") || parentElement.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const word of range.getClientRects()) {
      if (word.left < key.right && word.right > key.left && word.top < key.bottom && word.bottom > key.top)
        covered.push(walker.currentNode.data);
    }
  }
  return covered;
})`;

/** Countdowns whose name lies over their time, or that have no room for both. */
const OVER_TIME = `[...document.querySelectorAll("button[aria-label^=Остановить]")].flatMap((button) => {
  const time = button.querySelector("[role=timer]").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(button.querySelector("span"));
  const isOver = [...range.getClientRects()].some((word) =>
    word.left < time.right && word.right > time.left && word.top < time.bottom && word.bottom > time.top);
  return isOver || button.scrollWidth > button.clientWidth ? [button.textContent] : [];
})`;

/** Words of the answers to a question that go on in the next line. */
const BROKEN_WORDS = `[...document.querySelectorAll("[role=alert] button > span")].flatMap(({ firstChild }) =>
  [...(firstChild?.data ?? "").matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  }))`;
