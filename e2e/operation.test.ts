import type { Browser, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { type RunningApp } from "./support/app.ts";
import { axeProblems, axeProblemsInBothModes } from "./support/axe.ts";
import { dragTo, handle, moveByKeys, shown } from "./support/sorting.ts";
import { readCompetition, runningBout, signIn, tablePath, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
let admin: Page;

shareApp((started) => ({ app, browser } = started));
beforeEach(async () => {
  admin = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(admin, app, "admin");
});

// Every page of an official is looked at in the visitor's journeys; here are the states they do not come to.
test("[GN15] axe finds nothing on the table of a running bout, its board, walls of the hall, acts aside and a mat with an open menu", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const base = `/competition/${competition.uuid}`;
  const mat = `${base}/refereeing/carpet/${bout.carpet?.uuid}`;
  const found: string[] = [];
  const table = tablePath(competition, bout);
  const inGroups = competition.categories.find(({ format }) => format === "groups_playoff");
  const walls = ["page=queue&mode=light", `page=bracket:${inGroups?.uuid}`, "page=teams&mode=light"];
  const screens = walls.map((query) => `${base}/screen?${query}`);
  for (const path of [table, `${table}/board`, ...screens, `${base}/parked`]) {
    await visit(admin, app.origin + path);
    found.push(...(await axeProblems(admin)).map((problem) => `${path}: ${problem}`));
  }
  await visit(admin, app.origin + mat);
  await openMenu(admin);
  found.push(...(await axeProblems(admin)).map((problem) => `menu: ${problem}`));
  expect(found).toEqual([]);
});

test("[GN15] axe finds nothing on the head table in either colour: order of all, an athlete that was found, their menu, wide and narrow", async () => {
  const competition = await readCompetition(app);
  const found: string[] = [];
  const look = async (what: string) =>
    void found.push(...(await axeProblemsInBothModes(admin)).map((problem) => `${what}: ${problem}`));
  const typed = competition.categories[0]?.fighters[0]?.lastName ?? "";
  await visit(admin, `${app.origin}/competition/${competition.uuid}`);
  for (const width of [1440, 390]) {
    await admin.setViewportSize({ width, height: 900 });
    await admin.getByRole("button", { name: "По коврам" }).click();
    // A narrow window has no room to tell the keys.
    expect(await admin.getByText("Ctrl+Z").isVisible()).toBe(width > 760);
    if (width === 390) await look("390 mats");
    await admin.getByRole("button", { name: "Общий порядок" }).click();
    await admin.getByRole("searchbox", { name: "Фамилия или клуб" }).fill(typed);
    await openMenu(admin);
    await look(`${width} order, search and menu`);
    await admin.keyboard.press("Escape");
  }
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.setViewportSize({ width: 1440, height: 900 });
  expect(found).toEqual([]);
});

test("[EN49] [SN39] on a phone every button of a category's bouts is in sight, and one of them begins a bout", async () => {
  const competition = await readCompetition(app);
  const ahead = competition.fightings.find(
    ({ state, slots }) => state === "waiting" && slots.every(({ fighter }) => fighter !== null),
  );
  await admin.setViewportSize({ width: 390, height: 844 });
  await visit(
    admin,
    `${app.origin}/competition/${competition.uuid}/refereeing/category/${ahead?.category.uuid}`,
  );
  const bouts = admin.getByRole("table", { name: "Схватки категории" });
  expect(await bouts.getByRole("link", { name: "Начать" }).count()).toBe(1);
  expect(await bouts.getByRole("row").count()).toBeGreaterThan(2);
  const cut = await admin.evaluate(CUT_OFF);
  await admin.setViewportSize({ width: 1440, height: 900 });
  expect(cut).toEqual([]);
});

const CUT_OFF = `[...document.querySelectorAll("table")]
  .filter(({ caption }) => caption?.textContent === "Схватки категории")
  .flatMap((table) => [...table.querySelectorAll("a, button")])
  .filter((one) => one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)`;

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Действия/ })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
  await page.waitForTimeout(200);
}

test("[DK10] [DY19] [DY32] [DK3] [DK7] [CP5] [CP6] [CP13] two dashboards: by mouse to another mat, by keys off it and back, then the order of all; the one that missed it is refused and healed", async () => {
  const competition = await readCompetition(app);
  const path = `${app.origin}/competition/${competition.uuid}`;
  const errors = watchForErrors(admin);
  const stale = await admin.context().newPage();
  // Without its line the second dashboard does not hear of what the first one does.
  await stale.route(/socket\.io|\/changes/, (route) => route.abort());
  await stale.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await visit(stale, path);
  await visit(admin, path);
  const [from = "", to = ""] = competition.carpets.map(({ uuid }) => uuid);
  const before = await shown(admin, to);
  const uuid = (await shown(admin, from))[2] ?? "";

  await dragTo(admin, handle(admin, uuid), admin.locator(`[data-sort-item="${before[2]}"]`));
  const moved = before.toSpliced(2, 0, uuid).slice(0, before.length);
  await expect.poll(() => shown(admin, to)).toEqual(moved);
  await expect.poll(() => matOf(uuid)).toBe(to);
  await admin
    .getByText(/схватка.*→/)
    .first()
    .waitFor();

  // The other one still sees the old order of that mat.
  await moveByKeys(stale, before[3] ?? "", ["ArrowUp"]);
  await stale.getByText(/Очередь уже изменил другой судья/).waitFor();
  await expect.poll(() => shown(stale, to)).toEqual(await shown(admin, to));

  // By keys behind the last mat: on none, and with one press back.
  await moveByKeys(
    admin,
    uuid,
    competition.carpets.map(() => "ArrowRight"),
  );
  await expect.poll(() => matOf(uuid)).toBeUndefined();
  await admin.getByText(/→ Без ковра/).waitFor();
  const search = admin.getByRole("searchbox", { name: "Фамилия или клуб" });
  await handle(admin, uuid).press("/");
  await search.and(admin.locator(":focus")).waitFor();
  // In a field the keys mean what was typed.
  await admin.keyboard.press("/");
  expect(await search.inputValue()).toBe("/");
  await search.press("Control+z");
  await admin.waitForTimeout(300);
  expect(await matOf(uuid)).toBeUndefined();
  await handle(admin, uuid).press("Control+z");
  await expect.poll(() => matOf(uuid)).toBe(to);

  // Both look at the order of all bouts; what one arranges the other has not seen.
  for (const page of [admin, stale]) await page.getByRole("button", { name: "Общий порядок" }).click();
  const order = await shown(admin, "order");
  const [first = "", second = "", third = ""] = order;
  await moveByKeys(admin, third, ["Home"]);
  const arranged = [third, first, second];
  await expect.poll(async () => (await shown(admin, "order")).slice(0, 3)).toEqual(arranged);
  await expect.poll(async () => (await openBouts()).slice(0, 3)).toEqual(arranged);
  await moveByKeys(stale, first, ["ArrowDown"]);
  await expect.poll(async () => (await shown(stale, "order")).slice(0, 3)).toEqual(arranged);
  expect((await openBouts()).slice(0, 3)).toEqual(arranged);
  await stale.close();

  // Without network a move is taken back and told; the page stays.
  await admin.context().setOffline(true);
  await moveByKeys(admin, first, ["End"]);
  await admin.getByText("Нет связи с сервером").first().waitFor();
  await admin.getByText(/Показано, как было в \d\d:\d\d/).waitFor();
  await expect.poll(async () => (await shown(admin, "order")).slice(0, 3)).toEqual(arranged);
  await admin.context().setOffline(false);
  await admin.getByRole("button", { name: "Отменить" }).click();
  await expect.poll(async () => (await openBouts()).slice(0, 3)).toEqual([first, second, third]);
  expect(errors).toEqual([]);
});

const matOf = async (uuid: string) =>
  (await readCompetition(app)).fightings.find((bout) => bout.uuid === uuid)?.carpet?.uuid;

const openBouts = async () =>
  (await readCompetition(app)).fightings.filter(({ state }) => state !== "finished").map(({ uuid }) => uuid);

test("[DY17] [DY44] a plan for the rest of the day is shown, taken with one press, and the day ends earlier for it", async () => {
  const competition = await readCompetition(app);
  await visit(admin, `${app.origin}/competition/${competition.uuid}`);
  await admin.getByRole("button", { name: "Выровнять ковры" }).click();
  await admin.getByRole("button", { name: "Остановить и посмотреть" }).click();
  await admin.getByText("Ковры закончат с разницей").waitFor();
  await admin.getByRole("button", { name: "Взять план" }).click();
  await admin.getByText("План взят", { exact: true }).waitFor();
  const matIn = ({ carpets }: typeof competition, bout: string) =>
    carpets.find(({ fightings }) => fightings.some(({ uuid }) => uuid === bout))?.uuid;
  const after = await readCompetition(app);
  const moved = after.fightings.filter(({ uuid }) => matIn(after, uuid) !== matIn(competition, uuid));
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.every(({ state }) => state === "waiting")).toBe(true);
});

test("[DR26] an athlete is found by a part of the name: disqualified by their own menu, or exchanged in a draw that has not begun", async () => {
  const competition = await readCompetition(app);
  const isAhead = (uuid: string) =>
    competition.fightings
      .filter(({ category }) => category.uuid === uuid)
      .every(({ state }) => state === "waiting");
  const category = competition.categories.find(({ uuid, status }) => status === "drawn" && isAhead(uuid));
  const [one, other] = category?.fighters ?? [];
  if (category === undefined || one === undefined || other === undefined)
    throw new Error("the demo has no category ahead");
  const name = `${one.firstName} ${one.lastName}`;
  await visit(admin, `${app.origin}/competition/${competition.uuid}`);
  await admin.getByLabel("Фамилия или клуб").fill(name.toLowerCase());
  const menu = admin.getByRole("button", { name: `Действия: ${name}`, exact: true });
  await menu.click();
  await admin.getByRole("menuitem", { name: "Дисквалифицировать" }).click();
  const dialog = admin.getByRole("dialog");
  expect(await dialog.getByRole("radio", { name, exact: true }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Отмена" }).click();

  await menu.click();
  await admin.getByRole("menuitem", { name: /^Поменять местами/ }).click();
  await dialog.getByLabel("Второй участник").selectOption(other.uuid);
  await dialog.getByLabel("Причина").fill("Ошибка в весе");
  await dialog.getByRole("button", { name: "Поменять местами" }).click();
  await admin.getByText("Участники поменялись местами").waitFor();
  const placesOf = ({ fightings }: typeof competition, fighter: string) =>
    fightings
      .filter((bout) => bout.category.uuid === category.uuid)
      .flatMap(({ bracketId, slots }) =>
        slots.map((slot, at) => (slot.fighter === fighter ? `${bracketId} ${at}` : "")),
      )
      .filter(Boolean)
      .toSorted();
  const after = await readCompetition(app);
  expect(placesOf(after, one.uuid)).toEqual(placesOf(competition, other.uuid));
  expect(placesOf(after, other.uuid)).toEqual(placesOf(competition, one.uuid));
});

test("[CP19] [CP8] the start is taken back with a reason only, and given again", async () => {
  const statusNow = async () => (await readCompetition(app)).status;
  await visit(admin, `${app.origin}/competition/${(await readCompetition(app)).uuid}`);
  await admin.locator("summary", { hasText: "Соревнование" }).click();
  await admin.getByRole("button", { name: "Вернуть в подготовку" }).click();
  const dialog = admin.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Вернуть в подготовку" });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel("Причина").fill("Начали по ошибке");
  await confirm.click();
  await admin.getByRole("button", { name: "Начать соревнование" }).click();
  expect(await statusNow()).toBe("draft");
  await dialog.getByRole("button", { name: "Начать соревнование" }).click();
  await admin.getByText("Столы ведут схватки, зрители видят счёт и время.").waitFor();
  expect(await statusNow()).toBe("in_progress");
});
