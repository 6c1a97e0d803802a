import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type RunningApp } from "./support/app.ts";
import { newestLink } from "./support/mailbox.ts";
import { visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const EMAIL = "maria@kover.example";
const FIRST_PASSWORD = "гард и рычаг";
const SECOND_PASSWORD = "треугольник ногами";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

const newPage = async () => (await browser.newContext({ locale: "ru-RU" })).newPage();
const open = (page: Page, path: string) => visit(page, app.origin + path);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillPasswords(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel("Пароль ещё раз").fill(password);
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Фамилия").fill("Тихонравова");
  await page.getByLabel("Имя", { exact: true }).fill("Мария");
  await page.getByLabel("Почта").fill(email);
  await fillPasswords(page, "Пароль", FIRST_PASSWORD);
  await page.getByLabel("Принимаю").check();
  await page.getByLabel("Даю согласие").check();
}

test("[AU3] [AU4] [AU12] [AU13] [AU14] [AU27] [AU65] an athlete registers, forgets the password and sets a new one", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);

  await open(page, "/auth/register");
  await fillRegistration(page, EMAIL);
  await press(page, "Создать аккаунт");
  await page.waitForURL(`${app.origin}/personal`);
  await page.getByRole("heading", { level: 1, name: "Здравствуйте, Мария Тихонравова" }).waitFor();

  await page.getByRole("button", { name: "Учётная запись" }).click();
  await page.getByRole("banner").getByText("Выйти").click();
  await page.getByRole("link", { name: "Войти" }).first().waitFor();
  expect((await page.context().cookies()).find(({ name }) => name === "kover_jwt")).toBeUndefined();

  await open(page, "/auth/forget");
  await page.getByLabel("Почта").fill(EMAIL);
  await press(page, "Прислать ссылку");
  await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();

  const link = await newestLink(app, /http:\/\/localhost:\d+\/auth\/reset\?code=[\w-]+/);
  const answer = await visit(page, link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(page.url()).toBe(`${app.origin}/auth/reset`);
  await fillPasswords(page, "Новый пароль", SECOND_PASSWORD);
  await press(page, "Сменить пароль");
  await page.waitForURL(`${app.origin}/personal`);
  expect(errors).toEqual([]);

  const second = await newPage();
  await visit(second, link);
  await fillPasswords(second, "Новый пароль", FIRST_PASSWORD);
  await press(second, "Сменить пароль");
  await second.getByRole("heading", { name: "Ссылка больше не действует" }).waitFor();
});

test("[AU25] [AU57] a form with mistakes is not sent and leads to each of them", async () => {
  const page = await newPage();
  await open(page, "/auth/register");
  // What is asked for is said before anything is wrong, and read out with its field.
  const password = page.getByLabel("Пароль", { exact: true });
  const hint = `#${await password.getAttribute("aria-describedby")}`;
  expect(await page.locator(hint.replaceAll(":", "\\:")).innerText()).toContain("6 знаков");
  await password.fill("password1");
  await page.getByText("Его подберут первым").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await fillRegistration(page, "maria@");
  await page.getByLabel("Даю согласие").uncheck();
  await press(page, "Создать аккаунт");
  await page.waitForFunction("document.activeElement.name === 'email'");
  await page.getByLabel("Имя", { exact: true }).focus();
  const summary = page.getByRole("alert").filter({ hasText: "Проверьте два поля" });
  await summary.getByRole("link", { name: "Введите почту полностью" }).click();
  expect(await page.evaluate("document.activeElement.name")).toBe("email");
  await summary.getByText("Без согласия на обработку данных").waitFor();
  expect(asked).toEqual([]);
});

test("[AU26] a known and an unknown address get the same answer", async () => {
  const answers: string[] = [];
  for (const name of ["athlete", "nobody"]) {
    const page = await newPage();
    await open(page, "/auth/forget");
    const email = `${name}@kover.example`;
    await page.getByLabel("Почта").fill(email);
    await press(page, "Прислать ссылку");
    await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
    const words = await page.getByRole("main").innerText();
    answers.push(words.replace(email, "").replace(/через \d+ с/, ""));
  }
  expect(answers[0]).toBe(answers[1]);
});

test("[NV4] without a code there is nothing to reset", async () => {
  const page = await newPage();
  await open(page, "/auth/reset");
  expect(new URL(page.url()).pathname).toBe("/auth/forget");
});

test("[AU76] somebody makes a token for a program, which works by itself until it is ended", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  await open(page, "/auth/register");
  await fillRegistration(page, "programs@kover.example");
  await press(page, "Создать аккаунт");
  await page.waitForURL(`${app.origin}/personal`);
  await open(page, "/personal/account");
  await press(page, "Ключ для программы");
  await page.getByLabel("Для чего ключ").fill("Выгрузка");
  await page.getByRole("dialog").getByLabel("Пароль", { exact: true }).fill("не тот пароль");
  await press(page, "Создать ключ");
  await page.getByRole("dialog").getByText("Пароль неверен").waitFor();
  await page.getByRole("dialog").getByLabel("Пароль", { exact: true }).fill(FIRST_PASSWORD);
  await press(page, "Создать ключ");
  const token = (await page.getByRole("dialog").locator("code").textContent()) ?? "";
  const me = async () =>
    (await fetch(`${app.origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await me()).toBe(200);
  await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).first().click();
  const places = page.getByRole("region", { name: "Где выполнен вход" }).getByRole("listitem");
  await places.filter({ hasText: "Выгрузка" }).getByRole("button").click();
  await page.getByText("Вход завершён").waitFor();
  await expect.poll(me).toBe(401);
  expect(errors).toEqual([]);
});

test("[AU50] [AU51] [AU66] [AU67] an athlete ends a sign-in elsewhere, changes login, address and password, takes her data and leaves", async () => {
  const email = "zoya@kover.example";
  const page = await newPage();
  const errors = watchForErrors(page);
  await open(page, "/auth/register");
  await fillRegistration(page, email);
  await press(page, "Создать аккаунт");
  await page.waitForURL(`${app.origin}/personal`);
  const phone = await newPage();
  await signIn(phone, email, FIRST_PASSWORD);

  await open(page, "/personal/account");
  const places = page.getByRole("region", { name: "Где выполнен вход" }).getByRole("listitem");
  expect(await places.count()).toBe(2);
  await places.nth(1).getByRole("button").click();
  await page.getByText("Вход завершён").waitFor();
  await expect.poll(() => places.count()).toBe(1);
  await open(phone, "/personal");
  await phone.waitForURL(/\/auth/);

  await page.getByLabel("Логин").fill("zoya-grappler");
  await press(page, "Сохранить логин");
  await page.getByText("Логин сохранён").waitFor();

  await page.getByLabel("Новая почта").fill("zoya.new@kover.example");
  await page.getByLabel("Текущий пароль").first().fill("не тот пароль");
  await press(page, "Сменить почту");
  await page.getByText("Текущий пароль неверен").first().waitFor();
  await page.getByLabel("Текущий пароль").first().fill(FIRST_PASSWORD);
  await press(page, "Сменить почту");
  await page.getByText("Сейчас: zoya.new@kover.example").waitFor();

  await page.getByLabel("Текущий пароль").nth(1).fill(FIRST_PASSWORD);
  await fillPasswords(page, "Новый пароль", SECOND_PASSWORD);
  await press(page, "Сменить пароль");
  await page.getByText("Пароль изменён").waitFor();
  // The session goes on under the new token.
  await open(page, "/personal/account");
  await page.getByRole("heading", { level: 1, name: "Аккаунт" }).waitFor();
  await signIn(phone, "zoya-grappler", SECOND_PASSWORD);

  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Скачать JSON")]);
  expect(await readFile(await file.path(), "utf8")).toContain("zoya.new@kover.example");
  await press(page, "Удалить аккаунт");
  await page.getByRole("dialog").getByLabel("Пароль", { exact: true }).fill(SECOND_PASSWORD);
  await press(page, "Удалить навсегда");
  await page.waitForURL(`${app.origin}/`);
  await page.getByRole("link", { name: "Войти" }).first().waitFor();
  await open(phone, "/personal");
  await phone.waitForURL(/\/auth/);
  expect(errors).toEqual([]);
});

async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await open(page, "/auth");
  await page.getByLabel("Почта или логин").fill(identifier);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await press(page, "Войти");
  await page.waitForURL(/\/personal/);
}
