import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { PASSWORD, startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";

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

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

const fighterSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  lastName: z.string(),
  firstName: z.string().nullable(),
  team: z.object({ id: z.number() }).nullable(),
});
const listSchema = z.object({ data: z.array(fighterSchema) });

/** Two categories nobody has drawn: eight athletes, the first two of them of one club, and five others. */
async function makeCategories() {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${app.origin}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${jwt}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const { data: people } = listSchema.parse(await ask("/fighters?populate=team&pagination[pageSize]=60"));
  const clubs = Map.groupBy(
    people.filter(({ team }) => team !== null),
    ({ team }) => team?.id,
  );
  const mates = [...clubs.values()].find((club) => club.length > 1)?.slice(0, 2) ?? [];
  const strangers = [...clubs.values()]
    .flatMap((club) => club.slice(0, 1))
    .filter(({ team }) => team?.id !== mates[0]?.team?.id);
  const alone = people.filter(({ uuid }) => ![...mates, ...strangers].some((one) => one.uuid === uuid));
  const others = [...strangers, ...alone.filter(({ team }) => team?.id !== mates[0]?.team?.id)];
  const { id } = await readCompetition(app);
  const make = (title: string, fighters: typeof people) =>
    ask("/categories", { data: { title, competition: id, fighters: fighters.map((one) => one.id) } });
  // A second try must not meet the categories of the first.
  const [eightTitle, fiveTitle] = ["Мужчины, восемь", "Мужчины, пять"];
  await make(eightTitle, [...mates, ...others.slice(0, 6)]);
  await make(fiveTitle, others.slice(6, 11));
  return { mates, others, eightTitle, fiveTitle };
}

test("[DR85] [DR93] [DR87] [DR88] [DR90] [DR91] formats for all in one press, one category later, its team-mates set apart", async () => {
  const { mates, others, eightTitle, fiveTitle } = await makeCategories();
  const competition = await readCompetition(app);
  const categoryOf = async (title: string) =>
    (await readCompetition(app)).categories.find((category) => category.title === title);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(30_000);
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");

  await visit(page, `${app.origin}/competition/${competition.uuid}/refereeing?all`);
  await page.getByRole("link", { name: "Системы по числу участников" }).click();
  await page.getByText("Ничего не меняется: так и сейчас.").waitFor();
  await page.getByLabel("Набор", { exact: true }).selectOption("short");
  await page.getByLabel("Бронзовых наград").selectOption({ label: "Одна" });
  expect(await page.getByLabel("Система, от 2 до 128").inputValue()).toBe("single_elimination_bronze_bout");
  await page
    .getByRole("row")
    .filter({ hasText: eightTitle })
    .getByText(/схватка за бронзу, 8\sсхваток/)
    .last()
    .waitFor();
  await page.getByLabel("Набор", { exact: true }).selectOption("twice");
  const own = page.getByLabel(`Система категории ${fiveTitle}`);
  await own.selectOption("single_elimination_two_bronzes");
  const row = page.getByRole("row").filter({ hasText: eightTitle });
  await row
    .getByText(/до двух поражений, бронза, 12\sсхваток/)
    .last()
    .waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: "Конец дня" })
    .getByText(/позже|раньше|без изменений/)
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, "Применить ко всем");
  await page.getByText("Системы применены ко всем категориям без жеребьёвки").waitFor();
  await page.getByText("Ничего не меняется: так и сейчас.").waitFor();
  expect([await page.getByLabel("Набор", { exact: true }).inputValue(), await own.inputValue()]).toEqual([
    "twice",
    "single_elimination_two_bronzes",
  ]);

  await page.getByRole("link", { name: "К судейству" }).click();
  await press(page, "Провести все готовые");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: eightTitle }).uncheck();
  await dialog.getByText(/Будет проведено: 1\sкатегория/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Провести жеребьёвку");
  await page.getByText("оставлена на потом").waitFor();
  await press(page, "Готово");
  expect(await categoryOf(fiveTitle)).toMatchObject({
    status: "drawn",
    format: "single_elimination_two_bronzes",
  });
  const eight = await categoryOf(eightTitle);
  expect(eight).toMatchObject({ status: "draft", format: null });

  await visit(page, `${app.origin}/competition/${competition.uuid}/refereeing/category/${eight?.uuid}`);
  const seeded = [mates[0], others[0], others[1], mates[1]];
  for (const [index, one] of seeded.entries())
    await page
      .getByLabel(`Посев: ${one?.lastName} ${one?.firstName ?? ""}`.trim())
      .selectOption({ label: `${index + 1}-й номер` });
  await press(page, "Бросить жребий");
  await page.getByText("Заданные номера сводят одноклубников раньше, чем могла бы сетка.").waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, "Развести одноклубников");
  await page.getByRole("button", { name: "Вернуть заданные номера" }).waitFor();
  await press(page, "Сохранить сетку");
  await page.getByText(/^Одноклубники разведены: /).waitFor();
  expect(await categoryOf(eightTitle)).toMatchObject({
    status: "drawn",
    format: "double_elimination_bronze",
  });
  await press(page, "Развести одноклубников");
  await page.getByText(/^Одноклубники уже разведены/).waitFor();
  expect(errors).toEqual([]);
});
