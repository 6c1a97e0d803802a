import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { signIn, visit, watchForErrors } from "./support/pages.ts";

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

const OPEN = { boutSeconds: 300, weightMin: null, weightMax: null, level: "all", style: "nogi" } as const;
const WOMEN = { ...OPEN, title: "Женщины", sex: "f", ageMin: 18, ageMax: null } as const;
const GIRLS = { ...OPEN, title: "Девушки 14–15 лет", sex: "f", ageMin: 14, ageMax: 15 } as const;

/** Everybody has a birthday of their own, by the first letter of the name. */
const DAYS = "КОБТСН";

/** A finished event: the first of the women wins everything; girls nobody agreed for stand under a number. */
async function makeEvent(
  api: Api,
  name: string,
  dateOfEvent: string,
  women: readonly string[],
  team: string,
) {
  const nothing = { city: null, venue: null, address: null, description: null, registrationUntil: null };
  const { data: event } = await api.organiser.createEvent({
    ...nothing,
    name,
    dateOfEvent,
    internalNote: null,
    info: {},
    isPublished: true,
    registrationOpen: false,
    showCompetition: true,
  });
  const rules = { preset: "ru_grappling" };
  const { data: competition } = await api.organiser.createCompetition({
    title: name,
    rules,
    scoreboardType: null,
    event: event.documentId,
  });
  const { competition: made } = (await api.organiser.event(event.documentId)).data;
  await api.organiser.createCarpet({ name: "Ковёр А", competition: made?.documentId ?? "" });
  for (const [kind, people] of [
    [WOMEN, women],
    [GIRLS, ["Тайная", "Скрытая", "Незримая"]],
  ] as const) {
    const { data: category } = await api.organiser.createCategory({
      ...kind,
      competition: made?.documentId ?? "",
    });
    for (const [index, lastName] of people.entries())
      await api.organiser.createFighter({
        lastName,
        firstName: "Анна",
        birthDate: `${kind === WOMEN ? 1999 : 2012}-05-1${DAYS.indexOf(lastName.charAt(0))}`,
        sex: "f",
        weight: 60,
        team: index === 0 ? team : null,
        categories: [category.id],
      });
  }
  await api.draws.all(competition.uuid, { data: { id: randomUUID(), mayBeUnweighed: true } });
  await api.competitions.move(made?.documentId ?? "", { status: "in_progress" });
  await fightAll(api, competition.uuid);
  await api.competitions.move(made?.documentId ?? "", { status: "closed" });
  return event;
}

/** Who stands first in the list of the category wins. */
async function fightAll(api: Api, uuid: string): Promise<void> {
  for (;;) {
    const { categories, fightings } = await api.competitions.byUuid(uuid);
    const order = categories.flatMap(({ fighters }) => fighters.map((one) => one.uuid));
    const ready = fightings.filter(
      ({ state, winner, slots }) =>
        state === "waiting" && winner === null && slots.every(({ fighter }) => fighter !== null),
    );
    if (ready.length === 0) {
      const open = categories.filter(({ status }) => status !== "finished");
      for (const category of open) await api.acts.finish(category.uuid, { data: { id: randomUUID() } });
      return;
    }
    for (const { uuid: bout, slots } of ready) {
      const [red = 0, blue = 0] = slots.map(({ fighter }) => order.indexOf(fighter ?? ""));
      const winner = red < blue ? "red" : "blue";
      const result = { method: "submission", winner, score: null, reason: "протокол" } as const;
      await api.acts.result(bout, { data: { id: randomUUID(), ...result } });
    }
  }
}

const openPage = async (width = 1440): Promise<Page> => {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width, height: 900 } });
  return context.newPage();
};

/** They stood at one event: two people, or one to be merged there. */
async function linkByHand(page: Page, one: string, other: string): Promise<void> {
  await page.getByRole("button", { name: "Связать вручную" }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, name] of [
    [/Одна запись/, one],
    [/Другая запись/, other],
  ] as const) {
    await dialog.getByRole("combobox", { name: label }).click();
    await page.getByRole("combobox", { name: "Поиск" }).fill(name);
    await page
      .getByRole("option", { name: new RegExp(`^${name} Анна`) })
      .first()
      .click();
  }
  await dialog.getByRole("button", { name: "Связать", exact: true }).click();
  await dialog.getByText(/Обе записи есть на одном турнире/).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Отмена" }).click();
}

test("[RK13] [RK14] [AR5] [AR7] [CL6] a season over three events with one athlete under two spellings", async () => {
  const api = await apiOf(app, "admin");
  const { data: team } = await api.teams.create({ name: "Волжанка", city: "Самара" });
  const events = [
    await makeEvent(api, "Кубок весны", "2026-03-14", ["Кравцова", "Орлова", "Белова"], team.documentId),
    await makeEvent(api, "Кубок лета", "2026-06-20", ["Кравцова-Ли", "Орлова", "Белова"], team.documentId),
    await makeEvent(api, "Кубок осени", "2026-10-03", ["Кравцова-Ли", "Белова", "Орлова"], team.documentId),
  ];
  const page = await openPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");

  await visit(page, `${app.origin}/organiser/seasons/new`);
  await page.getByRole("button", { name: "Создать сезон" }).click();
  await page.getByText("Назовите сезон, от 3 до 120 знаков").first().waitFor();
  await page.getByLabel("Название").fill("Три кубка");
  await page.getByLabel("Баллы за победу").fill("1");
  await page.getByLabel("Только отмеченные").check();
  for (const { name } of events) await page.getByRole("checkbox", { name: new RegExp(`^${name}`) }).check();
  await page.getByLabel("Коэффициент: Кубок осени").fill("1,5");
  await page.getByText("«Кубок осени» ×1,5").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.getByRole("button", { name: "Создать сезон" }).click();
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await page.getByText("Рейтинг виден всем").first().waitFor();

  const visitor = await openPage(390);
  const visitorErrors = watchForErrors(visitor);
  await visit(visitor, `${app.origin}/season`);
  await visitor.getByRole("link", { name: /Три кубка/ }).click();
  await visitor.getByRole("heading", { name: "Три кубка" }).waitFor();
  const rows = visitor.getByRole("list", { name: "Рейтинг сезона" }).locator("> li");
  // Three women at three events: nobody has said yet that they are the same ones.
  expect(await rows.count()).toBe(9);

  await visit(page, `${app.origin}/organiser/people`);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  expect(await page.locator("body").innerText()).not.toMatch(/Тайная|Скрытая/);
  await page.getByRole("button", { name: /^Связать: Кравцова Анна и Кравцова-Ли Анна$/ }).click();
  await page.getByText("Связано пар: 1").first().waitFor();
  await page.getByRole("button", { name: /^Связать все несомненные: 5$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Связать", exact: true }).click();
  await page.getByText("Связано пар: 5").first().waitFor();
  await page.getByText("Похожих записей нет").waitFor();
  await linkByHand(page, "Орлова", "Белова");

  await visit(visitor, visitor.url().split("?")[0] ?? "");
  expect(await rows.count()).toBe(3);
  await visit(visitor, `${visitor.url().split("?")[0] ?? ""}?q=кравцова`);
  expect(await rows.count()).toBe(1);
  const own = rows.first();
  // Nine for each place and one for each of two wins; the third event counts half as much again.
  await own.getByText("38,5", { exact: true }).waitFor();
  await own.getByText("Также: Анна Кравцова").waitFor();
  await own.getByText("Как набраны баллы").click();
  await own.getByText(/Кубок осени: 16,5.балла, коэффициент 1,5/).waitFor();
  expect(await axeProblemsInBothModes(visitor)).toEqual([]);
  await visitor.getByLabel("Фамилия или имя").fill("тайная");
  await visitor.getByRole("button", { name: "Показать" }).click();
  await visitor.getByText("Никого не нашли").waitFor();

  await visitor.goBack();
  await own.getByRole("link", { name: "Анна Кравцова-Ли", exact: true }).click();
  await visitor.getByText(/Выступления и под другим написанием имени: Анна Кравцова/).waitFor();
  for (const name of ["Кубок весны", "Кубок лета"])
    await visitor.getByRole("link", { name, exact: true }).waitFor();

  await visitor.getByRole("link", { name: "Волжанка, Самара" }).click();
  await visitor.getByRole("heading", { name: "Волжанка" }).waitFor();
  await visitor.getByText(/^Стартов: 3, 6.побед$/).waitFor();
  for (const name of ["Кубок весны", "Кубок лета", "Кубок осени"])
    await visitor.getByRole("link", { name }).first().waitFor();
  expect(await axeProblemsInBothModes(visitor)).toEqual([]);
  expect(await visitor.locator("body").innerText()).not.toMatch(/Тайная|Участник/);
  expect([errors, visitorErrors]).toEqual([[], []]);
});
