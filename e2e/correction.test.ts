import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { apiOf } from "./support/lateActs.ts";
import { kept } from "./support/outage.ts";
import { categoryPath, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

test("[CR2] [CR3] [CR4] [CR8] the chief reads what follows, corrects a winner after the next round, and reverts it; a referee reads of both", async () => {
  const competition = await readCompetition(app);
  const { bout, next } = playedOn(competition);
  const before = bracketOf(competition, bout);
  const chief = await newPage(1440, 900);
  const spectator = await newPage(1280, 900);
  const errors = [watchForErrors(chief), watchForErrors(spectator)];

  await visit(spectator, `${app.origin}${categoryPath(bout)}`);
  const loser = surname(
    competition,
    bout.slots.find(({ fighter }) => fighter !== bout.winner?.uuid)?.fighter,
  );
  const shownNext = spectator
    .getByRole("article", { name: new RegExp(`^Схватка\\s${next.number}$`) })
    .first();
  expect(await shownNext.innerText()).not.toContain(loser);

  await signIn(chief, app, "admin");
  await visit(chief, `${app.origin}/competition/${competition.uuid}/corrections/${bout.uuid}`);
  await chief.getByRole("group", { name: "Победитель" }).getByLabel(new RegExp(loser)).check();
  const review = chief.locator("section", { has: chief.getByRole("heading", { name: "Что изменится" }) });
  await review.getByText(new RegExp(`Схватка\\s${next.number}`)).waitFor();
  await review.getByRole("heading", { name: "Кому сообщить" }).waitFor();
  expect(await axeProblemsInBothModes(chief)).toEqual([]);

  // Whoever leaves with it worded is asked, and stays (FM20).
  await chief.getByRole("link", { name: "Пульт", exact: true }).click();
  await chief.getByRole("dialog").getByText("Остаться", { exact: true }).click();
  await chief.getByRole("button", { name: "Сохранить исправление" }).click();
  await chief.getByText("Напишите причину: не короче 10 символов").waitFor();
  const halves = await watchBracket(spectator, bout, next);
  await chief.getByLabel("Причина").fill("Судья показал на другого спортсмена");
  await chief.getByRole("button", { name: "Сохранить исправление" }).click();
  await chief.getByText("Исправление сохранено").first().waitFor();
  await shownNext.getByText(new RegExp(loser)).first().waitFor();
  // The words may be there a frame before they are read.
  await expect.poll(async () => (await halves()).length).toBeGreaterThan(1);
  expect(await halves()).toHaveLength(2);

  const corrected = bracketOf(await readCompetition(app), bout);
  expect(corrected).not.toEqual(before);

  await chief.getByRole("button", { name: "Отменить исправление" }).click();
  const dialog = chief.getByRole("dialog", { name: "Отмена исправления" });
  await dialog.getByLabel("Причина").fill("Протокол на бумаге подтвердил первый результат");
  await dialog.getByRole("button", { name: "Отменить исправление" }).click();
  await chief.getByText("Отменено").first().waitFor();
  expect(bracketOf(await readCompetition(app), bout)).toEqual(before);

  // A referee reads the protocol and the history, and is told who corrects.
  const referee = await newPage(1180, 820);
  await signIn(referee, app, "mat1");
  await visit(referee, `${app.origin}/competition/${competition.uuid}/corrections/${bout.uuid}`);
  await referee.getByText("Исправляет администратор").waitFor();
  await referee.getByText("Судья показал на другого спортсмена").first().waitFor();
  expect(await referee.getByRole("button", { name: "Отменить исправление" }).count()).toBe(0);
  expect(errors.flat()).toEqual([]);
});

test("[CR11] [DY25] a result by hand that was none: the bout waits in its queue again without a score, and the page says so", async () => {
  const competition = await readCompetition(app);
  const bout = competition.fightings.findLast(
    ({ state, slots }) => state === "waiting" && slots.every(({ fighter }) => fighter !== null),
  );
  if (bout === undefined) throw new Error("nothing is waiting");
  const api = await apiOf(app, "admin");
  const score = { red: 4, blue: 2 };
  const byHand = { method: "points", winner: "red", score, reason: "Лист на бумаге" } as const;
  await api.acts.result(bout.uuid, { data: { id: crypto.randomUUID(), ...byHand } });
  const chief = await newPage(390, 844);
  await signIn(chief, app, "admin");
  await visit(chief, `${app.origin}/competition/${competition.uuid}/corrections/${bout.uuid}`);
  await chief.getByText("Результата не было", { exact: true }).click();
  await chief.getByLabel("Причина").fill("Лист был от другой схватки");
  await chief.getByRole("button", { name: "Сохранить исправление" }).click();
  await chief.getByText("Схватки ещё не было").waitFor();
  const after = (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid);
  expect([after?.state, ...Object.values(after?.points ?? {}).map(({ scores }) => scores)]).toEqual([
    "waiting",
    0,
    0,
  ]);
});

test("[PR9] [PR10] [PR11] [GN15] three sheets by keyboard alone, one before those it depends on, over a reload", async () => {
  const { later, feeders } = twoLevels(await readCompetition(app));
  const official = await newPage(1440, 900);
  const errors = watchForErrors(official);
  await signIn(official, app, "admin");
  const base = `${app.origin}/competition/${(await readCompetition(app)).uuid}`;
  await visit(official, `${base}/sheets`);
  const code = official.getByRole("textbox", { name: "Код" });
  await code.and(official.locator(":focus")).waitFor();
  const type = (...keys: readonly string[]) => typeKeys(official, keys);

  // As a scanner types it: Enter behind the code goes on and records nothing.
  await type(sheetCode(later.uuid), "Enter");
  await official.getByText("бланк подождёт и запишется сам").waitFor();
  await type("с", "Tab", "1", "Enter");
  const left = official.locator("section", { has: official.getByRole("heading", { name: "Не записаны" }) });
  await left.getByText("ждёт участников").waitFor();
  await official.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await official.waitForTimeout(400);
  await official.reload();
  await left.getByText("ждёт участников").waitFor();
  expect(await axeProblemsInBothModes(official)).toEqual([]);

  const [first, second] = feeders;
  await code.and(official.locator(":focus")).waitFor();
  // A win by points of who has fewer is asked about once.
  await type(sheetCode(first.uuid).toLowerCase(), "Tab", "к", "Tab", "п", "Tab", "2", "Tab", "4", "Enter");
  await official.getByText("У победителя меньше очков").waitFor();
  await type("Enter");
  await expect.poll(() => resultOf(first)).toEqual(["finished", "points", 0, [2, 4]]);
  await code.and(official.locator(":focus")).waitFor();
  await kept(official);
  await official.context().setOffline(true);
  await type(sheetCode(second.uuid), "Tab", "r", "Tab", "e", "Enter");
  await official.getByText("Бланки сохранены на этом устройстве").waitFor();
  await left.getByText("отправляется").waitFor();
  await official.waitForTimeout(400);
  await official.reload();
  await left.getByText("отправляется").waitFor();
  await official.context().setOffline(false);

  await expect.poll(() => resultOf(second)).toEqual(["finished", "submission", 0, [0, 0]]);
  await expect.poll(() => resultOf(later)).toEqual(["finished", "submission", 1, [0, 0]]);
  await official.getByText("Все введённые бланки записаны").waitFor();
  await official.getByText("Записано: 3").waitFor();

  // The same sheet once more changes nothing, another result is left to the correction.
  await type(sheetCode(second.uuid), "Tab", "к", "Tab", "б", "Enter");
  await official.getByText("Записано: 4").waitFor();
  await type(sheetCode(second.uuid), "Tab", "с", "Tab", "б", "Enter");
  await left.getByText("записан другой результат").waitFor();
  await left.getByRole("link", { name: "Исправить результат" }).click();
  await official.waitForURL(`${base}/corrections/${second.uuid}`);
  expect(await resultOf(second)).toEqual(["finished", "submission", 0, [0, 0]]);
  // The browser itself tells of the line it lost.
  expect(errors).toEqual([]);
});

async function typeKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await (KEYS.has(key) ? page.keyboard.press(key) : page.keyboard.type(key));
}

const KEYS: ReadonlySet<string> = new Set(["Enter", "Tab"]);

/** State, method, the winner's slot and both scores. */
async function resultOf({ uuid }: Fighting) {
  const bout = (await readCompetition(app)).fightings.find((one) => one.uuid === uuid);
  const slots = bout?.slots.map(({ fighter }) => fighter ?? "") ?? [];
  const scores = slots.map((fighter) => bout?.points[fighter]?.scores);
  return [bout?.state, bout?.result?.method, slots.indexOf(bout?.winner?.uuid ?? "-"), scores];
}

/** A bout that waits for the winners of two others whose athletes are known and which nobody has begun. */
function twoLevels({ fightings }: Competition) {
  for (const later of fightings) {
    const feeders = later.slots.flatMap(({ source }) =>
      fightings.filter(
        (one) =>
          isWinnerOf(source) &&
          one.category.uuid === later.category.uuid &&
          one.bracketId === source.winnerOf &&
          one.state === "waiting" &&
          one.slots.every(({ fighter }) => fighter !== null),
      ),
    );
    const [first, second] = feeders;
    if (first !== undefined && second !== undefined) return { later, feeders: [first, second] as const };
  }
  throw new Error("the demo has no round whose athletes are all known");
}

const newPage = async (width: number, height: number) =>
  (await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" })).newPage();

/** A decided bout whose winner has fought the next one already. */
function playedOn({ fightings }: Competition): { readonly bout: Fighting; readonly next: Fighting } {
  for (const next of fightings) {
    const [source] = next.slots.map(({ source: from }) => from);
    if (next.state !== "finished" || !isWinnerOf(source)) continue;
    const bout = fightings.find(
      (one) => one.category.uuid === next.category.uuid && one.bracketId === source.winnerOf,
    );
    if (bout?.state === "finished" && bout.winner?.uuid === next.slots[0].fighter) return { bout, next };
  }
  throw new Error("the demo has no bout that another one followed");
}

function isWinnerOf(source: unknown): source is { readonly winnerOf: string } {
  return typeof source === "object" && source !== null && "winnerOf" in source;
}

/** Everything about the category of the bout that a correction may touch. */
function bracketOf({ fightings, categories }: Competition, { category }: Fighting) {
  return [
    categories.find(({ uuid }) => uuid === category.uuid)?.status,
    ...fightings
      .filter((one) => one.category.uuid === category.uuid)
      .map(({ bracketId, state, slots, winner, points }) => ({ bracketId, state, slots, winner, points })),
  ];
}

function surname({ categories }: Competition, uuid: string | null | undefined): string {
  const all = categories.flatMap(({ fighters }) => fighters);
  return all.find((fighter) => fighter.uuid === uuid)?.lastName ?? "";
}

/** What the two bouts say together, each time the page paints anything new about them; when they begin is told anew later. */
async function watchBracket(page: Page, bout: Fighting, next: Fighting): Promise<() => Promise<string[]>> {
  await page.evaluate(`
    globalThis.seenBracket = [];
    const names = [${bout.number}, ${next.number}].map((number) => "Схватка " + number);
    const read = () => {
      const cards = [...document.querySelectorAll("article")].filter((card) =>
        names.includes((card.getAttribute("aria-label") ?? "").replace(/\\s/g, " ")));
      const words = cards.map((card) => card.textContent.replace(/≈[\\d:–]+/, "")).join(" | ");
      if (seenBracket.at(-1) !== words) seenBracket.push(words);
      requestAnimationFrame(read);
    };
    read();
  `);
  return async () => z.array(z.string()).parse(await page.evaluate("seenBracket"));
}
