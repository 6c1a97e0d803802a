import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { newestLink } from "./support/mailbox.ts";
import { visit, watchForErrors } from "./support/pages.ts";

const EMAIL = "vera@kover.example";
const [FIRST, SECOND, THIRD] = ["гард и рычаг", "треугольник ногами", "удушение сзади"];

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

async function open(page: Page, path: string): Promise<void> {
  await visit(page, app.origin + path);
  // Past the menu, as who knows the page does.
  const skip = page.getByRole("link", { name: "К содержанию" });
  if ((await skip.count()) > 0) await press(skip);
}
const MOST_STOPS = 90;

/** Tab after Tab, as somebody without a mouse: what is not reached that way is not there for them. */
async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const focused = target.and(target.page().locator(":focus"));
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await focused.count()) > 0) return;
    await keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("ControlOrMeta+A");
  await target.page().keyboard.type(text);
}

async function press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

async function register(page: Page): Promise<void> {
  await open(page, "/auth/register");
  await typeInto(field(page, "Фамилия"), "Ладова");
  await typeInto(field(page, "Имя"), "Вера");
  await typeInto(field(page, "Почта"), EMAIL);
  await typeInto(field(page, "Пароль"), FIRST);
  await typeInto(field(page, "Пароль ещё раз"), FIRST);
  await press(page.getByLabel("Принимаю"), "Space");
  await press(page.getByLabel("Даю согласие"), "Space");
  await press(button(page, "Создать аккаунт"));
  await page.waitForURL(`${app.origin}/personal`);
}

async function addAthlete(page: Page): Promise<void> {
  await open(page, "/personal/profiles?person=new");
  await tabTo(field(page, "Кем вам приходится"));
  await page.keyboard.press("ArrowDown");
  expect(await field(page, "Кем вам приходится").inputValue()).toBe("child");
  await typeInto(field(page, "Фамилия"), "Ладов");
  await typeInto(field(page, "Имя"), "Тимур");
  await tabTo(field(page, "Дата рождения"));
  await page.keyboard.type("04042017");
  expect(await field(page, "Дата рождения").inputValue()).toBe("2017-04-04");
  await press(field(page, "Мужской"), "Space");
  await typeInto(field(page, "Обычный вес"), "27,2");
  await press(page.getByLabel("Согласие на обработку"), "Space");
  await press(button(page, "Сохранить"));
  await page.getByRole("heading", { level: 2, name: "Тимур Ладов" }).waitFor();
}

async function enterAthlete(page: Page): Promise<void> {
  await open(page, "/personal/applications/new");
  await press(page.getByLabel(/Тимур Ладов/), "Space");
  await press(button(page, "Далее"));
  const category = page.getByLabel(/Мальчики 8–9 лет/).first();
  await press(category, "Space");
  await typeInto(field(page, "Вес для заявки"), "20");
  await press(button(page, "Далее"));
  await typeInto(page.getByLabel("Комментарий организатору"), "Первый турнир");
  await press(button(page, "Далее"));
  await tabTo(page.getByLabel("Медсправка до"));
  await page.keyboard.type("01012099");
  await press(button(page, "Далее"));
  await press(button(page, "Отправить заявку"));
  await page.getByText("На проверке").first().waitFor();
}

async function actOnApplication(page: Page): Promise<void> {
  await typeInto(field(page, "Сообщение"), "Будем к девяти");
  await press(button(page, "Отправить"));
  await page.getByText("Будем к девяти").waitFor();
  await press(button(page, "Изменить заявку"));
  await typeInto(page.getByRole("dialog").getByLabel("Комментарий организатору"), "Второй турнир");
  await press(button(page, "Сохранить изменения"));
  await page.getByText("Второй турнир").waitFor();
  await press(button(page, "Отозвать заявку"));
  const dialog = page.getByRole("dialog");
  await typeInto(dialog.getByLabel("Причина"), "Заболел");
  await press(button(dialog, "Отозвать заявку"));
  await page.getByText("Эта заявка в жеребьёвке не участвует").waitFor();
}

async function changeAccount(page: Page): Promise<void> {
  await open(page, "/personal/account");
  await typeInto(field(page, "Логин"), "vera-grappler");
  await press(button(page, "Сохранить логин"));
  await page.getByText("Логин сохранён").waitFor();
  await typeInto(page.getByLabel("Текущий пароль").nth(1), FIRST);
  await typeInto(field(page, "Новый пароль"), SECOND);
  await typeInto(field(page, "Пароль ещё раз"), SECOND);
  await press(button(page, "Сменить пароль"));
  await page.getByText("Пароль изменён").waitFor();
}

test("[GN15] every form of the personal area is filled and sent by keyboard alone", async () => {
  const page = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  const errors = watchForErrors(page);
  await register(page);
  await addAthlete(page);
  await enterAthlete(page);
  await actOnApplication(page);
  await changeAccount(page);
  await press(
    page.getByRole("navigation", { name: "Личный кабинет" }).getByRole("button", { name: "Выйти" }),
  );
  await page.waitForURL(`${app.origin}/`);

  await open(page, "/auth/forget");
  await typeInto(field(page, "Почта"), EMAIL);
  await press(button(page, "Прислать ссылку"));
  await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
  const link = await newestLink(app, /http:\/\/localhost:\d+\/auth\/reset\?code=[\w-]+/);
  await visit(page, link);
  await typeInto(field(page, "Новый пароль"), THIRD);
  await typeInto(field(page, "Пароль ещё раз"), THIRD);
  await press(button(page, "Сменить пароль"));
  await page.waitForURL(`${app.origin}/personal`);
  await page.context().clearCookies();

  await open(page, "/auth");
  await typeInto(field(page, "Почта или логин"), "vera-grappler");
  await typeInto(field(page, "Пароль"), THIRD);
  await press(button(page, "Войти"));
  await page.waitForURL(`${app.origin}/personal`);
  expect(errors).toEqual([]);
});
