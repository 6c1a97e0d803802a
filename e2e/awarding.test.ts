import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { Category, Competition, Fighting } from "#contract/competition/entity.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { apiOf } from "./support/lateActs.ts";
import { EVENT_ID, readCompetition, signIn, tablePath, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

test("[AW2] [AW10] [AW14] from the last bout on a table to the podium on a screen and the last medal", async () => {
  const admin = await apiOf(app, "admin");
  const { competition, category, last } = await oneBoutLeft(admin);
  const head = await newPage();
  const colleague = await newPage();
  const errors = [watchForErrors(head), watchForErrors(colleague)];
  const awarding = `${app.origin}/competition/${competition.uuid}/awarding`;

  await signIn(head, app, "admin");
  await finishOnTable(head, competition, last);
  await visit(head, awarding);
  const waiting = head
    .getByRole("listitem")
    .filter({ has: head.getByRole("heading", { name: /до 71 кг.*Женщины/ }) });
  await waiting.getByRole("button", { name: "Вызвать на награждение" }).click();
  await waiting.getByText("Вызваны").waitFor();

  // A screen of the hall, as it was paired in the morning.
  const { data: screen } = await admin.displays.link(competition.uuid, { data: { name: "Экран зала" } });
  const wall = await newPage();
  await wall.goto(`${app.origin}/competition/${competition.uuid}/screen?display=${screen.token}`);
  await waiting.getByRole("button", { name: "Показать на экране" }).click();
  await head.getByRole("dialog").getByRole("button", { name: "Показать здесь" }).click();
  const winner = surname(category, last.slots[0].fighter);
  await wall.getByText(winner).first().waitFor({ timeout: 15_000 });
  await head.keyboard.press("Escape");

  // What one ticks the other sees, without a reload.
  await waiting.getByRole("link", { name: "Открыть" }).click();
  await signIn(colleague, app, "mat2");
  await visit(colleague, `${awarding}/${category.uuid}`);
  await head.getByRole("button", { name: `На месте, ${winner}` }).click();
  const seen = colleague.getByRole("button", { name: `На месте, ${winner}`, pressed: true });
  await seen.waitFor({ timeout: 5000 });
  expect(await axeProblemsInBothModes(head)).toEqual([]);
  await head.getByRole("button", { name: `Отметить вручение, ${winner}` }).click();
  await head.getByText(/^Если кого-то нет, .* отложите награждение/).waitFor();
  await head.getByRole("button", { name: "Вручены все" }).click();
  await head.getByRole("button", { name: "Закрыть категорию" }).click();
  await colleague.getByText("Категория награждена").waitFor({ timeout: 5000 });
  expect(await colleague.getByRole("button", { name: "Открыть снова" }).count()).toBe(0);
  await head.getByRole("button", { name: "Открыть снова" }).waitFor();
  expect(statusOf(await readCompetition(app), category)).toBe("awarded");
  expect(errors.flat()).toEqual([]);
});

test("[AW1] [API40] a referee of another competition is told 403, and the figures are the admin's", async () => {
  const competition = await readCompetition(app);
  const page = await newPage();
  await signIn(page, app, "admin");
  for (const path of [
    `/competition/${competition.uuid}/awarding`,
    `/competition/${competition.uuid}/teams`,
    `/events/${EVENT_ID}/stats`,
  ]) {
    await visit(page, app.origin + path);
    expect([path, await axeProblemsInBothModes(page)]).toEqual([path, []]);
  }
  await staff(competition, "mat1");
  const stranger = await newPage();
  await signIn(stranger, app, "mat2");
  const answer = await stranger.goto(`${app.origin}/competition/${competition.uuid}/awarding`);
  expect(answer?.status()).toBe(403);
  expect((await stranger.goto(`${app.origin}/events/${EVENT_ID}/stats`))?.status()).toBe(403);
});

const NOTHING = { score: null, reason: "протокол на бумаге" } as const;

/** The category of two with its first game won by who stands in red in the second: one bout is left of it. */
async function oneBoutLeft(admin: Api) {
  const competition = await readCompetition(app);
  const category = competition.categories.find(({ format }) => format === "best_of_three");
  const games = competition.fightings.filter((bout) => bout.category.uuid === category?.uuid);
  const [first, last] = ["G1", "G2"].map((id) => games.find(({ bracketId }) => bracketId === id));
  if (category === undefined || first === undefined || last === undefined)
    throw new Error("a series of games");
  const winner = first.slots[0].fighter === last.slots[0].fighter ? "red" : "blue";
  await admin.acts.result(first.uuid, { data: { id: randomUUID(), method: "points", winner, ...NOTHING } });
  return { competition, category, last };
}

/** Red wins by submission, as a referee at the table enters it. */
async function finishOnTable(page: Page, competition: Competition, bout: Fighting): Promise<void> {
  await visit(page, app.origin + tablePath(competition, bout));
  await page.getByText("На связи, всё отправлено").waitFor();
  await page.getByRole("button", { name: "Старт" }).click();
  // Its mat has another bout under way (DY75).
  await page.getByRole("dialog").getByRole("button", { name: "Начать сейчас" }).click();
  await page.getByRole("button", { name: "Стоп" }).first().waitFor();
  await page.evaluate(`document.dispatchEvent(new KeyboardEvent("keydown", ${SUBMISSION_OF_RED}))`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Подтвердить победу/ })
    .press("Enter");
  const state = async () =>
    (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid)?.state;
  await expect.poll(state).toBe("finished");
}

const SUBMISSION_OF_RED = JSON.stringify({ code: "KeyC", key: "с", bubbles: true, cancelable: true });

/** From now on only this referee runs the competition. */
async function staff({ uuid }: Competition, identifier: string): Promise<void> {
  const admin = await apiOf(app, "admin");
  const { referees } = (await admin.staff.find(uuid)).data;
  for (const { uuid: referee, account } of referees)
    if (account !== null && account.username !== identifier) await admin.staff.remove(uuid, referee);
  await admin.staff.admit(uuid, { data: { isOnlyListed: true } });
}

const surname = ({ fighters }: Category, uuid: string | null) =>
  fighters.find((fighter) => fighter.uuid === uuid)?.lastName ?? "nobody";

const statusOf = ({ categories }: Competition, { uuid }: Category) =>
  categories.find((category) => category.uuid === uuid)?.status;

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ru-RU" });
  return context.newPage();
}
