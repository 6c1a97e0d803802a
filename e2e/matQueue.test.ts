import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { apiOf } from "./support/lateActs.ts";
import {
  EVENT_ID,
  readCompetition,
  reload,
  signIn,
  tablePath,
  visit,
  visitWithFonts,
  watchForErrors,
} from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const deskAnswerSchema = z.looseObject({
  data: z.looseObject({ mats: z.array(z.looseObject({})) }),
});
const SILENT_TABLE = {
  user: "Ольга Рябова",
  seenAt: 0,
  device: "d",
  userAgent: null,
  offsetMs: 0,
  unsent: 0,
  undecided: 0,
};

let app: RunningApp;
let browser: Browser;

/** When the table of the second mat was heard for the last time. */
let heardAtMs = 0;

shareApp(async (started) => {
  ({ app, browser } = started);
  const { carpets } = await readCompetition(app);
  const scope = `carpet:${carpets[1]?.uuid}`;
  const table = await apiOf(app, "mat2");
  await table.leases.take({ data: { scope, device: crypto.randomUUID(), expectEpoch: 0, takeover: true } });
  heardAtMs = Date.now();
});

/** The page of the first mat, as an official who runs it sees it. */
async function openMat(width = 1440): Promise<Page> {
  const { uuid, carpets } = await readCompetition(app);
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await signIn(page, app, "admin");
  await visitWithFonts(page, `${app.origin}/competition/${uuid}/refereeing/carpet/${carpets[0]?.uuid}`);
  return page;
}

/** Of the bout after the one that gets ready: those whose pair is known stand in the list. */
const row = (page: Page) => page.locator("[data-sort-item]").nth(1);

test("[DK12] who has come is marked in the queue, stands after a reload, and another official sees it at once", async () => {
  const [page, other] = [await openMat(), await openMat()];
  const errors = watchForErrors(page);
  const boxes = row(page).getByRole("button", { name: /^На месте/ });
  const label = await boxes.first().getAttribute("aria-label");
  const name = label?.replace(/^.*: /, "") ?? "";
  const mark = (shown: Page, what: string, isPressed: boolean) =>
    row(shown).getByRole("button", { name: `${what}: ${name}`, pressed: isPressed });
  await mark(page, "На месте", false).click();
  await mark(page, "На месте", true).waitFor();
  await mark(other, "На месте", true).waitFor();
  await reload(page);
  await mark(page, "На месте", true).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  // That somebody has not come is said in the menu; the box takes it back.
  await row(page)
    .getByRole("button", { name: /^Действия/ })
    .click();
  await page.getByRole("menuitem", { name: `Нет на месте: ${name}` }).click();
  await mark(page, "Нет на месте", true).waitFor();
  await mark(other, "Нет на месте", true).click();
  await mark(other, "На месте", false).waitFor();
  await mark(page, "На месте", false).waitFor();
  expect(errors).toEqual([]);
});

const CUT_NAMES = `[...document.querySelectorAll("[data-sort-item] [data-corner] *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === "hidden")
  .map((one) => one.textContent)`;

test.each([
  [1440, true],
  [1366, true],
  [1280, true],
  [390, false],
] as const)("[SN40] at %i px a bout of a queue is one line: %s", async (width, isOneLine) => {
  const page = await openMat(width);
  const corners = row(page).locator("[data-corner]");
  const [red, blue] = [await corners.nth(0).boundingBox(), await corners.nth(1).boundingBox()];
  expect(Math.abs((red?.y ?? 0) - (blue?.y ?? 99)) < 2).toBe(isOneLine);
  if (isOneLine) expect((await row(page).boundingBox())?.height).toBeLessThan(56);
  else expect(await page.evaluate(CUT_NAMES)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
});

test("[DY73] a break is told on the page of its mat, to officials and at the table, which asks before a bout begins in it", async () => {
  const competition = await readCompetition(app);
  const { uuid, carpets, fightings } = competition;
  const [, , free] = carpets;
  const bout = fightings.find(
    ({ state, fighters, carpet }) =>
      state === "waiting" && fighters.length === 2 && carpet?.uuid === free?.uuid,
  );
  if (free === undefined || bout === undefined) throw new Error("no bout to begin on the third mat");
  const pages = await Promise.all(
    [1440, 1440, 390].map(async (width) =>
      (await browser.newContext({ viewport: { width, height: 900 } })).newPage(),
    ),
  );
  const [desk, table, visitor] = pages;
  if (desk === undefined || table === undefined || visitor === undefined) throw new Error("no pages");
  const errors = pages.map(watchForErrors);
  await signIn(desk, app, "admin");
  await signIn(table, app, "mat3");
  await visit(desk, `${app.origin}/competition/${uuid}/refereeing/carpet/${free.uuid}`);
  await visit(table, app.origin + tablePath(competition, bout));
  await visit(visitor, `${app.origin}/events/${EVENT_ID}/carpets/${free.uuid}`);
  await table.getByText("На связи, всё отправлено").waitFor();

  const api = await apiOf(app, "admin");
  const id = crypto.randomUUID();
  const data = { id, title: "Обед", from: "00:00", to: "23:59", carpet: free.uuid };
  await api.programme.putBreak(uuid, { data });
  for (const page of pages) await page.getByText("Обед до 23:59").first().waitFor();
  for (const page of [desk, visitor]) expect(await axeProblemsInBothModes(page)).toEqual([]);

  const asked = table.getByRole("dialog", { name: "Начать сейчас?" });
  await table.getByRole("button", { name: /^Старт/ }).click();
  await asked.getByText("Обед до 23:59. Схватка начнётся, не дожидаясь.").waitFor();
  expect(await axeProblemsInBothModes(table)).toEqual([]);
  // The safe answer has the focus: the same key again begins nothing.
  await table.keyboard.press("Enter");
  await asked.waitFor({ state: "detached" });
  await table.getByRole("button", { name: /^Старт/ }).waitFor();
  await table.keyboard.press("Space");
  await asked.getByRole("button", { name: "Начать сейчас" }).click();
  await table.getByRole("button", { name: /^Стоп/ }).waitFor();
  // What goes on is fought to its end: the table says no more of the break, the others do.
  await expect.poll(() => table.getByText("Обед до 23:59").count()).toBe(0);
  expect(await visitor.getByText("Обед до 23:59").count()).toBeGreaterThan(0);

  await api.programme.endBreak(uuid, id);
  for (const page of pages) await expect.poll(() => page.getByText("Обед до 23:59").count()).toBe(0);
  expect(errors).toEqual([[], [], []]);
});

test("[DK16] who writes a result by hand is told that the table of the mat is silent, since when, and what comes later", async () => {
  const { uuid, carpets } = await readCompetition(app);
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await sleep(Math.max(0, heardAtMs + 22_000 - Date.now()));
  const dialog = page.getByRole("dialog");
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, `${app.origin}/competition/${uuid}/refereeing/carpet/${carpets[1]?.uuid}`);
    // The table is asked about when the dialog is open: what is told of it moves nothing.
    const { promise: isSeen, resolve: tell } = Promise.withResolvers<void>();
    await page.route("**/desk", async (route) => {
      await isSeen;
      return route.continue();
    });
    await page.getByRole("button", { name: "Записать результат" }).click();
    const field = dialog.getByLabel("Как закончилась");
    await dialog.getByText("Эту схватку ведёт стол.").waitFor();
    const before = await field.boundingBox();
    tell();
    await dialog.getByText(/^Стол этого ковра молчит с\s\d\d:\d\d$/).waitFor();
    expect(await field.boundingBox()).toEqual(before);
    await page.unroute("**/desk");
  }
  await dialog.getByText(/Решения по действиям столов/).waitFor();
  // That it is silent does not make it less of a bout under way.
  await dialog.getByText(/Запись вручную остановит часы/).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  // Another mat has no table that could hold anything.
  await visit(page, `${app.origin}/competition/${uuid}/refereeing/carpet/${carpets[0]?.uuid}`);
  await page.getByRole("button", { name: "Записать результат" }).click();
  await dialog.getByText("Эту схватку ведёт стол.").waitFor();
  expect(await dialog.getByText(/молчит/).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("[DK1] what wants to be seen opens the list of the hall, nothing folds it again, and a server that is away is told above it", async () => {
  const { uuid } = await readCompetition(app);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Связь в зале" }) }).last();
  const list = card.locator("details[open]");
  let hall: "well" | "silent" | "unreached" = "well";
  await page.route("**/displays", (route) => (hall === "unreached" ? undefined : route.continue()));
  await page.route("**/desk", async (route) => {
    // Nothing is answered: a network that is gone may leave a question open for minutes.
    if (hall === "unreached") return;
    const { data } = deskAnswerSchema.parse(await (await route.fetch()).json());
    const table = hall === "well" ? null : SILENT_TABLE;
    const mats = data.mats.map((mat, index) => ({ ...mat, table: index === 0 ? table : null }));
    return route.fulfill({ json: { data: { ...data, mats, displays: [] } } });
  });
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/competition/${uuid}`);
  await card.getByText("не занят").nth(3).waitFor({ state: "attached" });
  if ((await list.count()) > 0) await card.locator("summary").click();
  hall = "silent";
  await list.getByText(/^нет связи/).waitFor();
  hall = "well";
  await list.getByText("не занят").nth(3).waitFor();

  hall = "silent";
  await list.getByText(/^нет связи/).waitFor();
  await card.locator("summary").click();
  await expect.poll(() => list.count()).toBe(0);
  hall = "unreached";
  const stale = card.getByText("Сведения не обновляются: сервер не отвечает.");
  await stale.waitFor();
  // A hall without screens has its list folded, and is told all the same.
  await page.getByText("Список экранов не обновляется: сервер не отвечает.").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  hall = "silent";
  await card.getByRole("button", { name: "Повторить" }).click();
  await stale.waitFor({ state: "detached" });
  expect(await list.count()).toBe(0);
  // What is on its way when the browser ends is nobody's fault.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
});

test("[DY73] the head table reads of a break where nobody is on the mat, not that the mat is empty", async () => {
  const { uuid, carpets, fightings } = await readCompetition(app);
  const mat = carpets[3];
  const on = fightings.find(({ state, carpet }) => state === "running" && carpet?.uuid === mat?.uuid);
  if (mat === undefined || on === undefined) throw new Error("nobody fights on the fourth mat");
  const api = await apiOf(app, "admin");
  const result = {
    method: "points",
    winner: "red",
    score: { red: 2, blue: 0 },
    reason: "запись с бумаги",
  } as const;
  await api.acts.result(on.uuid, { data: { id: crypto.randomUUID(), ...result } });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/competition/${uuid}`);
  const column = page.getByRole("region", { name: mat.name, exact: true });
  await column.getByText("На ковре никого").waitFor();
  const id = crypto.randomUUID();
  await api.programme.putBreak(uuid, {
    data: { id, title: "Обед", from: "00:00", to: "23:59", carpet: mat.uuid },
  });
  await column.getByText("Обед до 23:59").waitFor();
  expect(await column.getByText("На ковре никого").count()).toBe(0);
  await api.programme.endBreak(uuid, id);
  await column.getByText("На ковре никого").waitFor();
  expect(errors).toEqual([]);
});
