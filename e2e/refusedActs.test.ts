import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import {
  readCompetition,
  refereeOf,
  reload,
  runningBout,
  signIn,
  tablePath,
  visit,
} from "./support/pages.ts";
import { openWithRefused } from "./support/wipedDevice.ts";

test("[LS33] [LS7] what was refused stays told until it is read, and not all is sent until it is decided", async () => {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  onTestFinished(async () => {
    await browser.close();
    await app.stop();
  });
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const table = { app, browser, competition, bout };
  const page = await openWithRefused(table, { viewport: { width: 1366, height: 768 } });
  expect(await page.getByText("всё отправлено").count()).toBe(0);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await reload(page);
  await page.getByText("На связи, не в протоколе: 1").waitFor();
  // Whoever goes on to the next bout of the mat is told there, and which bout it was.
  const next = competition.fightings.find(
    ({ uuid, carpet, state, fighters }) =>
      uuid !== bout.uuid &&
      carpet?.uuid === bout.carpet?.uuid &&
      state !== "finished" &&
      fighters.length === 2,
  );
  if (next === undefined) throw new Error("the mat of the demo has no next bout");
  await visit(page, app.origin + tablePath(competition, next));
  await page.getByText("На связи, не в протоколе: 1").waitFor();
  await page.getByRole("button", { name: "Не в протоколе: 1" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(`Схватка ${bout.number}`).waitFor();
  const way = dialog.getByRole("link", { name: "Решения по действиям столов" });
  expect(await way.getAttribute("href")).toBe(`/competition/${competition.uuid}/parked`);
  await dialog.getByRole("button", { name: "Понятно" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "main");
  // Read is not decided: the table and the list of the hall say one thing until somebody has decided.
  await page.getByText("На связи, ждёт решения: 1").waitFor();
  await reload(page);
  await page.getByText("На связи, ждёт решения: 1").waitFor();
  expect(await page.getByText(/всё отправлено|Не в протоколе/).count()).toBe(0);
  await knowsNothingUntilTold(page);
  const admin = await apiOf(app, "admin");
  const tableOf = async () => {
    const { mats } = (await admin.acts.desk(competition.uuid)).data;
    return mats.find(({ carpet }) => carpet === bout.carpet?.uuid)?.table;
  };
  expect(await tableOf()).toMatchObject({ unsent: 0, undecided: 1 });
  const { data: acts } = await admin.parked.ofCompetition(competition.uuid);
  const [waiting] = acts.filter(({ resolution }) => resolution === null);
  const { version } = waiting?.fighting ?? { version: 0 };
  await admin.parked.resolve(waiting?.id ?? "", {
    data: { decision: "dismiss", reason: "журнал стёрли", version },
  });
  await page.getByText("На связи, всё отправлено").waitFor();
  expect(await tableOf()).toMatchObject({ unsent: 0, undecided: 0 });
  await visit(page, app.origin + tablePath(competition, bout));
  await page.getByText("На связи, всё отправлено").waitFor();
  expect(await page.getByText(/Не в протоколе/).count()).toBe(0);
  await takesItToAnotherDevice(page, await (await browser.newContext()).newPage());

  /** A server that does not tell what waits: the table says neither one nor the other, and asks again by itself. */
  async function knowsNothingUntilTold(page: Page) {
    const question = new RegExp(`/${competition.uuid}/parked\\?only=open$`);
    let asked = 0;
    await page.route(question, (route) => {
      asked += 1;
      return route.abort();
    });
    await reload(page);
    await page.getByText("На связи", { exact: true }).waitFor();
    // Once as it opens, once as the beacon tells: the third time is by itself.
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(2);
    expect(await page.getByText(/ждёт решения|всё отправлено/).count()).toBe(0);
    await page.unroute(question);
    // The pauses grow: up to half a minute after the third.
    await page.getByText("На связи, ждёт решения: 1").waitFor({ timeout: 45_000 });
  }

  /** LS10, LS13: whoever holds it elsewhere reads that it is a device of theirs, and not a name as of somebody else. */
  async function takesItToAnotherDevice(held: Page, other: Page) {
    await signIn(other, app, refereeOf(competition, bout));
    await visit(other, app.origin + tablePath(competition, bout));
    await other.getByText("Стол ведёт другое ваше устройство.").waitFor();
    await other.getByRole("button", { name: "Забрать стол" }).click();
    const question = other.getByRole("dialog");
    await question.getByText(/^Сейчас стол ведёт другое ваше устройство\./).waitFor();
    await question.getByRole("button", { name: "Забрать стол" }).click();
    await other.getByText("На связи, всё отправлено").waitFor();
    await held.getByText("Стол теперь ведёт другое ваше устройство.").waitFor();
  }
});
