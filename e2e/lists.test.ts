import { randomUUID } from "node:crypto";
import { Buffer } from "node:buffer";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { writeXlsx } from "#contract/files/tableFiles.ts";
import { listLine, listOf } from "#server/testing/lists.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { makeOrganised } from "./support/organised.ts";
import { reload, signIn, visit, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: it would find what the one before has left.
beforeEach(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

const COLUMNS = ["ФИО", "Дата рожд.", "Пол", "Организация", "Вес/кат.", "Тренер", "Город", "Примечание"];
const LINES = [
  ["Громов Савелий", "1999", "м", "Тайга", 65.4, "Вольский Д.", "Томск", "ждёт справку"],
  ["ЗАРУБИН Данила Ильич", "5.7.99", "м", "СК «Медведь»", 65.9, "Шубин Р.", "Пермь", ""],
  ["Лысенко Матвей", "19.08.1897", "м", "Маяк", 65.8, "", "", ""],
  ["Соковнин Тихон", "30.01.2000", "м", "Окский берег", 65.1, "Дёмин С.", "Рязань", ""],
  ["Рощин Ян", "04.04.1998", "м", "Балтика", 63.4, "Берг И.", "", ""],
  ["Рощин Ян", "04.04.1998", "м", "Балтика", "абс.", "Берг И.", "", ""],
  ["Юнусов Камиль", "22.09.1997", "м", "Кама", "до 99 кг", "Галеев Т.", "Казань", ""],
];

/** As a Russian Windows writes it. */
const cp1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code < 128 ? code : sign === "ё" ? 0xb8 : code - 0x410 + 0xc0;
    }),
  );

/** Somebody who is there before the list, with a club the list writes otherwise. */
async function enterKnown(api: Api, uuid: string): Promise<void> {
  const absolute = (await api.lists.basis(uuid)).data.categories.find(({ weightMax }) => weightMax === null);
  const person = { lastName: "Соковнин", firstName: "Тихон", birthDate: "2000-01-31", sex: "m" } as const;
  const category = { uuid: absolute?.uuid ?? "" };
  const lines = [
    listLine(category, person, { club: { fresh: 0 } }),
    listLine(category, { lastName: "Первый", birthDate: "1990-01-01" }, { club: { fresh: 1 } }),
  ];
  const clubs = [
    { name: "Окский берег", city: "Рязань" },
    { name: "Медведь", city: "Пермь" },
  ];
  await api.lists.write(uuid, { data: listOf(lines, { id: randomUUID(), clubs }) });
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "application/octet-stream", buffer });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const see = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).waitFor();

test("[EN10] [EN17] [EN18] [EN19] [EN20] [EN21] [EN23] [EN24] a workbook and an old CSV with every fault become entries, and one press takes them back", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  await enterKnown(api, uuid);
  const names = async () =>
    (await api.roll.find(uuid)).data.entries.map(({ lastName }) => lastName).toSorted();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1100 } })).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path);
  await page.getByRole("link", { name: "Список из файла" }).click();
  await page.getByRole("heading", { name: "Перетащите файл сюда" }).waitFor();

  await choose(page, "заявка.xlsx", Buffer.from("%PDF-1.7 no table"));
  await page.getByText("Это не таблица.").waitFor();
  await choose(page, "заявка.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
  await page.getByText("Сохраните его как .xlsx").waitFor();

  const book = writeXlsx({ title: "Участники", columns: COLUMNS, rows: LINES });
  await choose(page, "заявка_волга.xlsx", Buffer.from(book));
  await see(page, "Записать 3 из 7");
  await page.getByText("Не взяты: «Примечание»").waitFor();
  await page.getByText("129 лет? Проверьте год").first().waitFor();
  await page.getByText("Категории «до 99 кг» нет").first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("heading", { name: "Похожие люди" }).waitFor();
  await page.keyboard.press("1");
  await see(page, "Записать 4 из 7");
  await press(page, "Да, один клуб");
  await see(page, "Записать 5 из 7");
  await page.getByRole("gridcell", { name: /19\.08\.1897/ }).click();
  const born = page.getByLabel("Строка 4, родился");
  await born.fill("19.08.1997");
  await born.press("Escape");
  await see(page, "Записать 5 из 7");
  await page.keyboard.press("Enter");
  await born.fill("19.08.1997");
  await born.press("Enter");
  await see(page, "Записать 6 из 7");
  await page.keyboard.press("Escape");
  await page.getByText(/Черновик, сохранён в \d/).waitFor();
  await reload(page);
  await see(page, "Записать 6 из 7");

  const before = await names();
  await press(page, "Записать 6 из 7");
  await page.getByText("Записано мест в категориях: 6, новых людей: 4").first().waitFor();
  await see(page, "Записать 0 из 1");
  expect(await names()).toEqual(
    [...before, "Громов", "Зарубин", "Лысенко", "Соковнин", "Рощин", "Рощин"].toSorted(),
  );
  await press(page, "Отменить запись");
  await page.getByRole("dialog").getByRole("button", { name: "Отменить запись" }).click();
  await see(page, "Записать 6 из 7");
  expect(await names()).toEqual(before);

  await page.getByLabel(/Мужчины, до 99 кг/).check();
  await press(page, "Записать 7 из 7");
  await page.getByRole("heading", { name: "Перетащите файл сюда" }).waitFor();
  await choose(page, "старый.csv", cp1251("Фамилия;Имя;Год;Пол;Вес\r\nЩёголев;Пётр;1999;м;64,2\r\n"));
  await page.getByText("Щёголев").waitFor();
  await press(page, "Записать 1 из 1");
  await expect.poll(names).toContain("Щёголев");
  expect(errors).toEqual([]);
});
