import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { Fighting } from "#contract/competition/entity.ts";
import { startApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf, journalOf, sendTooLate } from "./support/lateActs.ts";
import { readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";

const DECIDED_MS = 10_000;

test("[LS25] [LS26] [LS27] late acts call the admin, who accepts one, dismisses one, and brings a journal back", async () => {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  onTestFinished(async () => {
    await browser.close();
    await app.stop();
  });
  const admin = await apiOf(app, "admin");
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  const competition = await readCompetition(app);
  const [late, lost] = competition.fightings.filter(
    ({ state, slots }) => state === "waiting" && slots.every(({ fighter }) => fighter !== null),
  );
  if (late === undefined || lost === undefined) throw new Error("the demo has no two bouts to come");

  // The dashboard stands open while it happens.
  await visit(page, `${app.origin}/competition/${competition.uuid}`);
  await mailsAreAskedAbout(page);
  await page.waitForTimeout(6000);
  await sendTooLate(await apiOf(app, "chief"), admin, late, [
    ["red", 2],
    ["blue", 3],
  ]);
  await page.getByText("Действия столов ждут решения: 2").waitFor({ timeout: DECIDED_MS });
  await page.getByRole("link", { name: "Разобрать" }).click();

  await page.getByRole("button", { name: "Принять", exact: true }).first().click();
  await answer(page, "Принять", "видели все судьи");
  await expect.poll(async () => scoresOf(await readCompetition(app), late)).toEqual([2, 0]);
  // Somebody ends the bout while the second is decided: the answer says so, and the next press is about the bout as it is.
  await page.getByRole("button", { name: "Отклонить", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Причина").fill("нажали по ошибке");
  const ended = { method: "submission", winner: "red", score: null, reason: "стол молчит" } as const;
  await admin.acts.result(late.uuid, { data: { id: randomUUID(), ...ended } });
  await page.getByText(/^Схватка завершена, победа: /).waitFor();
  const way = page.getByRole("link", { name: "Исправить результат", includeHidden: true });
  expect(await way.getAttribute("href")).toBe(`/competition/${competition.uuid}/corrections/${late.uuid}`);
  const dismiss = dialog.getByRole("button", { name: "Отклонить", exact: true });
  await dismiss.click();
  await dialog.getByText(/^Схватка изменилась, пока вы решали\. Список и счёт обновлены/).waitFor();
  await dismiss.click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Решать нечего").waitFor();
  expect(scoresOf(await readCompetition(app), late)).toEqual([2, 0]);

  const file = { name: "kover.ndjson", mimeType: "application/x-ndjson" };
  const journal = journalOf(lost, [
    ["red", 4],
    ["red", 2],
  ]);
  const damaged = Buffer.from(journal.replace('"points":4', '"points":3'));
  await page.getByLabel("Файлы журналов").setInputFiles({ ...file, buffer: damaged });
  await page.getByText(/Файл повреждён/).waitFor();
  await page.getByLabel("Файлы журналов").setInputFiles({ ...file, buffer: Buffer.from(journal) });
  await page.getByText("войдёт в протокол: 2").waitFor();
  expect(scoresOf(await readCompetition(app), lost)).toEqual([0, 0]);
  await page.getByRole("button", { name: /^Добавить 2/ }).click();
  await page.getByText("вошло в протокол: 2").waitFor();
  expect(scoresOf(await readCompetition(app), lost)).toEqual([6, 0]);
  expect(errors).toEqual([]);
});

/** Mails cannot be taken back: nothing goes out before the second press, and calling it off sends none. */
async function mailsAreAskedAbout(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/notices")) sent.push(request.url());
  });
  await page.getByText("Письма участникам").click();
  const ask = page.getByRole("button", { name: "Разослать расписание" });
  const dialog = page.getByRole("dialog", { name: "Разослать расписание участникам?" });
  await ask.click();
  await dialog.getByRole("button", { name: "Отмена" }).click();
  await dialog.waitFor({ state: "detached" });
  expect([sent.length, await page.getByText(/^(Отправлено: |Писать некому)/).count()]).toEqual([0, 0]);
  await ask.click();
  const send = dialog.getByRole("button", { name: /^Отправить \d/ });
  const counted = /\d+/.exec(await send.innerText())?.[0] ?? "";
  await send.click();
  await page.getByText(new RegExp(`^Отправлено: ${counted}\\s`)).waitFor();
  await dialog.waitFor({ state: "detached" });
  // Everybody knows now: there is nothing to send, and nothing is.
  await ask.click();
  await dialog.getByText("Писать некому: у кого есть аккаунт, те уже знают своё расписание.").waitFor();
  expect(await dialog.getByRole("button", { name: "Разослать расписание" }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Отмена" }).click();
  expect(sent).toHaveLength(1);
}

async function answer(page: Page, button: string, reason: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Причина").fill(reason);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

function scoresOf({ fightings }: Awaited<ReturnType<typeof readCompetition>>, { uuid }: Fighting) {
  const bout = fightings.find((one) => one.uuid === uuid);
  return bout?.slots.map(({ fighter }) => bout.points[fighter ?? ""]?.scores ?? 0);
}
