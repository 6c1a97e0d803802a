import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { listLine, listOf } from "#server/testing/lists.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblems, axeProblemsInBothModes } from "./support/axe.ts";
import { hallDate } from "./support/hallClock.ts";
import { makeOrganised } from "./support/organised.ts";
import { readCompetition, reload, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";
import { dragChip, dragTo, handle, moveByKeys, shown } from "./support/sorting.ts";
import { inLetters } from "../bench/lib/inLetters.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

/** Four men up to 66 and up to 77 kg each, and four boys; a second mat. */
async function enterPeople(api: Api, uuid: string, competition: string): Promise<void> {
  await api.organiser.createCarpet({ name: "Ковёр Б", competition });
  const { categories } = (await api.lists.basis(uuid)).data;
  const [light = { uuid: "" }, heavy = { uuid: "" }] = categories;
  const men = [60, 62, 64, 65, 70, 72, 74, 75].map((weight, index) =>
    listLine(
      { uuid: (index < 4 ? light : heavy).uuid },
      { lastName: `Мужчин${inLetters(index)}`, birthDate: "1999-01-01", sex: "m", weight },
    ),
  );
  const boys = [24, 25, 26, 27].map((weight, index) =>
    listLine(
      { fresh: 0 },
      { lastName: `Малышев${inLetters(index)}`, birthDate: "2017-05-05", sex: "m", weight },
      { hasConsent: true },
    ),
  );
  const kind = { sex: "m", ageMin: 8, ageMax: 9, level: "all", style: "nogi" } as const;
  const fresh = { ...kind, title: "Мальчики 8–9 лет, до 34 кг", weightMin: null, weightMax: 34 };
  await api.lists.write(uuid, { data: listOf([...men, ...boys], { categories: [fresh] }) });
}

async function addDay(page: Page, date: string, start: string): Promise<void> {
  await page.getByRole("button", { name: "День", exact: true }).click();
  await page.getByLabel("Дата").fill(date);
  await page.getByLabel("Начало").fill(start);
  await page.getByLabel("Зал закрывают").fill("23.55");
  await save(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function addPart(page: Page, button: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  for (const [label, value] of Object.entries(values))
    await page.getByRole("dialog").getByLabel(label, { exact: true }).fill(value);
  await save(page);
}

test("[DY48] [DY51] [DY53] [DY55] [DY56] [DY57] [DY70] two days are made, the second is in no queue of today, and a break from the head table is told to everybody", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  const whole = await api.competitions.byUuid(uuid);
  await enterPeople(api, uuid, whole.documentId);
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 1100 } })
  ).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path.replace("/entries", "/programme"));
  await page.getByText("Дней пока нет").waitFor();
  await addDay(page, hallDate(0), "0.05");
  await addDay(page, hallDate(1), "930");
  await page
    .getByRole("button", { name: /зал до/ })
    .first()
    .click();
  await addPart(page, "Блок", { Название: "Дети", Начало: "0.05" });
  await addPart(page, "Перерыв", { С: "23.40", До: "2350" });
  await addPart(page, "Взвешивание", { Название: "дети", С: "0000", До: "0.04" });
  await page.getByText("с 00:05").first().waitFor();

  // Children today, everybody else tomorrow: two sets, each placed at once.
  await page.getByLabel("Возраст").selectOption({ label: "дети и юноши" });
  await page.getByRole("button", { name: "Поставить: 1 категория" }).click();
  await save(page);
  await page.getByLabel("Возраст").selectOption({ label: "взрослые" });
  await page.getByRole("button", { name: "Поставить: 3 категории" }).click();
  await page.getByRole("dialog").getByLabel("День").selectOption(hallDate(1));
  await save(page);
  await page.getByText("У всех категорий есть место").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  // By keys: one mat down; and the last change is taken back.
  const chip = page.getByRole("button", { name: /Мальчики 8–9 лет, до 34 кг, .*Ковёр А/ });
  await chip.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /Мальчики 8–9 лет, до 34 кг, .*Ковёр Б/ }).waitFor();
  await page.getByRole("button", { name: "Отменить" }).click();
  await chip.waitFor();

  // By mouse: down to the second mat and two hours to the right, and what was done is told.
  const below = page.getByRole("button", { name: /Мальчики 8–9 лет, до 34 кг, .*Ковёр Б/ });
  await dragChip(page, chip, 1, 120);
  await below.waitFor();
  await page.getByText(/Мальчики 8–9 лет, до 34 кг: Ковёр Б, \d\d:\d[05]/).waitFor();
  await page.getByRole("button", { name: "Отменить" }).click();
  await chip.waitFor();

  await api.draws.all(uuid, { data: { id: crypto.randomUUID(), mayBeUnweighed: true } });
  await api.competitions.move(whole.documentId, { status: "in_progress" });
  await visit(page, `${app.origin}/competition/${uuid}/refereeing?all`);
  await page.getByText("Малышев").first().waitFor();
  expect(await page.getByText(/Мужчин[а-к]/).count()).toBe(0);

  await visit(page, `${app.origin}/competition/${uuid}`);
  await page.getByRole("button", { name: "Перерыв", exact: true }).click();
  await page.getByLabel("Название").fill("Технический перерыв");
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Объявить перерыв" }).click();
  await page
    .getByText(/Технический перерыв до \d\d:\d\d/)
    .first()
    .waitFor();
  expect(await page.getByText(/Мужчин[а-к]/).count()).toBe(0);

  const visitor = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  const eventId = (await api.competitions.byUuid(uuid)).event?.id ?? 0;
  await visit(visitor, `${app.origin}/events/${eventId}`);
  await visitor.getByText("Взвешивание: дети, до 00:04").waitFor();
  await visitor.getByText("Дети: начало схваток").waitFor();
  await visitor.getByText(/^Технический перерыв, до/).waitFor();
  await visitor
    .getByText(/Технический перерыв до \d\d:\d\d/)
    .first()
    .waitFor();
  const calendar = await (await fetch(`${app.origin}/events/${eventId}/calendar.ics`)).text();
  expect(calendar.replaceAll("\r\n ", "")).toContain("Обед");

  // The day is closed: it says what stays open and where that goes, the queues are empty, and everybody is told.
  await page.locator("summary", { hasText: "Соревнование" }).click();
  await page.getByRole("button", { name: "Закрыть день" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Не проведено: 6\sсхваток/).waitFor();
  await dialog.getByText(/Они перейдут на .+, с 09:30/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Закрыть день" }).click();
  await page.getByText(/закрыт в \d\d:\d\d\. Очереди пусты/).waitFor();
  await expect.poll(() => page.locator("[data-sort-item]").count()).toBe(0);
  await visitor
    .getByText(/День закрыт, продолжение/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Открыть день снова" }).click();
  await expect.poll(() => page.locator("[data-sort-item]").count()).toBeGreaterThan(0);
  await expect.poll(() => visitor.getByText(/День закрыт/).count()).toBe(0);
  await reload(page);
  expect(errors).toEqual([]);
});

test("[DY55] [DY71] [DY72] nothing is put past midnight; a plan is looked for, shown, taken as one change and taken back", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  const whole = await api.competitions.byUuid(uuid);
  await enterPeople(api, uuid, whole.documentId);
  const { categories, carpets } = await api.competitions.byUuid(uuid);
  const fought = categories.filter(({ fighters }) => fighters.length > 0);
  const [date, carpet = ""] = [hallDate(1), carpets[0]?.uuid];
  await api.programme.save(uuid, {
    data: {
      days: [{ date, start: "23:30", sessions: [], breaks: [], weighIns: [] }],
      placements: fought.slice(0, 2).map((category) => ({ category: category.uuid, day: date, carpet })),
    },
  });
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 1100 } })
  ).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path.replace("/entries", "/programme"));

  const chip = page.getByRole("button", { name: /до 66 кг, .*Ковёр А/ });
  await chip.press("Space");
  for (const key of ["Shift+ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await page.getByText(/^Сюда, 00:\d\d \+1$/).waitFor();
  await page.keyboard.press("Enter");
  await page
    .getByText(/Не поставлено: Мужчины, до 66 кг\..*после полуночи/)
    .first()
    .waitFor();
  expect((await api.programme.find(uuid)).data.placements[0]).not.toHaveProperty("notBefore");

  const placesNow = async () => (await api.programme.find(uuid)).data.placements;
  const before = await placesNow();
  await page.getByRole("button", { name: "Спланировать" }).click();
  await page.getByRole("button", { name: "Остановить и посмотреть" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Получат место: /).waitFor();
  await dialog.getByText(/^Конец: /).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Искать и для них" }).click();
  await dialog.getByRole("button", { name: "Остановить и посмотреть" }).click();
  await dialog.getByText(/Другой ковёр/).waitFor();
  expect(await placesNow()).toEqual(before);
  await dialog.getByRole("button", { name: "Взять план" }).click();
  await page.getByText(/План взят: /).waitFor();
  const taken = await placesNow();
  expect(taken).toHaveLength(fought.length);
  expect(new Set(taken.map((place) => place.carpet)).size).toBe(2);
  await page.getByRole("button", { name: "Отменить" }).click();
  await expect.poll(placesNow).toEqual(before);
  expect(errors).toEqual([]);
});

test("[DY69] [DK3] a category goes to another mat as one block, by mouse and by keys, and comes back as one", async () => {
  const competition = await readCompetition(app);
  const admin = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(admin, app, "admin");
  await visit(admin, `${app.origin}/competition/${competition.uuid}`);
  await admin.getByRole("button", { name: "Категории", exact: true }).click();
  const mats = competition.carpets.map(({ uuid }) => uuid);
  const [from = "", to = ""] = mats;
  const block = (await shown(admin, from)).at(-1) ?? "";
  const ahead = (await shown(admin, to))[1] ?? "";
  const bouts = await blockOf(block, from);
  expect(bouts.length).toBeGreaterThan(1);
  const before = await queueOf(to);

  // By mouse to the second place of the next mat, all of it at once.
  await dragTo(admin, handle(admin, block), admin.locator(`[data-sort-item="${ahead}"]`));
  await expect.poll(() => queueOf(to)).toEqual(before.toSpliced(before.indexOf(ahead), 0, ...bouts));
  expect((await shown(admin, to)).slice(0, 3).includes(block)).toBe(true);
  await admin.getByText(new RegExp(`${bouts.length} .*→`)).waitFor();
  await admin.getByRole("button", { name: "Отменить" }).click();
  await expect.poll(() => queueOf(to)).toEqual(before);
  expect(await blockOf(block, from)).toEqual(bouts);
  await expect.poll(() => shown(admin, from)).toContain(block);

  await admin.route("**/desk", async (route) => {
    await admin.waitForTimeout(1500);
    await route.continue();
  });
  // By keys to the head of the next mat, and off the mats; the focus stays with it.
  await moveByKeys(admin, block, ["ArrowRight", "Home"]);
  await expect.poll(async () => (await queueOf(to)).filter((uuid) => bouts.includes(uuid))).toEqual(bouts);
  await handle(admin, block).and(admin.locator(":focus")).waitFor();
  await moveByKeys(
    admin,
    block,
    mats.map(() => "ArrowRight"),
  );
  await expect.poll(() => matOf(block)).toBeUndefined();
  const undo = admin.getByRole("button", { name: "Отменить" });
  // Until the page knows of the move it names the one before, and takes back neither.
  expect(await undo.getAttribute("aria-busy")).toBe("true");
  await admin.keyboard.press("Control+KeyZ");
  for (const left of [to, from]) {
    await undo.click();
    await expect.poll(() => matOf(block)).toBe(left);
  }
  await admin.unrouteAll({ behavior: "ignoreErrors" });
});

/** What is still to be fought on a mat, without what goes on there. */
const queueOf = async (carpet: string) => {
  const { carpets, fightings } = await readCompetition(app);
  const states = new Map(fightings.map(({ uuid, state }) => [uuid, state]));
  const list = carpets.find(({ uuid }) => uuid === carpet)?.fightings ?? [];
  return list
    .map(({ uuid }) => uuid)
    .filter((uuid) => states.get(uuid) === "waiting" || states.get(uuid) === "called");
};

async function blockOf(block: string, carpet: string): Promise<string[]> {
  const { fightings } = await readCompetition(app);
  const category = new Map(fightings.map((bout) => [bout.uuid, bout.category.uuid]));
  return (await queueOf(carpet)).filter((uuid) => category.get(uuid) === category.get(block));
}
const matOf = async (uuid: string) =>
  (await readCompetition(app)).fightings.find((bout) => bout.uuid === uuid)?.carpet?.uuid;
