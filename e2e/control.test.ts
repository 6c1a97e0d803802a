import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { takeTable } from "./support/outage.ts";
import { readCompetition, runningBout, signIn, tablePath, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

/** What a keyboard sends under a Russian layout: the letter is another one, its place is the same. */
const RUSSIAN: Readonly<Record<string, string>> = {
  KeyQ: "й",
  KeyW: "ц",
  KeyE: "у",
  KeyR: "к",
  KeyS: "ы",
  KeyP: "з",
  KeyU: "г",
  KeyZ: "я",
  KeyC: "с",
  KeyG: "п",
};

async function press(page: Page, code: string): Promise<void> {
  const key = RUSSIAN[code];
  if (key === undefined) return page.keyboard.press(code);
  const init = JSON.stringify({ code, key, bubbles: true, cancelable: true });
  await page.evaluate(`document.dispatchEvent(new KeyboardEvent("keydown", ${init}))`);
}

const side = (page: Page, colour: "Красный" | "Синий") =>
  page.getByRole("region", { name: new RegExp(`^${colour}`) });
const counter = (page: Page, colour: "Красный" | "Синий", kind: "points" | "penalties") =>
  side(page, colour).locator(`[data-kind="${kind}"] output`);
const nameOf = (page: Page, colour: "Красный" | "Синий") =>
  side(page, colour).locator("header b").innerText();
const shows = async (page: Page, red: number, blue: number) => {
  await expect.poll(() => counter(page, "Красный", "points").innerText()).toBe(String(red));
  await expect.poll(() => counter(page, "Синий", "points").innerText()).toBe(String(blue));
};

async function openTable(page: Page, competition: Competition, bout: Fighting): Promise<void> {
  const mat = competition.carpets.findIndex(({ uuid }) => uuid === bout.carpet?.uuid) + 1;
  await signIn(page, app, `mat${mat}`);
  await visit(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
}

/** Presses of the red athlete: how long until the digit has changed, and what else on the page was touched. */
const TAPS = `(async () => {
  const panelOf = (colour) => document.querySelector('section[data-corner="' + colour + '"]');
  const buttons = [...panelOf("red").querySelectorAll("fieldset button")].slice(0, 4);
  const output = panelOf("red").querySelector('[data-kind="points"] output');
  // A position of red ends the one blue was holding, so that press is told to blue as well.
  buttons[1].click();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const seen = [];
  const watch = new MutationObserver((records) => seen.push(...records));
  watch.observe(panelOf("blue"), { subtree: true, childList: true, characterData: true, attributes: true });
  const times = [];
  for (let index = 0; index < 20; index += 1) {
    const before = output.textContent;
    const start = performance.now();
    buttons[index % 4].click();
    while (output.textContent === before) await Promise.resolve();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  return { times, strangers: seen.length };
})()`;
const tapsSchema = z.object({ times: z.array(z.number()), strangers: z.number() });

test("[SN15] [BT26] [BT27] [TB3] [TB5] a whole bout by keyboard alone, under a Russian layout, seen by a second page", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const page = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  const viewer = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  const errors = [watchForErrors(page), watchForErrors(viewer)];
  await openTable(page, competition, bout);
  await signIn(viewer, app, "admin");
  await visit(viewer, app.origin + tablePath(competition, bout));
  await viewer.getByRole("button", { name: "Забрать стол" }).waitFor();
  const [red, blue] = bout.slots.map(({ fighter }) => bout.points[fighter ?? ""]?.scores ?? 0);
  if (red === undefined || blue === undefined) throw new Error("a bout of two");

  await press(page, "Space");
  await page.getByRole("button", { name: "Старт" }).waitFor();
  await press(page, "KeyQ");
  await press(page, "KeyE");
  await press(page, "KeyP");
  await shows(page, red + 5, blue + 4);

  // Sides are swapped and back again, a score goes with its athlete; the same key and Enter alone swap nothing (EN51).
  for (const [left, right] of [[blue + 4, red + 5] as const, [red + 5, blue + 4] as const]) {
    await press(page, "F2");
    const question = page.getByRole("dialog", { name: "Поменять стороны?" });
    await question.locator("button:focus", { hasText: "Отмена" }).waitFor();
    await press(page, "Enter");
    await question.waitFor({ state: "detached" });
    await shows(page, right, left);
    await press(page, "F2");
    await question.locator("button:focus", { hasText: "Отмена" }).waitFor();
    await press(page, "Tab");
    await press(page, "Enter");
    await question.waitFor({ state: "detached" });
    await shows(page, left, right);
    // The same act at once again would be a double tap.
    await page.waitForTimeout(300);
  }

  // The first caution of these rules is worth a point: it is asked, and given when accepted.
  await press(page, "KeyS");
  const question = page.getByRole("alert").filter({ hasText: "1-е предупреждение" });
  await question.waitFor();
  await shows(page, red + 5, blue + 4);
  // Put off, it decides nothing and is asked again after the next act.
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await shows(page, red + 5, blue + 4);
  await press(page, "KeyZ");
  await question.waitFor();
  await press(page, "Enter");
  await question.waitFor({ state: "detached" });
  await shows(page, red + 5, blue + 5);
  expect(await counter(page, "Красный", "penalties").innerText()).toBe("1");

  await page.getByRole("button", { name: /^Остановить: Врач/ }).waitFor();
  const seen = viewer.getByRole("button", { name: /^Остановить: Врач/ });
  await seen.waitFor({ timeout: 3000 });
  expect(await seen.getByRole("timer").innerText()).toMatch(/^(4:00|3:5\d)$/);
  await press(page, "KeyZ");
  await seen.waitFor({ state: "detached" });

  await press(page, "KeyU");
  await shows(page, red + 5, blue + 7);
  await press(page, "Backspace");
  await shows(page, red + 5, blue + 5);
  await page.keyboard.press("Control+Shift+KeyZ");
  await shows(page, red + 5, blue + 7);

  await press(page, "KeyC");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Найти приём").fill("РЫЧАГ лок");
  await page.keyboard.press("Enter");
  expect(await dialog.getByRole("button", { name: "Рычаг локтя" }).getAttribute("aria-pressed")).toBe("true");
  await dialog.getByRole("button", { name: /^Подтвердить победу/ }).press("Enter");
  await page.getByText(/сабмишен, рычаг локтя/).waitFor();

  const recorded = async () => (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid);
  await expect.poll(recorded).toMatchObject({
    state: "finished",
    cause: "submission",
    winner: { uuid: bout.slots[0].fighter },
    result: { technique: "armbar" },
  });

  // The next pair of the mat by one press, with the same right to write.
  await page.getByText("Следующая схватка").waitFor();
  await press(page, "Enter");
  await page.waitForURL((url) => !url.pathname.endsWith(bout.uuid));
  await page.locator("button:enabled", { hasText: "Старт" }).waitFor();
  await press(page, "KeyQ");
  await expect.poll(() => counter(page, "Красный", "points").innerText()).toBe("2");
  expect(errors.flat()).toEqual([]);
});

test("[BT17] [BT12] [TB4] an act is replaced, moved and undone by touch, the dialog says what follows, axe finds nothing", async () => {
  const competition = await readCompetition(app);
  const bout = competition.fightings.findLast(
    ({ state, fighters }) => state === "running" && fighters.length === 2,
  );
  if (bout === undefined) throw new Error("the demo has no bout under way");
  const page = await (
    await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1180, height: 820 } })
  ).newPage();
  const errors = watchForErrors(page);
  await openTable(page, competition, bout);
  // The clock of the demo may have run out by now.
  const stop = page.getByRole("button", { name: "Стоп" });
  if (await stop.isVisible()) await stop.click();
  await page.getByRole("button", { name: "Старт" }).waitFor();
  const before = await Promise.all([
    counter(page, "Красный", "points").innerText(),
    counter(page, "Синий", "points").innerText(),
  ]);
  const [red, blue] = [Number(before[0]), Number(before[1])];
  const newest = page.locator("ol li").first();
  const clock = () => newest.locator("time").innerText();

  await side(page, "Красный")
    .getByRole("button", { name: /\+2 тейкдаун/ })
    .click();
  await shows(page, red + 2, blue);
  const at = await clock();
  await newest.getByRole("button", { name: /^Исправить/ }).click();
  await newest.getByRole("button", { name: "Заменить" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^\+4/ }).click();
  await shows(page, red + 4, blue);
  expect(await clock()).toBe(at);
  await newest.getByRole("button", { name: /^Исправить/ }).click();
  await newest.getByRole("button", { name: "Сопернику" }).click();
  await shows(page, red, blue + 4);
  expect(await clock()).toBe(at);
  await newest.getByRole("button", { name: /^Исправить/ }).click();
  await newest.getByRole("button", { name: "Отменить" }).click();
  await shows(page, red, blue);

  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.getByRole("button", { name: /Завершить схватку/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Победитель идёт дальше|Результат сразу|последняя схватка/).waitFor();
  // The reason comes first: it is read before a winner is chosen.
  const reason = await dialog.getByText(/^По (правилам|счёту)/).boundingBox();
  const choice = await dialog.getByText("Победитель", { exact: true }).boundingBox();
  expect((reason?.y ?? Infinity) < (choice?.y ?? 0)).toBe(true);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // Nothing moves when a score gets its second digit.
  const box = () => side(page, "Синий").getByRole("button", { name: /\+3/ }).boundingBox();
  const still = await box();
  for (let times = 0; times < 4; times += 1) {
    await side(page, "Синий").getByRole("button", { name: /\+3/ }).click();
    await page.waitForTimeout(300);
  }
  await shows(page, red, blue + 12);
  expect(await box()).toEqual(still);

  // Time is put exactly, runs out by itself at the table, and still takes a score.
  await page.keyboard.press("Digit0");
  await page.getByLabel("Осталось на часах").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("0:01");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // It is put before it is started, as a person sees it.
  await page
    .locator("time", { hasText: /^0:01$/ })
    .first()
    .waitFor();
  await page.keyboard.press("Space");
  await page.getByText("Время вышло").waitFor({ timeout: 5000 });
  await page.locator("output:visible", { hasText: /^По правилам соревнования/ }).waitFor();
  await side(page, "Синий").getByRole("button", { name: /\+3/ }).click();
  await page.getByText("после гонга").waitFor();

  // The digit is there long before the next frame has to be drawn, and nobody else's half is touched for it.
  const { times, strangers } = tapsSchema.parse(await page.evaluate(TAPS));
  expect(times.toSorted((a, b) => a - b)[times.length / 2]).toBeLessThan(50);
  expect(strangers).toBe(0);

  // Who is disqualified is said by name before it is pressed, and of it the score is no reason.
  const [loser, winner] = [await nameOf(page, "Красный"), await nameOf(page, "Синий")];
  await page.getByRole("button", { name: `Дисквалификация ${loser}`, exact: true }).click();
  const disqualify = dialog.getByRole("button", { name: `Дисквалифицировать: ${loser}`, exact: true });
  await disqualify.waitFor();
  expect(await dialog.getByText(/^По (правилам|счёту)/).count()).toBe(0);
  await disqualify.click();
  await page.getByText(`Победа: ${winner}, дисквалификация`).waitFor();
  const recorded = async () => (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid);
  await expect.poll(recorded).toMatchObject({
    state: "finished",
    winner: { uuid: bout.slots[1].fighter },
    result: { method: "dq_technical" },
  });
  expect(errors).toEqual([]);
});
