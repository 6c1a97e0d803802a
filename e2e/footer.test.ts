import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { type RunningApp } from "./support/app.ts";
import { visit } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

const newPage = async () => (await browser.newContext({ locale: "ru-RU" })).newPage();

test("[TM40] [TM42] the footer leads to help, contacts, organisers, rules and terms, and each of them says something", async () => {
  const page = await newPage();
  await visit(page, app.origin);
  const pages = {
    support: "Вопросы и ответы",
    contacts: "Контакты",
    organisers: "Организаторам",
    rules: "Правила соревнований",
    terms: "Условия сервиса",
  };
  for (const [slug, name] of Object.entries(pages)) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`${app.origin}/page/${slug}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(async () => (await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
  }
  await page.getByText("Аккаунт один на человека").waitFor();
  await visit(page, `${app.origin}/auth/register`);
  const consents = page.locator("form label a");
  expect(await consents.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/page/terms",
    "/page/consent-processing",
    "/page/consent-publication",
  ]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Персональные данные" }).click();
  await page.getByRole("heading", { level: 1, name: "Персональные данные" }).waitFor();
  for (const part of [
    "Что хранится",
    "Для чего",
    "Кто это видит",
    "Сколько хранится",
    "Как отозвать и удалить",
  ])
    await page.getByRole("heading", { name: part }).waitFor();
});

test("[TM41] partners stand with tier, line and link, and below them the contacts of the site", async () => {
  const page = await newPage();
  await visit(page, `${app.origin}/partners`);
  const first = page.getByRole("main").getByRole("listitem").first();
  expect(await first.innerText()).toMatch(/Генеральный\s+Экипировка «Захват»\s+Рашгарды/);
  expect(await first.getByRole("link").getAttribute("rel")).toContain("sponsored");
  await page.getByRole("link", { name: "partners@kover.example" }).waitFor();
});
