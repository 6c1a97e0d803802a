import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { totpCode } from "#server/auth/totp.ts";
import { CLIENT, startTestIssuer, type TestIssuer } from "#server/testing/testIssuer.ts";
import { freePort, PASSWORD, startApp, type RunningApp } from "./support/app.ts";
import { axeProblems, axeProblemsInBothModes } from "./support/axe.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { newestLink } from "./support/mailbox.ts";
import { visit, watchForErrors } from "./support/pages.ts";
import { shareBetweenTests } from "./support/secondTry.ts";

const NEW_PASSWORD = "гард и рычаг";
const CONFIRMATION = /http:\/\/localhost:\d+\/api\/auth\/email-confirmation\?confirmation=\w+/;

let app: RunningApp;
let issuer: TestIssuer;
let browser: Browser;

shareBetweenTests(async () => {
  const port = await freePort();
  const person = { sub: "17", email: "irina@kover.example", email_verified: true, name: "Ирина Ладова" };
  issuer = await startTestIssuer(`http://localhost:${port}/api/connect/club/callback`, () => person);
  const club = { issuer: issuer.url, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  [app, browser] = await Promise.all([
    startApp({
      PORT: String(port),
      KOVER_EMAIL_CONFIRMATION: "on",
      AUTH_PROVIDERS: JSON.stringify({ club }),
    }),
    launchBrowser(),
  ]);
  return async () => {
    await browser.close();
    await app.stop();
    await issuer.close();
  };
});
afterEach(() => closeWindows(browser));

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ locale: "ru-RU", ...options })).newPage();
}
const open = (page: Page, path: string) => visit(page, app.origin + path);
const openPlain = (page: Page, path: string) => page.goto(app.origin + path);
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Фамилия").fill("Ладов");
  await page.getByLabel("Имя", { exact: true }).fill("Пётр");
  await page.getByLabel("Почта").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Пароль ещё раз").fill(NEW_PASSWORD);
  await page.getByLabel("Принимаю").check();
  await page.getByLabel("Даю согласие").check();
}

test("[AU64] a mistyped address is corrected, the mail's link confirms it, and it works once", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  await open(page, "/auth/register");
  await fillRegistration(page, "petr@kover.exmaple");
  await page.getByRole("button", { name: "Создать аккаунт" }).click();
  await page.getByRole("heading", { name: "Подтвердите почту" }).waitFor();
  expect(await page.getByRole("button", { name: /Отправить ещё раз через \d+ с/ }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Изменить адрес" }).click();
  expect(await page.getByLabel("Фамилия").inputValue()).toBe("Ладов");
  await page.getByLabel("Почта").fill("petr@kover.example");
  await page.getByRole("button", { name: "Создать аккаунт" }).click();
  await page.getByText("petr@kover.example").waitFor();

  const link = await newestLink(app, CONFIRMATION, "petr@kover.example");
  await visit(page, link);
  await page.getByText("Почта подтверждена. Теперь можно войти.").waitFor();
  await page.getByLabel("Почта или логин").fill("petr@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await page.waitForURL(`${app.origin}/personal`);
  expect(errors).toEqual([]);

  const late = await newPage();
  await visit(late, link);
  await late.getByText("Ссылка из письма больше не действует").waitFor();
});

test("[AU17] [AU18] [AU54] a provider's button leads to the provider and back, signed in, where one was going", async () => {
  const page = await newPage();
  await open(page, "/personal/profiles");
  expect(pathOf(page)).toBe("/auth");
  await page.getByRole("link", { name: "Club" }).click();
  await page.waitForURL(`${app.origin}/personal/profiles`);
  expect(page.url()).not.toContain("access_token");
  await page.getByRole("button", { name: "Учётная запись" }).waitFor();
});

test("[SE29] a wrong password is told once, beside its field", async () => {
  const page = await newPage();
  await open(page, "/auth");
  await page.getByLabel("Почта или логин").fill("athlete@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill("не тот пароль");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  const told = page.getByText("Неверный логин или пароль");
  await told.first().waitFor();
  await page.waitForTimeout(500);
  expect(await told.count()).toBe(1);
});

test("[NV1] [NV6] [AU63] without scripts one signs in and comes where one was going", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await openPlain(page, "/personal/applications");
  expect(pathOf(page)).toBe("/auth");
  await page.getByText("Войдите, чтобы подать заявку").waitFor();
  await page.getByLabel("Почта или логин").fill("athlete@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill("не тот пароль");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await page.getByText("Неверный логин или пароль").waitFor();
  expect(await page.getByLabel("Почта или логин").inputValue()).toBe("athlete@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await page.waitForURL(`${app.origin}/personal/applications`);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("kover_jwt");
  expect(names).not.toContain("redirect");
});

test("[AU63] without scripts one registers; mistakes come back with what was typed, but for passwords", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await openPlain(page, "/auth/register");
  await fillRegistration(page, "nojs@");
  await page.getByRole("button", { name: "Создать аккаунт" }).click();
  await page.getByText("Введите почту полностью").first().waitFor();
  expect(await page.getByLabel("Фамилия").inputValue()).toBe("Ладов");
  expect(await page.getByLabel("Пароль", { exact: true }).inputValue()).toBe("");
  expect(await page.getByLabel("Принимаю").isChecked()).toBe(true);
  await fillRegistration(page, "nojs@kover.example");
  await page.getByRole("button", { name: "Создать аккаунт" }).click();
  await page.getByRole("heading", { name: "Подтвердите почту" }).waitFor();
  await page.goto(await newestLink(app, CONFIRMATION, "nojs@kover.example"));
  await page.getByText("Почта подтверждена. Теперь можно войти.").waitFor();
});

/** The code of a step from the key as the page shows it, as a phone would make it. */
function codeFrom(key: string, shift: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(key.replaceAll(" ", ""), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = (bits.join("").match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), Math.floor(Date.now() / 30_000) + shift);
}

async function startSignIn(page: Page, identifier: string): Promise<void> {
  await page.getByLabel("Почта или логин").fill(identifier);
  await page.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await page.getByRole("heading", { name: "Код для входа" }).waitFor();
}

test("[AU68] [AU69] [AU71] [AU73] a referee turns the code on by keyboard, and signs in with one, without scripts too", async () => {
  const page = await newPage();
  const errors = watchForErrors(page);
  await open(page, "/auth");
  await page.getByLabel("Почта или логин").fill("mat1@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${app.origin}/personal`);
  await open(page, "/personal/account");
  const section = page.getByRole("region", { name: "Вход с кодом" });
  await section.getByLabel("Текущий пароль").focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  const key = await section.locator("code").innerText();
  expect(await axeProblems(page)).toEqual([]);
  await section.getByLabel("Код из приложения").focus();
  // Of this step and the next (AU70): one from before might be too old by the time it is sent.
  await page.keyboard.type(codeFrom(key, 0));
  await page.keyboard.press("Enter");
  const codes = section.getByRole("list", { name: "Резервные коды" }).getByRole("listitem");
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recoveryCode = await codes.first().innerText();
  await section.getByRole("button", { name: "Коды сохранены" }).press("Enter");
  await section.getByText("Осталось 10 резервных кодов").waitFor();

  const plain = await newPage({ javaScriptEnabled: false });
  await openPlain(plain, "/personal/applications");
  await startSignIn(plain, "mat1@kover.example");
  await plain.getByLabel("Код из приложения").fill("000000");
  await plain.getByRole("button", { name: "Войти", exact: true }).click();
  await plain.getByText("Код не подошёл").waitFor();
  expect((await plain.context().cookies()).map(({ name }) => name)).not.toContain("kover_jwt");
  await plain.getByLabel("Код из приложения").fill(codeFrom(key, 1));
  await plain.getByRole("button", { name: "Войти", exact: true }).click();
  await plain.waitForURL(`${app.origin}/personal/applications`);

  const other = await newPage({ colorScheme: "dark" });
  await open(other, "/personal/profiles");
  await startSignIn(other, "mat1@kover.example");
  expect(await axeProblems(other)).toEqual([]);
  await other.getByLabel("Код из приложения").fill(recoveryCode);
  await other.keyboard.press("Enter");
  await other.waitForURL(`${app.origin}/personal/profiles`);
  expect(errors).toEqual([]);
});

test("the sign-in form is filled and sent by keyboard alone, and shows the password on request", async () => {
  const page = await newPage();
  await open(page, "/auth");
  await page.getByLabel("Почта или логин").focus();
  await page.keyboard.type("athlete@kover.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.getByLabel("Пароль", { exact: true }).getAttribute("type")).toBe("text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${app.origin}/personal`);
});

test("refused forms are clean for assistive technology in both colour modes", async () => {
  const page = await newPage();
  for (const path of ["/auth", "/auth/register", "/auth/forget", "/auth/reset?code=x"]) {
    await open(page, path);
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect([path, await axeProblemsInBothModes(page)]).toEqual([path, []]);
  }
});

test("[SE8] the pages that check forms try nothing their policy forbids", async () => {
  const page = await newPage();
  await page.addInitScript(`window.forbidden = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      window.forbidden.push(violatedDirective + " " + blockedURI);
    });`);
  for (const path of ["/auth", "/auth/register", "/auth/forget"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await page.locator("form button[type=submit]").first().click();
    expect([path, await page.evaluate("window.forbidden")]).toEqual([path, []]);
  }
});
