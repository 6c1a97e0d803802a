import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import type { ProfileDraft } from "#contract/entry/profile.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { apiOf } from "./support/lateActs.ts";
import {
  beTooHeavy,
  holdsWhatWasChosen,
  isOnTheOverview,
  namesAllThatLacks,
  saysItWasSent,
} from "./support/entrySteps.ts";
import { makeOrganised } from "./support/organised.ts";
import { boxOf, isApart } from "./support/places.ts";
import { makeAccount, reload, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp(async (started) => {
  ({ app, browser } = started);
  await makeAccount(app, TRAINER);
});

/** Somebody without people: the coach of the demo has a whole club. */
const TRAINER = "trainer";

/** An event of the demo that was fought before the main one. */
const PAST_EVENT = "3";

async function newPage(width: number): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width, height: 900 } });
  return context.newPage();
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function addStudent(firstName: string, weight: number, hasConsent = true): Promise<void> {
  const coach = await apiOf(app, TRAINER);
  const draft: ProfileDraft = {
    lastName: "Орлов",
    firstName,
    birthDate: "2017-01-31",
    gender: "m",
    weight,
    relation: "student",
    representative: "Орлова Анна",
  };
  const { data } = await coach.profiles.create(draft);
  if (hasConsent)
    await coach.profiles.changeConsents(data.documentId, { data: { give: currentConsents(["processing"]) } });
}

/** One press of Back is before the entry that was sent, and the page there counts it (EN60, PE23). */
async function leavesNoStep(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(`${app.origin}/personal`);
  await page.getByRole("link", { name: /^Заявки\s*2$/ }).waitFor();
  await page.getByRole("link", { name: /^К оплате 1\s300\s₽/ }).waitFor();
}

/** What went is no draft on the next visit. */
async function hasNoDraft(page: Page): Promise<void> {
  await visit(page, `${app.origin}/personal/applications/new`);
  await page.waitForTimeout(300);
  expect(await page.getByText("Мы вернули то, что").count()).toBe(0);
  expect(await page.getByText("Черновик, сохранён").count()).toBe(0);
}

test("[EN60] [EN61] [EN62] [EN63] [FM11] [FM17] [PE23] [PE25] one athlete enters two categories at once, with the sum of both in sight", async () => {
  const { api, path } = await makeOrganised(app);
  const event = path.split("/")[3] ?? "";
  await api.organiser.updateEvent(event, {
    registrationOpen: true,
    pricing: [{ first: 80_000, further: 50_000 }],
  });
  const coach = await apiOf(app, TRAINER);
  const draft = { lastName: "Орлов", firstName: "Климент", birthDate: "1996-01-31", gender: "m" } as const;
  const { data } = await coach.profiles.create({ ...draft, weight: 64, relation: "self" });
  await coach.profiles.changeConsents(data.documentId, { data: { give: currentConsents(["processing"]) } });
  const page = await newPage(390);
  const errors = watchForErrors(page);
  await signIn(page, app, TRAINER);
  // The page before the entry, which is left by its address.
  await visit(page, `${app.origin}/personal`);
  await page.getByRole("link", { name: /^Заявки\s*0$/ }).waitFor();
  await visit(page, `${app.origin}/personal/applications/new?event=${event}`);
  await page.getByLabel(/Климент Орлов/).check();
  await press(page, "Далее");
  await namesAllThatLacks(page);
  await page.getByLabel(/Мужчины, до 66 кг/).check();
  await beTooHeavy(page);
  await page.getByLabel(/Мужчины, абсолют/).check();
  const fee = page.getByLabel("Взнос", { exact: true });
  await expect.poll(() => fee.innerText()).toMatch(/К оплате за 2\s+категории\s+1\s300\s₽/);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  // Pressed twice at once it goes two steps, and Back goes one of them (EN63).
  await page.getByRole("button", { name: "Далее", exact: true }).dblclick();
  await page.waitForURL(/step=papers/);
  await page.goBack();
  await page.waitForURL(/step=club/);
  await page.getByLabel("Комментарий организатору").waitFor();
  await press(page, "Далее");
  await page.waitForURL(/step=papers/);
  await page.getByLabel("Медсправка до").fill("2099-01-01");
  await press(page, "Далее");
  await isOnTheOverview(page, app.origin);
  await holdsWhatWasChosen(page);
  await press(page, "Отправить заявку");
  await page.waitForURL(`${app.origin}/personal/applications`);
  await page.getByText("Отправлено: 2 заявки").waitFor();
  await leavesNoStep(page);
  await saysItWasSent(page, app.origin);
  await hasNoDraft(page);
  // What is entered is not offered a second time.
  await visit(page, `${app.origin}/personal/applications/new?event=${event}&profile=${data.documentId}`);
  await press(page, "Далее");
  await page.getByLabel(/Мужчины, до 77 кг/).waitFor();
  expect(await page.getByLabel(/Мужчины, до 66 кг/).count()).toBe(0);
  // An event of children has nothing for a grown man, and asks for nothing then.
  await visit(page, `${app.origin}/personal/applications/new?profile=${data.documentId}`);
  await page.getByLabel(/среди детей/).check();
  await press(page, "Далее");
  await page.getByRole("heading", { name: "Подходящих категорий нет" }).waitFor();
  expect(await page.getByRole("button", { name: "Далее", exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("[EN29] [EN48] [EN31] [EN32] [EN33] [EN64] a coach enters three at once; what is typed outlives a reload, what lacks is told with the way", async () => {
  for (const [name, weight] of [
    ["Глеб", 27],
    ["Данила", 33],
  ] as const)
    await addStudent(name, weight);
  await addStudent("Ефим", 30, false);
  const page = await newPage(1440);
  const errors = watchForErrors(page);
  await signIn(page, app, TRAINER);
  const { data: open } = await app.api.events.find({
    filters: { registrationOpen: { $eq: true } },
    sort: "dateOfEvent",
  });
  const event = `${app.origin}/events/${open[0]?.id}`;
  await visit(page, event);
  await page.getByRole("link", { name: "Заявить нескольких" }).click();
  await page.getByRole("heading", { level: 1, name: "Заявить нескольких" }).waitFor();

  // A consent is missing: the way leads to the profile and back.
  await page.getByRole("link", { name: "Открыть профиль: Ефим Орлов" }).click();
  await page.getByLabel("Согласие на обработку").check();
  await press(page, "Сохранить");
  await page.getByRole("heading", { level: 1, name: "Заявить нескольких" }).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  await press(page, "Все мои");
  await page.getByLabel("Вес, кг: Данила Орлов").fill("34,5");
  await page.getByText("Больше предела, 34 кг").waitFor();
  await page.getByRole("button", { name: "Заявить 2" }).waitFor();
  await page.waitForTimeout(300);
  await reload(page);
  await expect.poll(() => page.getByLabel("Вес, кг: Данила Орлов").inputValue()).toBe("34,5");
  await page.getByLabel("Вес, кг: Данила Орлов").fill("33,5");
  await page.context().setOffline(true);
  await page.getByText("Нет связи: таблицу можно смотреть").waitFor();
  expect(await page.getByRole("button", { name: "Заявить 3" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Заявить 3" }).click();
  // What came of it stays, with the way on, and the keyboard goes there.
  const told = page.locator("p:focus", { hasText: /^Отправлено: 3\sзаявки\. .+/ });
  await told.getByRole("link", { name: "Все заявки" }).waitFor();
  const foot = await boxOf(page.getByRole("button", { name: "Заявить", exact: true }));
  expect(isApart(await boxOf(told), foot)).toBe(true);
  await expect.poll(() => page.getByText("Заявка подана").count()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  await isToldAlone(page, event);
  expect(errors).toEqual([]);
});

/** The event says who of the account is entered, on its page and at its brackets, and to nobody else. */
async function isToldAlone(page: Page, event: string): Promise<void> {
  const told = page.getByText("Ваших спортсменов заявлено: 3");
  for (const path of [event, `${event}/competition`]) {
    await visit(page, path);
    await told.first().waitFor();
    expect(await axeProblemsInBothModes(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(await (await fetch(path)).text()).not.toContain("заявлен");
  }
  await page.getByRole("link", { name: "Ваших спортсменов заявлено: 3" }).click();
  await page.waitForURL(`${app.origin}/personal/applications`);
}

test("[EN31] «Как в прошлый раз» ticks who was entered last time, each in the class most like the one they had", async () => {
  await addStudent("Захар", 27);
  await addStudent("Иван", 33);
  const [admin, coach] = [await apiOf(app, "admin"), await apiOf(app, TRAINER)];
  const { path } = await makeOrganised(app);
  const id = path.split("/")[3] ?? "";
  const { data: event } = await admin.organiser.event(id);
  const { data: made } = await admin.organiser.createCategory({
    title: "Мальчики 8–9 лет, до 28 кг",
    competition: event.competition?.documentId ?? "",
    sex: "m",
    ageMin: 8,
    ageMax: 9,
    level: "all",
    style: "nogi",
    boutSeconds: 180,
    weightMin: null,
    weightMax: 28,
  });
  const { data: basis } = await coach.groupEntries.basis(id);
  const known = basis.people.find(({ firstName }) => firstName === "Захар");
  await admin.organiser.updateEvent(id, { isPublished: true, showCompetition: true, registrationOpen: true });
  const lines = [{ profile: known?.documentId ?? "", category: made.id, weight: 27 }];
  const { data: sent } = await coach.groupEntries.enter(id, { data: { id: randomUUID(), lines } });
  expect(Object.keys(sent.lines[0] ?? {})).toEqual(["application"]);
  await admin.organiser.updateEvent(id, {
    isPublished: true,
    showCompetition: true,
    registrationOpen: false,
  });

  const page = await newPage(390);
  const errors = watchForErrors(page);
  await signIn(page, app, TRAINER);
  await visit(page, `${app.origin}/personal/applications`);
  await page.getByRole("link", { name: "Заявить нескольких" }).click();
  await page.getByText("В прошлый раз: Кубок Волги").waitFor();
  await press(page, "Как в прошлый раз");
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: `${name} Орлов` });
  expect(await row("Захар").getByRole("checkbox").isChecked()).toBe(true);
  expect(await row("Иван").getByRole("checkbox").isChecked()).toBe(false);
  await row("Захар")
    .getByRole("option", { name: "Мальчики 8–9 лет, до 28 кг", selected: true })
    .waitFor({ state: "attached" });
  await press(page, "Заявить 1");
  await row("Захар").getByText("Заявка подана").waitFor();
  expect(errors).toEqual([]);
});

test("[PS15] [PS17] [PS18] a profile claims results of a past event, the organiser confirms, the owner takes them back", async () => {
  const [admin, coach] = [await apiOf(app, "admin"), await apiOf(app, TRAINER)];
  const { data: event } = await admin.organiser.event(PAST_EVENT);
  const { data: roll } = await admin.roll.find(event.competition?.uuid ?? "");
  const known = roll.entries.find(
    // The people of the coach have theirs already.
    ({ birthDate, firstName, team }) => birthDate !== null && firstName !== null && team?.name !== "Гард",
  );
  if (!known) throw new Error("somebody with a birth date");
  const { data: profile } = await coach.profiles.create({
    lastName: known.lastName,
    firstName: known.firstName,
    birthDate: known.birthDate,
    gender: known.sex,
    relation: "student",
  });
  const page = await newPage(390);
  await signIn(page, app, TRAINER);
  const card = `${app.origin}/personal/profiles?person=${profile.documentId}`;
  await visit(page, card);
  await page.getByRole("button", { name: `Да, добавить в профиль: ${event.name}` }).click();
  await page.getByText("Ждёт организатора").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  const organiser = await newPage(1440);
  await signIn(organiser, app, "admin");
  await visit(organiser, `${app.origin}/personal`);
  await organiser.getByRole("link", { name: new RegExp(`Подтвердите результаты: ${event.name}`) }).click();
  await organiser.getByRole("button", { name: /^Подтвердить: / }).click();
  await organiser.getByRole("button", { name: /^Отменить решение: / }).waitFor();
  expect(await axeProblemsInBothModes(organiser)).toEqual([]);

  await visit(page, card);
  await page.getByRole("link", { name: "Открыть карьеру" }).waitFor();
  await press(page, "Убрать из профиля");
  await page.getByRole("dialog").getByRole("button", { name: "Убрать из профиля" }).click();
  await page.getByRole("button", { name: `Да, добавить в профиль: ${event.name}` }).waitFor();
});

test("[PE23] a page the browser had put aside whole comes back as it is now", async () => {
  const page = await newPage(390);
  await signIn(page, app, TRAINER);
  await visit(page, `${app.origin}/personal/profiles`);
  await addStudent("Лука", 24);
  await page.evaluate(`window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`);
  await page.getByText("Лука").first().waitFor();
});
