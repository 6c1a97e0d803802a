import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { PASSWORD, startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { newestLink } from "./support/mailbox.ts";
import { takeTable } from "./support/outage.ts";
import {
  EVENT_ID,
  isHydrated,
  readCompetition,
  runningBout,
  signIn,
  tablePath,
  visit,
  watchForErrors,
} from "./support/pages.ts";

const ROLES = `/organiser/events/${EVENT_ID}/roles`;
const EMAIL = "sudeyskaya@kover.example";
const LOGIN = "sudeyskaya";

let app: RunningApp;
let browser: Browser;
let admin: Page;
let own: Page;
let errors: string[][];

// Each try has a program of its own: all that follows lives on the one invitation.
beforeEach(async () => {
  errors = [];
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  admin = await openPage(1440, 900);
  own = await openPage(1440, 900);
  await signIn(admin, app, "admin");
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

test("[RL24] [RL25] [RL27] [RL28] [RL29] an admin gives the role of a chief judge by e-mail, who corrects here, is a visitor elsewhere, and loses the role at work", async () => {
  await giveRole();
  await correctResult();
  await visitOtherEvent();
  await loseRole();
  expect(errors.flat()).toEqual([]);
});

/** What cannot be is said beside the field, and nothing typed is lost. */
async function giveRole(): Promise<void> {
  const unproved = "novice@kover.example";
  await app.api.auth.register({ username: "novice", email: unproved, password: "жёлтый-чайник-7" });
  await visit(admin, app.origin + ROLES);
  await admin.getByRole("button", { name: "Дать роль" }).click();
  const dialog = admin.getByRole("dialog", { name: "Дать роль" });
  await dialog.getByLabel("Почта").fill(unproved);
  await dialog.getByLabel("Главный судья").check();
  await dialog.getByLabel("Ваш пароль").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Дать роль" }).click();
  await dialog.getByText(/ещё не подтвердил почту/).waitFor();
  expect(await dialog.getByLabel("Почта").inputValue()).toBe(unproved);
  expect(await axeProblemsInBothModes(admin)).toEqual([]);
  await dialog.getByLabel("Почта").fill(EMAIL);
  await dialog.getByRole("button", { name: "Дать роль" }).click();
  await admin.getByText(`${EMAIL}: главный судья. Приглашение отправлено`).waitFor();
  await rowOf("Главный судья").waitFor();
  expect(await axeProblemsInBothModes(admin)).toEqual([]);
  await acceptInvitation();
}

/** The chief judge corrects a result, finds no organiser's page, and cannot delete the event. */
async function correctResult(): Promise<void> {
  const competition = await readCompetition(app);
  const bout = finishedBout(competition);
  await visit(own, `${app.origin}/competition/${competition.uuid}`);
  await visit(own, `${app.origin}/competition/${competition.uuid}/corrections/${bout.uuid}`);
  const loser = bout.slots.find(({ fighter }) => fighter !== bout.winner?.uuid)?.fighter;
  await own.getByRole("group", { name: "Победитель" }).getByLabel(surname(competition, loser)).check();
  await own.getByLabel("Причина").fill("На протоколе другой победитель");
  await own.getByRole("button", { name: "Сохранить исправление" }).click();
  await own.getByText("Исправление сохранено").first().waitFor();
  await expect.poll(async () => boutNow(bout.uuid)).toBe(loser);

  const api = await apiOf(app, LOGIN);
  const deleted = api.organiser.removeEvent(EVENT_ID);
  await expect(deleted).rejects.toMatchObject({ error: { status: 403 } });
  expect(await statusOf(own, `/organiser/events/${EVENT_ID}`)).toBe(403);
  expect(await statusOf(own, ROLES)).toBe(403);
  expect(await own.getByRole("link", { name: "Организатору" }).count()).toBe(0);
}

/** At another event the chief judge is a visitor: access is closed. */
async function visitOtherEvent(): Promise<void> {
  const api = await apiOf(app, "admin");
  const { data: events } = await api.organiser.events(1);
  const other = events.find(({ id, competition }) => String(id) !== EVENT_ID && competition);
  const path = `/competition/${other?.competition?.uuid}`;
  await visit(own, app.origin + path);
  await own.getByText("Доступ закрыт").first().waitFor();
  expect(await statusOf(own, path)).toBe(403);
}

/** A role taken away at work: the table says so and keeps what it had not sent. */
async function loseRole(): Promise<void> {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const mat = await own.context().newPage();
  await visit(mat, `${app.origin}/competition/${competition.uuid}/refereeing/carpet/${bout.carpet?.uuid}`);
  await visit(own, app.origin + tablePath(competition, bout));
  await takeTable(own);
  await own.getByText("На связи, всё отправлено").waitFor();
  await own.context().setOffline(true);
  const red = own.getByRole("region", { name: /^Красный/ });
  await red.getByRole("button", { name: "+2" }).first().click();
  await own.getByText(/сохраняется на этом устройстве/).waitFor();

  await visit(admin, app.origin + ROLES);
  await rowOf("Главный судья")
    .getByRole("button", { name: /^Действия/ })
    .click();
  await admin.getByRole("menuitem", { name: "Снять роль" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Снять роль" }).click();
  await rowOf("Главный судья").waitFor({ state: "detached" });

  await own.context().setOffline(false);
  await own.getByText("У вас нет прав на этот стол.").waitFor();
  await own.getByText(/осталось на этом устройстве/).waitFor();
  expect(await keptActs(own)).toBeGreaterThan(0);
  // Nobody presses anything there: the page asks again who is signed in.
  await mat.getByText(/^Вашу роль на этом соревновании сняли/).waitFor();
}

async function openPage(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width, height } });
  const page = await context.newPage();
  errors.push(watchForErrors(page));
  return page;
}

/** The row of the person this journey invites: the demo has a chief judge of its own. */
const rowOf = (role: string) => admin.getByRole("row", { name: new RegExp(role) }).filter({ hasText: EMAIL });

async function acceptInvitation(): Promise<void> {
  const link = await newestLink(app, /auth\/reset[^\s"<]+/);
  await visit(own, `${app.origin}/${link.replace("&amp;", "&")}`);
  await own.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await own.getByLabel("Пароль ещё раз").fill(PASSWORD);
  await own.getByRole("button", { name: "Задать пароль и войти" }).click();
  await own.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await isHydrated(own);
}

function finishedBout({ fightings, categories }: Competition) {
  const isOpen = (uuid: string) => categories.some((one) => one.uuid === uuid && one.status !== "awarded");
  const found = fightings.find(
    ({ state, fighters, winner, category }) =>
      state === "finished" && fighters.length === 2 && winner !== null && isOpen(category.uuid),
  );
  if (found === undefined) throw new Error("the demo has no bout that is over");
  return found;
}

function surname({ categories }: Competition, uuid: string | null | undefined): RegExp {
  const all = categories.flatMap(({ fighters }) => fighters);
  return new RegExp(all.find((fighter) => fighter.uuid === uuid)?.lastName ?? "nobody");
}

async function boutNow(uuid: string): Promise<string | undefined> {
  const { fightings } = await readCompetition(app);
  return fightings.find((bout) => bout.uuid === uuid)?.winner?.uuid;
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(app.origin + path)).status();
}

/** Acts of the table on the disk of this device that the server has not decided. */
async function keptActs(page: Page): Promise<number> {
  return Number(
    await page.evaluate(`(async () => {
      const asked = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
      let kept = 0;
      for (const { name } of await indexedDB.databases()) {
        const db = await asked(indexedDB.open(name));
        if (db.objectStoreNames.contains("acts"))
          kept += (await asked(db.transaction("acts").objectStore("acts").getAll()))
            .filter(({ decision }) => decision === undefined).length;
        db.close();
      }
      return kept;
    })()`),
  );
}
