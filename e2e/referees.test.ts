import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { newestLink } from "./support/mailbox.ts";
import { apiOf } from "./support/lateActs.ts";
import { EVENT_ID, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

const REFEREES = `/organiser/events/${EVENT_ID}/referees`;

test("[RE1] [RE7] [RE10] [RE11] [RE19] an organiser pastes referees, gives a mat with a warning, and invites two with one password", async () => {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, app.origin + REFEREES);
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Добавить", exact: true }).click();
  const lines = dialog.getByLabel("Судьи", { exact: true });
  await lines.fill("Беркутов Олег Петрович; мастер");
  await dialog.getByRole("button", { name: "Добавить" }).click();
  await dialog.getByText("Строка 1: неизвестная категория «мастер»").waitFor();
  await lines.fill(
    "Беркутов Олег Петрович; СС1К; Боковой судья; Пермский край; Пермь; Гард\nСоколова Анна\tССВК\tАрбитр",
  );
  await dialog.getByText(/Будет добавлено: 2/).waitFor();
  await dialog.getByRole("button", { name: "Добавить" }).click();
  await row("Соколова Анна").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  await row("Беркутов")
    .getByRole("button", { name: /^Действия/ })
    .click();
  await page.getByRole("menuitem", { name: "Изменить" }).click();
  await dialog.getByLabel("Ковёр Г").check();
  await dialog
    .getByText(/тот же клуб/)
    .first()
    .waitFor();
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await row("Беркутов").getByText("Нейтральность").waitFor();

  await page.getByRole("button", { name: "Пригласить", exact: true }).click();
  await dialog.getByLabel("Беркутов Олег Петрович").fill("berkutov@kover.example");
  await dialog.getByLabel("Соколова Анна").fill("sokolova@kover.example");
  await dialog.getByLabel("Ваш пароль").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Пригласить" }).click();
  await page.getByText("Соколова Анна, sokolova@kover.example: приглашение отправлено").waitFor();
  expect(await page.getByText(/приглашение отправлено$/).count()).toBe(2);
  await page.getByRole("button", { name: "Готово" }).click();
  await row("Соколова").getByText("sokolova", { exact: true }).waitFor();
  const invited = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  const link = await newestLink(app, /auth\/reset[^\s"<]+/);
  await visit(invited, `${app.origin}/${link.replace("&amp;", "&")}`);
  await invited.getByRole("heading", { name: "Добро пожаловать" }).waitFor();
  expect(await axeProblemsInBothModes(invited)).toEqual([]);
  await invited.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await invited.getByLabel("Пароль ещё раз").fill(PASSWORD);
  await invited.getByRole("button", { name: "Задать пароль и войти" }).click();
  await invited.waitForURL((url) => !url.pathname.startsWith("/auth"));
  expect(errors).toEqual([]);
});

test("[RE3] [RE12] a bout gets an arbiter, and who runs no competition is told 403", async () => {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, app, "admin");
  await visit(page, app.origin + REFEREES);
  const arbiter = page.getByLabel(/^Арбитр, Схватка/).first();
  await arbiter.selectOption({ label: "Тугушев А. Н." });
  const { uuid } = await readCompetition(app);
  const admin = await apiOf(app, "admin");
  const named = async () =>
    (await admin.staff.find(uuid)).data.bouts.flatMap(({ crew }) => crew.map(({ duty }) => duty));
  await expect.poll(named).toEqual(["arbiter"]);

  const athlete = await browser.newPage();
  await signIn(athlete, app, "athlete");
  expect((await athlete.goto(app.origin + REFEREES))?.status()).toBe(403);
});
