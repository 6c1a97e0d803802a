import { randomUUID } from "node:crypto";
import { Buffer } from "node:buffer";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { listLine, listOf } from "#server/testing/lists.ts";
import { writeXlsx } from "#contract/files/tableFiles.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { makeOrganised } from "./support/organised.ts";
import { signIn, visit, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: the people of the one before would be found again.
beforeEach(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

const COLUMNS = [
  "Фамилия",
  "Имя",
  "Отчество",
  "Дата рожд.",
  "Пол",
  "Организация",
  "Вес/кат.",
  "Тренер",
  "Город",
];
/** As such lists come: a repeated person, years and short dates, capitals, ё and е, a club written twice, three bad lines. */
const LINES = [
  ["ГРОМОВ", "САВЕЛИЙ", "Ильич", "1999", "м", "Тайга", 65.4, "Вольский Д.", "Томск"],
  ["Зарубин", "Данила", "", "5.7.99", "м", "СК «Медведь»", 65.9, "Шубин Р.", "Пермь"],
  ["Лысенко", "Матвей", "", "19.08.1897", "м", "Маяк", 65.8, "", ""],
  ["Соковнин", "Тихон", "", "30.01.2000", "м", "Окский берег", 65.1, "Дёмин С.", "Рязань"],
  ["Рощин", "Ян", "", "04.04.1998", "м", "Балтика", 63.4, "Берг И.", ""],
  ["Рощин", "Ян", "", "04.04.1998", "м", "Балтика", "абс.", "Берг И.", ""],
  ["Рощин", "Ян", "", "04.04.1998", "м", "Балтика", 63.4, "Берг И.", ""],
  ["Сёмин", "Артём", "", "02.02.2001", "м", "Кама", 64, "", "Казань"],
  ["Семин", "Артем", "", "02.02.2001", "м", "Кама", "абс.", "", "Казань"],
  ["Юнусов", "Камиль", "", "22.09.1997", "м", "Кама", "до 99 кг", "Галеев Т.", "Казань"],
  ["Орлов", "Пётр", "", "32.13.2001", "м", "Кама", 64.5, "", ""],
  ["Ким", "Илья", "", "07.07.2000", "м", "Балтика", 65, "", ""],
];

/** Two who are there before the list: one of whom the list knows another day of birth, one who comes late. */
async function enterKnown(api: Api, uuid: string): Promise<void> {
  const { categories } = (await api.lists.basis(uuid)).data;
  const absolute = { uuid: categories.find(({ weightMax }) => weightMax === null)?.uuid ?? "" };
  const person = (lastName: string, firstName: string, birthDate: string) =>
    ({ lastName, firstName, birthDate, sex: "m" }) as const;
  const lines = [
    listLine(absolute, person("Соковнин", "Тихон", "2000-01-31"), { club: { fresh: 0 } }),
    listLine(absolute, person("Тагиров", "Рамазан", "1999-05-01"), { club: { fresh: 1 } }),
  ];
  const clubs = [
    { name: "Окский берег", city: "Рязань" },
    { name: "Медведь", city: "Пермь" },
  ];
  await api.lists.write(uuid, { data: listOf(lines, { id: randomUUID(), clubs }) });
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function takeList(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Список из файла" }).click();
  await page.getByRole("heading", { name: "Перетащите файл сюда" }).waitFor();
  const book = writeXlsx({ title: "Участники", columns: COLUMNS, rows: LINES });
  const file = { name: "заявка.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(book) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("heading", { name: "Похожие люди" }).waitFor();
  await page.keyboard.press("1");
  await press(page, "Да, один клуб");
  await page.getByRole("gridcell", { name: /19\.08\.1897/ }).click();
  const born = page.getByLabel("Строка 4, родился");
  await born.fill("19.08.1997");
  await born.press("Enter");
  await press(page, "Записать 9 из 12");
  await page
    .getByText(/^Записано мест в категориях: 9/)
    .first()
    .waitFor();
}

/** Everybody at the scale once, with the keyboard alone. */
async function weighEverybody(page: Page, base: string): Promise<void> {
  await visit(page, `${app.origin}${base}/weighing`);
  await page.getByRole("link", { name: /Громов/i }).click();
  for (let weighed = 1; weighed <= 8; weighed += 1) {
    const weight = page.getByLabel("Вес", { exact: true });
    await weight.fill(weighed === 1 ? "66" : "64,2");
    await weight.press("Enter");
    await page.getByText(`Взвешены ${weighed} из 8`).waitFor();
  }
  await page.getByRole("heading", { name: "Выберите участника" }).waitFor();
}

async function drawCategory(page: Page): Promise<void> {
  await page.getByText("в сетке 7 из 7 участников").waitFor();
  await page.getByLabel("Система").selectOption("single_elimination_two_bronzes");
  await press(page, "Бросить жребий");
  await press(page, "Сохранить сетку");
  await page.getByRole("button", { name: "Провести заново" }).waitFor();
}

/** As fast as somebody types who is in no hurry. */
const BY_HAND_MS = 80;
const type = (page: Page, label: string, text: string, delay = 0) =>
  page.getByRole("dialog").getByLabel(label).pressSequentially(text, { delay });

/** Written anew though the program offers the one it knows; answers how long it took from the first press. */
async function enterLate(page: Page, keyMs: number, category?: string): Promise<number> {
  const fromMs = Date.now();
  await press(page, "Добавить опоздавшего");
  if (category !== undefined)
    await page.getByRole("dialog").getByLabel("Категория").selectOption({ label: category });
  await type(page, "Кто пришёл", "Тагиров Рамазан", keyMs);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Тагиров Рамазан Медведь, 1999$/ }).waitFor();
  await dialog.getByRole("button", { name: "Новый человек «Тагиров Рамазан»" }).click();
  await dialog.getByLabel("Дата рождения").fill("1999-05-01");
  await dialog.getByLabel("Клуб").click();
  await page.keyboard.type("Медв", { delay: keyMs });
  await page.getByRole("option", { name: /Медведь/ }).click();
  await type(page, "Вес сейчас", "65,2", keyMs);
  // Where lots have put a team-mate beside the bye, another way is advised.
  await dialog.getByRole("radio", { name: /Вместо свободного прохода/ }).check();
  await dialog.getByRole("button", { name: /^Добавить: Тагиров Рамазан, схватка \d+$/ }).click();
  await dialog.waitFor({ state: "detached" });
  await page
    .getByText(category === undefined ? "Тагиров Рамазан добавлен позже" : "Тагиров Рамазан в сетке")
    .waitFor();
  return Date.now() - fromMs;
}

test("[EN10] [DR60] [DR62] [DR65] [DR66] [DR67] [DR68] [PS10] a list with every fault is weighed, drawn, changed on the day and undone, fought, and its places are right", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  await enterKnown(api, uuid);
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 1000 } })
  ).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path);
  await takeList(page);
  const base = `/competition/${uuid}`;
  await weighEverybody(page, base);

  const light = (await api.roll.find(uuid)).data.categories.find(({ weightMax }) => weightMax === 66);
  const bouts = async () =>
    (await api.competitions.byUuid(uuid)).fightings.filter((bout) => bout.category.uuid === light?.uuid);
  const boutOf = async (id: string) => (await bouts()).find(({ bracketId }) => bracketId === id);
  const win = async (id: string) =>
    api.acts.result((await boutOf(id))?.uuid ?? "", {
      data: { id: randomUUID(), method: "points", winner: "red", score: { red: 2, blue: 0 }, reason: "итог" },
    });
  const category = `${app.origin}${base}/refereeing/category/${light?.uuid}`;
  await visit(page, category);
  await drawCategory(page);
  await win("QF2");
  await page.getByText("Схватки идут").waitFor();
  const picture = async () =>
    (await bouts()).map(({ uuid: bout, slots, number }) => ({ bout, slots, number }));
  const before = await picture();
  const undo = async () => {
    await page.getByRole("button", { name: "Отменить", exact: true }).click();
    await page.getByText("Последнее изменение сетки отменено").first().waitFor();
    await page.getByRole("button", { name: "Отменить", exact: true }).waitFor({ state: "detached" });
    expect(await picture()).toEqual(before);
  };

  expect(await enterLate(page, BY_HAND_MS)).toBeLessThan(20_000);
  expect(await bouts()).toHaveLength(7);
  await undo();

  await press(page, "Перевести в другую категорию");
  await page.getByLabel("Кого перевести").selectOption({ index: 1 });
  await page.getByLabel("Куда").selectOption({ label: "Мужчины, до 77 кг" });
  await page.getByText("не состоится, соперник пройдёт дальше").first().waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Перевести", exact: true }).click();
  await page.getByText("снят, место свободно").waitFor();
  await undo();

  await press(page, "Снять с категории");
  await page.getByLabel("Кого снять").selectOption({ index: 1 });
  await page.getByLabel("Причина").fill("Травма на разминке");
  await page.getByText("не состоится, соперник пройдёт дальше").first().waitFor();
  await press(page, "Снять участника");
  await page.getByText("снят, место свободно").waitFor();
  await undo();

  await press(page, "Заменить участника");
  await type(page, "Кто пришёл", "тагир");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Тагиров Рамазан/ })
    .click();
  await page.getByLabel("Кто уходит", { exact: true }).selectOption({ index: 1 });
  const replace = page.getByRole("dialog").getByRole("button", { name: "Заменить на: Тагиров Рамазан" });
  await expect.poll(() => replace.isEnabled()).toBe(true);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await replace.click();
  await page
    .getByText(/Тагиров Рамазан вместо/)
    .first()
    .waitFor();
  await undo();

  await visit(page, `${app.origin}${base}/weighing`);
  await enterLate(page, 0, "Мужчины, до 66 кг");
  await visit(page, `${app.origin}${path}?view=alike`);
  await page.getByRole("heading", { name: "Один человек или двое?" }).waitFor();
  const join = async () => {
    await press(page, "Соединить");
    await page.getByRole("heading", { name: "Похожих нет" }).waitFor();
  };
  await join();
  await press(page, "Разъединить");
  await page.getByRole("link", { name: /^Похожие 1$/ }).waitFor();
  await join();

  for (const bout of ["QF1", "QF3", "QF4", "SF1", "SF2", "F"]) await win(bout);
  const { categories } = await api.competitions.byUuid(uuid);
  const fighters = categories.flatMap((one) => one.fighters);
  const named = async (id: string, corner: 0 | 1) => {
    const fighter = (await boutOf(id))?.slots[corner].fighter;
    return fighters.find((one) => one.uuid === fighter)?.lastName ?? "nobody";
  };
  await visit(page, `${app.origin}${base}/awarding/${light?.uuid}`);
  const places = [
    ["1", await named("F", 0)],
    ["2", await named("F", 1)],
    ["3", await named("SF1", 1)],
    ["3", await named("SF2", 1)],
  ] as const;
  for (const [place, name] of places)
    expect(await page.locator(`li[data-place="${place}"]`).innerText()).toContain(name);
  expect(errors).toEqual([]);
});
