import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { PASSWORD, startApp, type RunningApp } from "./support/app.ts";
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

async function open(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width, height } });
  return context.newPage();
}

/** The last event that is over: small, and fought to its end. */
async function pastEvent(admin: Api) {
  const { data } = await admin.organiser.events(1);
  const past = data.find(({ competition }) => competition?.status === "closed");
  if (past === undefined) throw new Error("the demo has no event that is over");
  return past;
}

/** Every file of its archive; the manifest alone says when it was made. */
async function archiveOf(token: string, eventId: number): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ password: PASSWORD });
  await fetch(`${app.origin}/api/auth/step-up`, { method: "POST", headers, body });
  const answer = await fetch(`${app.origin}/api/events/${eventId}/archive`, { headers });
  expect(answer.status).toBe(200);
  const { "manifest.json": _manifest, ...files } = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]),
  );
}

test("[RH1] [RH4] [RH6] [RH8] [RH11] [RH12] [RH13] a rehearsal at ×60 on phone, wall and table, after which the real event is byte-equal", async () => {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  const admin = await apiOf(app, "admin");
  const { id } = await pastEvent(admin);
  const before = await archiveOf(jwt, id);
  const page = await open(1440, 900);
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/organiser/events/${id}/rehearsal`);
  await page.getByRole("button", { name: "Создать репетицию" }).click();
  await page.getByText("Готова", { exact: true }).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.getByText("Показать на телефонах всем").click();
  await page.getByRole("button", { name: "×60" }).click();
  await page.getByRole("button", { name: "Пуск" }).click();
  await page.getByText("Идёт", { exact: true }).waitFor();
  const made = (await admin.rehearsals.read(String(id))).data;
  if (made === null) throw new Error("no rehearsal was made");
  const { eventId, competitionUuid } = made;

  // On a phone without an account, and on the wall: marked, and bouts end there.
  const phone = await open(390, 844);
  await visit(phone, `${app.origin}/events/${eventId}/competition`);
  await phone.locator(".rehearsal").waitFor();
  expect(await phone.title()).toContain("РЕПЕТИЦИЯ");
  expect(await phone.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const finished = async () => (await admin.rehearsals.read(String(id))).data?.finished ?? 0;
  await expect.poll(finished, { timeout: 30_000, interval: 300 }).toBeGreaterThan(1);
  const wall = await page.context().newPage();
  await visit(wall, `${app.origin}/competition/${competitionUuid}/screen`);
  await wall.locator(".rehearsal").waitFor();
  await wall.getByText(/РЕПЕТИЦИЯ · /).waitFor();
  const { fightings } = await admin.competitions.byUuid(competitionUuid);
  const ended = fightings.find(({ state }) => state === "finished");
  await visit(phone, `${app.origin}/events/${eventId}/competition/bouts/${ended?.uuid}`);
  await phone.getByText("Итог").or(phone.getByText("Победа")).first().waitFor();

  // Somebody sits down at a table the program has.
  const [mat] = made.mats;
  const table = await page.context().newPage();
  const { carpets } = await admin.competitions.byUuid(competitionUuid);
  const queue = carpets.find(({ uuid }) => uuid === mat?.uuid)?.fightings.at(-1);
  await visit(table, `${app.origin}/competition/${competitionUuid}/fighting/${queue?.uuid}`);
  await table.locator(".rehearsal").waitFor();
  await table.getByText("Стол ведёт программа.").waitFor();
  await table.getByRole("button", { name: "Забрать стол" }).click();
  await table.getByRole("dialog").getByRole("button", { name: "Забрать стол" }).click();
  await table.getByText("Стол ведёт программа.").waitFor({ state: "detached" });
  await page
    .getByRole("row", { name: new RegExp(mat?.name ?? "") })
    .getByText("Администратор турнира")
    .waitFor();
  expect(await archiveOf(jwt, id)).toEqual(before);

  await page.getByRole("button", { name: "Закончить и удалить" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Удалить" }).click();
  await page.getByText("Репетиции пока нет").waitFor();
  expect(await archiveOf(jwt, id)).toEqual(before);
  expect((await phone.goto(`${app.origin}/events/${eventId}`))?.status()).toBe(404);
  expect(errors).toEqual([]);
});
