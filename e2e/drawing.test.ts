import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { listLine, listOf } from "#server/testing/lists.ts";
import { PASSWORD, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { makeOrganised } from "./support/organised.ts";
import { readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

const entrySchema = z.object({ id: z.number(), uuid: z.string() });
const personSchema = z.object({
  id: z.number(),
  lastName: z.string(),
  team: z.object({ id: z.number() }).nullable(),
});

/** The organiser's own calls, for what this journey takes as given. */
async function organiser() {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  return async (method: string, path: string, data?: object) => {
    const answer = await fetch(`${app.origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${jwt}`, "content-type": "application/json" },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    return { status: answer.status, body: z.object({ data: z.unknown() }).parse(await answer.json()).data };
  };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Somebody comes after the draw, by the name typed and the line chosen. */
async function addLate(page: Page, needle: string, choice: string) {
  await press(page, "Добавить опоздавшего");
  const dialog = page.getByRole("dialog", { name: /^Опоздавший в/ });
  await dialog.getByLabel("Кто пришёл").fill(needle);
  // «Новый человек» of that name is offered before the known ones have come.
  await dialog
    .getByRole("button", { name: new RegExp(`^${choice}`) })
    .first()
    .click();
  await dialog.getByLabel("Вес сейчас").fill("76,4");
  const add = dialog.getByRole("button", { name: /^Добавить: .*схватка \d+$/ });
  await add.waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await add.click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("добавлен позже").waitFor();
}

test("[DR33] [DR25] [DR9] a category goes from its list to a queue on a mat, lets in who comes late, and stands once a bout is called", async () => {
  const ask = await organiser();
  const { uuid, id } = await readCompetition(app);
  const { body: known } = await ask("GET", "/fighters?populate=team&pagination[pageSize]=60");
  const people = z.array(personSchema).parse(known);
  // Of a club of their own: beside a clubmate the lots would decide whether the free place is the one advised (DR61).
  const clubs = new Set<number | undefined>();
  const athletes = people.filter(({ team }) => !clubs.has(team?.id) && clubs.add(team?.id)).slice(0, 8);
  expect(athletes).toHaveLength(8);
  const late = athletes[7]?.lastName ?? "";
  const made = await ask("POST", "/categories", {
    title: "Мужчины, ноу-ги, абсолютка",
    competition: id,
    fighters: athletes.slice(0, 7).map((one) => one.id),
  });
  const category = entrySchema.parse(made.body);
  const boutsNow = async () =>
    (await readCompetition(app)).fightings.filter((bout) => bout.category.uuid === category.uuid);

  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(30_000);
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  const path = `/competition/${uuid}/refereeing/category/${category.uuid}`;
  await visit(page, app.origin + path);
  await page.getByText("в сетке 7 из 7 участников").waitFor();
  // Before the page is hydrated a choice is only the browser's: it is made until the page answers.
  const chosen = async () => {
    await page.getByLabel("Система").selectOption("single_elimination_two_bronzes");
    return page.getByText(/^6\sсхваток, /).count();
  };
  await expect.poll(chosen, { timeout: 30_000 }).toBe(1);
  await press(page, "Бросить жребий");
  await page.getByRole("heading", { name: "Предпросмотр" }).waitFor();
  await page.getByText("Без первой схватки:").waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await boutsNow()).toEqual([]);

  await press(page, "Сохранить сетку");
  await page.getByRole("button", { name: "Провести заново" }).waitFor();
  const [first, ...rest] = await boutsNow();
  expect(rest).toHaveLength(5);
  await page.goto(`${app.origin}/competition/${uuid}/refereeing/carpet/${first?.carpet?.uuid}`);
  await page.locator(`[data-sort-item="${first?.uuid}"]`).waitFor();

  await visit(page, app.origin + path);
  await page.emulateMedia({ colorScheme: "dark" });
  await addLate(page, late, late);
  expect(await boutsNow()).toHaveLength(7);

  await ask("POST", `/fightings/${first?.uuid}/call`, { id: randomUUID() });
  await page.getByText("Схватки идут").waitFor();
  expect(await page.getByRole("button", { name: "Провести заново" }).count()).toBe(0);
  const again = { id: randomUUID(), mayBeUnweighed: true, seeded: [], without: [], seed: "again" };
  const { body } = await ask("GET", `/categories/${category.uuid}/draw`);
  const basis = z.object({ basis: z.string() }).parse(body).basis;
  const refused = await ask("POST", `/categories/${category.uuid}/draw`, {
    ...again,
    basis,
    format: "round_robin",
  });
  expect(refused.status).toBe(409);
  expect(errors).toEqual([]);
});

test("[EN50] who adds by hand into a drawn category goes on with everything typed", async () => {
  const { api, uuid, path } = await makeOrganised(app);
  const [category = { uuid: "", title: "" }] = (await api.lists.basis(uuid)).data.categories;
  const lines = ["Первый", "Второй", "Третий"].map((lastName) =>
    listLine({ uuid: category.uuid }, { lastName, birthDate: "1999-01-01", sex: "m", weight: 60 }),
  );
  await api.lists.write(uuid, { data: listOf(lines) });
  await api.draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: true } });
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, app, "admin");
  await visit(page, app.origin + path);
  await press(page, "Добавить спортсмена");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Категория").selectOption({ label: category.title });
  await dialog.getByLabel("Фамилия").fill("Поздний");
  await dialog.getByLabel("Имя").fill("Пётр");
  await dialog.getByLabel("Дата рождения").fill("1999-02-03");
  await dialog.getByLabel("Вес").fill("64,5");
  await press(page, "Добавить в сетку");
  await page.getByRole("dialog", { name: /^Опоздавший в/ }).waitFor();
  expect(await dialog.getByLabel("Кто пришёл").inputValue()).toBe("Поздний Пётр");
  expect(await dialog.getByLabel("Вес сейчас").inputValue()).toBe("64,5");
  await dialog.getByRole("button", { name: /Поздний/ }).click();
  expect(await dialog.getByLabel("Имя").inputValue()).toBe("Пётр");
  expect(await dialog.getByLabel("Дата рождения").inputValue()).toBe("1999-02-03");
});
