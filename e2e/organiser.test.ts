import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { becomeAdmin, reload, visit, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: it would find what the one before has left.
beforeEach(async () => {
  [app, browser] = await Promise.all([startApp({ KOVER_DEMO: "off" }), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();

async function makeEvent(page: Page): Promise<void> {
  await visit(page, `${app.origin}/organiser`);
  await page.getByRole("heading", { name: "Турниров пока нет" }).waitFor();
  await follow(page, "Новый турнир");
  await page.getByLabel("Название").first().waitFor();
  await press(page, "Создать черновик");
  await page.getByText("Назовите турнир: не короче 3 знаков").first().waitFor();
  await page.getByLabel("Название").first().fill("Кубок двора");
  await page.getByLabel("Дата", { exact: true }).fill("2026-12-12");
  await press(page, "Создать черновик");
  await page.getByRole("heading", { level: 1, name: "Кубок двора" }).waitFor();
}

async function makeCompetition(page: Page): Promise<void> {
  await follow(page, "Выбрать правила");
  // The page before has a button of the same name.
  await page.getByLabel("Название на табло").waitFor();
  await page.getByLabel("Периоды схватки").fill("2 + три");
  await press(page, "Сохранить");
  await page.getByText(/^Минуты через плюс/).waitFor();
  await page.getByLabel("Периоды схватки").fill("2 × 2:30");
  await page.getByText(/^Будет: 2:30 \+ 2:30/).waitFor();
  await press(page, "Сохранить");
  await page.getByRole("heading", { name: "Ковров пока нет" }).waitFor();
  await press(page, "Добавить ковёр");
  await page.getByText("схваток нет").first().waitFor();
  await follow(page, "Добавить категории");
  await press(page, "Добавить одну");
  await page.getByLabel("Вес до").fill("77");
  await press(page, "Добавить");
  await page.getByRole("cell", { name: "Мужчины, до 77 кг" }).first().waitFor();
}

async function makeSetByBelt(page: Page): Promise<void> {
  await press(page, "Новая таблица");
  await page.getByLabel("Название").fill("Двор");
  await page.getByLabel("Пределы веса, кг").fill("66, лёгкий");
  await page.getByLabel("Пределы веса, кг").press("Enter");
  await page.getByText(/^Не понимаем «лёгкий»/).waitFor();
  await page.getByLabel("Пределы веса, кг").fill("66, +66");
  await page.getByText("до 66 кг, свыше 66 кг").waitFor();
  await page.getByLabel("Пределы веса, кг").press("Enter");
  await page.getByText("Мужчины 18+: до 66 кг, свыше 66 кг").waitFor();
  await press(page, "Добавить набор");
  await page.getByLabel("Таблица весов").selectOption({ label: "Свои таблицы весов" });
  await page.getByLabel("Двор: Мужчины 18+").check();
  await page.getByLabel("По поясу").check();
  for (const belt of ["Фиолетовый пояс", "Коричневый пояс", "Чёрный пояс"])
    await page.getByLabel(belt).uncheck();
  await page.getByText(/^Будет добавлено: 4/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Добавить");
  await page.getByRole("cell", { name: "Мужчины, свыше 66 кг, синий пояс" }).first().waitFor();
}

const PASTED = ["Волков", "Рысев", "Барсов", "Лосев"].map((name) => `${name}\tПётр\t05.05.2000\tм\t\tГард`);

async function enterAthletes(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Участники/ }).click();
  await follow(page, "Список из файла");
  await press(page, "Вставить текст");
  const lines = PASTED.map((line) => `${line}\tМужчины, до 77 кг`);
  await page.getByLabel("Строки таблицы").fill([...lines, "\tБез фамилии"].join("\n"));
  await press(page, "Разобрать");
  await page.getByText("Впишите фамилию").first().waitFor();
  await press(page, "Записать 4 из 5");
  await page.getByRole("button", { name: "Записать 0 из 1" }).waitFor();
  await follow(page, "Отложить");
  await page.getByRole("cell", { name: /^Лосев Пётр/ }).waitFor();
}

async function weighEverybody(page: Page, competition: string): Promise<void> {
  await visit(page, `${app.origin}${competition}/weighing`);
  await page.getByRole("link", { name: /Барсов/ }).click();
  await page.getByLabel("Вес", { exact: true }).fill("77,4");
  await page.getByText(/Перевес 0,4/).waitFor();
  await reload(page);
  expect(await page.getByLabel("Вес", { exact: true }).inputValue()).toBe("77,4");
  await press(page, "Записать вес");
  await page.getByText("Можно взвеситься ещё раз").waitFor();
  const others = [
    ["77", "Волков Пётр"],
    ["76.5", "Лосев Пётр"],
    ["75", "Рысев Пётр"],
    ["74,2", "Выберите участника"],
  ] as const;
  for (const [weight, next] of others) {
    await page.getByLabel("Вес", { exact: true }).fill(weight);
    await page.getByLabel("Вес", { exact: true }).press("Enter");
    await page.getByRole("heading", { name: next }).waitFor();
  }
  await page.getByText("Взвешены 4 из 4").waitFor();
}

async function closeEvent(page: Page, event: string): Promise<void> {
  await visit(page, `${app.origin}${event}`);
  await press(page, "Завершить событие");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^Не доборолись: 1/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByLabel("Почему завершаете раньше").fill("Зал закрыли");
  await dialog.getByRole("button", { name: "Завершить всё равно" }).click();
  await page.getByText("участники, судьи и программа больше не меняются").first().waitFor();
  await page.getByRole("list", { name: "Журнал" }).getByText("Зал закрыли").waitFor();
  expect(await page.getByLabel("Название").first().isDisabled()).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
}

async function copyEvent(page: Page): Promise<void> {
  await press(page, "Сделать копию");
  await page.getByLabel("Название").last().fill("Кубок двора, второй");
  await page.getByLabel("Первый день").fill("2027-12-11");
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Создать черновик" }).click();
  await page.getByRole("heading", { level: 1, name: "Кубок двора, второй" }).waitFor();
}

async function bringBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Участники/ }).click();
  await press(page, "Выбрать, кто приедет");
  await page.getByLabel("Категория: Лосев Пётр").selectOption({ label: "Мужчины, до 77 кг" });
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Добавить: 1");
  await page.getByRole("cell", { name: /^Лосев Пётр/ }).waitFor();
  await page.getByText(/можно добавить 3\sучастника/).waitFor();
}

test("[EV10] [EV12] [EV13] [EV14] [EV7] [CT51] [CT54] [RU20] [EN10] [EN11] [CP8] [OP8] [AU74] an organiser comes from an empty installation to the first bout in the browser alone", async () => {
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } })
  ).newPage();
  const errors = watchForErrors(page);
  await becomeAdmin(page, app);
  await makeEvent(page);
  const event = new URL(page.url()).pathname;
  expect(await axeProblems(page)).toEqual([]);
  await makeCompetition(page);
  await makeSetByBelt(page);
  expect(await axeProblems(page)).toEqual([]);
  await enterAthletes(page);
  const competition = new URL(
    (await page.getByRole("link", { name: "Пульт соревнования" }).getAttribute("href")) ?? "",
    app.origin,
  ).pathname;
  await weighEverybody(page, competition);
  expect(await axeProblems(page)).toEqual([]);

  await follow(page, "К жеребьёвке");
  await press(page, "Провести все готовые");
  await press(page, "Провести жеребьёвку");
  await page
    .getByText(/6\sсхваток/)
    .first()
    .waitFor();
  await press(page, "Готово");
  await press(page, "Начать соревнование");
  await page.getByRole("dialog").getByRole("button", { name: "Начать соревнование" }).click();
  await page.getByText("Столы ведут схватки").waitFor();
  await visit(page, `${app.origin}${competition}/refereeing`);
  await page
    .getByRole("link", { name: /Ковёр А/ })
    .first()
    .click();
  await page
    .getByText(/Волков|Рысев|Барсов|Лосев/)
    .first()
    .waitFor();
  await closeEvent(page, event);
  await copyEvent(page);
  await bringBack(page);
  expect(errors).toEqual([]);
});
