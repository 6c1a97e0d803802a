import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { kept } from "./support/outage.ts";
import { EVENT_ID, readCompetition, reload, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

test("[LO3] [LO9] [LO10] [LO11] English stands below /en: moves inside it stay there, the switch leads to the twin and is remembered", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await visit(page, `${app.origin}/en/`);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.locator('link[rel="alternate"][hreflang="ru"]').getAttribute("href")).toMatch(/:\d+\/$/);
  // A move inside the application.
  await page.locator(`a[href^="/en/events/${EVENT_ID}"]`).first().click();
  await page.waitForURL(`${app.origin}/en/events/${EVENT_ID}**`);
  await page.getByRole("link", { name: "Mats" }).first().click();
  await page.waitForURL(`${app.origin}/en/events/${EVENT_ID}/carpets`);
  await page.getByRole("link", { name: "Русский" }).click();
  await page.waitForURL(`${app.origin}/events/${EVENT_ID}/carpets`);
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`${app.origin}/en/events/${EVENT_ID}/carpets`);
  // The front page alone goes by what was chosen; what somebody sends opens as it was sent.
  await page.goto(`${app.origin}/`);
  expect(page.url()).toBe(`${app.origin}/en/`);
  await page.goto(`${app.origin}/partners`);
  expect(page.url()).toBe(`${app.origin}/partners`);
  expect(errors).toEqual([]);
  await context.close();
});

test("[LO18] without scripts the link to the other language is remembered too", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.origin}/events/${EVENT_ID}`);
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL(`${app.origin}/en/events/${EVENT_ID}`);
  await page.goto(`${app.origin}/`);
  expect(page.url()).toBe(`${app.origin}/en/`);
  await context.close();
});

test("[LO18] the link pressed before the page is hydrated is remembered too", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/\.js(\?|$)/, () => undefined);
  await page.goto(`${app.origin}/events/${EVENT_ID}`, { waitUntil: "commit" });
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL(`${app.origin}/en/events/${EVENT_ID}`, { waitUntil: "commit" });
  await page.goto(`${app.origin}/`, { waitUntil: "commit" });
  expect(page.url()).toBe(`${app.origin}/en/`);
  await context.close();
});

const keptIn = (page: Page) =>
  page.evaluate<string>("JSON.stringify({ ...sessionStorage, ...localStorage })");

test("[FM22] a form half filled in goes along into the other language, and is kept for nobody else", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, `${app.origin}/auth/forget`);
  await page.getByLabel("Почта").fill("lado@kover.example");
  // Opened in another tab, it takes nothing along: this one keeps its form.
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "English" }).click({ modifiers: ["Control"] }),
  ]);
  await other.close();
  expect(await keptIn(page)).not.toContain("lado");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`${app.origin}/en/auth/forget`);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("lado@kover.example");
  expect(await keptIn(page)).not.toContain("lado");
  await context.close();
});

test("[FM23] [FM24] a registration half filled in outlives a reload and the other language, but for the password", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await visit(page, `${app.origin}/auth`);
  // By a move inside the application, as people come there.
  await page.getByRole("link", { name: "Создать аккаунт" }).first().click();
  await page.getByLabel("Фамилия").fill("Ладова");
  await page.getByLabel("Почта").fill("lado");
  await page.getByLabel("Пароль", { exact: true }).fill("гард и рычаг");
  await page.getByLabel("Принимаю").check();
  // Another tab is as somebody else finds it.
  const other = await context.newPage();
  await visit(other, `${app.origin}/auth/register`);
  expect(await other.getByLabel("Фамилия").inputValue()).toBe("");
  await other.close();
  await reload(page);
  await expect.poll(() => page.getByLabel("Фамилия").inputValue()).toBe("Ладова");
  expect(await page.getByLabel("Пароль", { exact: true }).inputValue()).toBe("");
  // Left by the press itself: what is told of it must not push the link away.
  await page.getByLabel("Телефон").fill("8 900");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`${app.origin}/en/auth/register`);
  await expect.poll(() => page.getByLabel("Surname").inputValue()).toBe("Ладова");
  expect(await page.getByLabel("Email").inputValue()).toBe("lado");
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  expect(await page.getByLabel("I accept").isChecked()).toBe(true);
  await page.getByLabel("First name").fill("Ольга");
  await page.getByRole("link", { name: "Русский" }).click();
  await page.waitForURL(`${app.origin}/auth/register`);
  await expect.poll(() => page.getByLabel("Имя", { exact: true }).inputValue()).toBe("Ольга");
  expect(await page.getByLabel("Фамилия").inputValue()).toBe("Ладова");
  expect(await keptIn(page)).not.toContain("рычаг");
  await page.getByLabel("Почта").fill("lado@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill("гард и рычаг");
  await page.getByLabel("Пароль ещё раз").fill("гард и рычаг");
  await page.getByLabel("Телефон").fill("");
  await page.getByLabel("Даю согласие").check();
  await page.getByRole("button", { name: "Создать аккаунт" }).click();
  await page.waitForURL(`${app.origin}/personal`);
  await expect.poll(() => keptIn(page)).not.toContain("Ладова");
  expect(errors).toEqual([]);
  await context.close();
});

test("[LO3] [RL2] an official signs in and works in English: after signing in the page that was asked for opens below /en", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  const { uuid } = await readCompetition(app);
  await visit(page, `${app.origin}/en/competition/${uuid}`);
  expect(page.url()).toBe(`${app.origin}/en/auth`);
  await page.getByLabel("Email or username").fill("chief@kover.example");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${app.origin}/en/competition/${uuid}`);
  await page.getByRole("heading", { name: "Head table" }).waitFor({ state: "attached" });
  expect(errors).toEqual([]);
  await context.close();
});

test("[LO3] no address of a page of ours on an English page leads into the Russian ones but that of the switch", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const event = `/en/events/${EVENT_ID}`;
  for (const path of [
    "/en/",
    event,
    `${event}/competition`,
    `${event}/fighters`,
    "/en/auth",
    "/en/auth/register",
  ]) {
    await visit(page, app.origin + path);
    const addresses = await page
      .locator("a[href^='/']:not([hreflang]), form[action^='/']")
      .evaluateAll((places) =>
        places.map((place) => place.getAttribute("href") ?? place.getAttribute("action")),
      );
    const russian = addresses.filter((address) => !/^\/(en(\/|$|\?)|api\/|uploads\/)/.test(address ?? ""));
    expect({ path, russian }).toEqual({ path, russian: [] });
  }
  await context.close();
});

test("[IN3] [LO3] without network a move inside English pages leads to the English page that was kept", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const path = `${app.origin}/en/events/${EVENT_ID}`;
  await visit(page, `${path}/carpets`);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  // The worker keeps them behind the page's back.
  await page.goto(`${path}/carpets`, { waitUntil: "networkidle" });
  await kept(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("link", { name: "Mats" }).first().click();
  await page.waitForURL(`${path}/carpets`);
  await page.getByText("Shown as it was").first().waitFor();
  await context.close();
});

test("[GN15] axe finds nothing on English pages", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const path of ["/en/", `/en/events/${EVENT_ID}`, "/en/auth"]) {
    await visit(page, app.origin + path);
    expect(await axeProblemsInBothModes(page)).toEqual([]);
  }
  await context.close();
});

test("[LO13] search answers with the English words for weights and mats", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, `${app.origin}/en/search?q=77`);
  await page.getByRole("heading", { name: /Categories/ }).waitFor();
  const found = await page.getByRole("main").innerText();
  expect(found).toMatch(/up to 77/);
  expect(found).not.toMatch(/Ковёр|Мужчины|Женщины|до\s\d/);
  await context.close();
});

test("[LO12] what nobody wrote into the database is in English, but for the name of the other language", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const path of [
    "/en/auth",
    "/en/auth/register",
    "/en/auth/forget",
    "/en/following",
    "/en/search",
    "/en/nothing",
  ]) {
    await visit(page, app.origin + path);
    const lines = (await page.locator("body").innerText()).split("\n");
    expect(lines.filter((line) => /[а-яё]/i.test(line) && line.trim() !== "Русский")).toEqual([]);
  }
  await context.close();
});
