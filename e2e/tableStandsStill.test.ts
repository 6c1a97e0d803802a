import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type RunningApp } from "./support/app.ts";
import { takeTable } from "./support/outage.ts";
import { boxOf, isApart, staysPut } from "./support/places.ts";
import { readCompetition, signIn, tablePath, visitWithFonts, watchForErrors } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;

shareApp((started) => ({ app, browser } = started));

const SCREENS = [
  { width: 390, height: 844, mat: 0, isHand: true },
  { width: 844, height: 390, mat: 1, isHand: true },
  { width: 1366, height: 768, mat: 2, isHand: false },
] as const;

/** Where each button stands that scores, takes back or ends the bout. */
async function placesOf(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const buttons = page.getByRole("button", {
    name: /^(?:\+\d|Предупр|Пасс|Сабмишен|Победа сабмишеном|Завершить)/,
  });
  const places = (await buttons.all()).map(async (button) => {
    const { x, y, width, height } = await boxOf(button);
    return [x, y, width, height].map(Math.round).join();
  });
  const undo = await boxOf(page.getByRole("button", { name: /^Отменить/ }));
  return { undo: [undo.x, undo.y].map(Math.round).join(), buttons: await Promise.all(places) };
}

test.each(SCREENS)(
  "[SN42] at $width × $height nothing moves under a hand until the time is over and after it",
  async ({ mat, isHand, ...viewport }) => {
    const competition = await readCompetition(app);
    const uuid = competition.carpets[mat]?.uuid;
    const bout = competition.fightings.find(
      ({ state, carpet }) => (state === "running" || state === "paused") && carpet?.uuid === uuid,
    );
    if (bout === undefined) throw new Error("this mat has no bout under way");
    const page = await (
      await browser.newContext({ viewport, hasTouch: isHand, isMobile: isHand, reducedMotion: "reduce" })
    ).newPage();
    const errors = watchForErrors(page);
    await signIn(page, app, `mat${mat + 1}`);
    await visitWithFonts(page, app.origin + tablePath(competition, bout));
    await takeTable(page);
    await page.getByText("На связи, всё отправлено").waitFor();
    const [stop, start] = [
      page.getByRole("button", { name: "Стоп" }),
      page.getByRole("button", { name: "Старт" }),
    ];
    if (await stop.isVisible()) await stop.click();
    await start.waitFor();
    await page.getByRole("button", { name: "Поставить время точно" }).first().click();
    await page.getByRole("dialog").getByRole("textbox").fill("0:02");
    await page.getByRole("dialog").getByRole("button", { name: "Поставить" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // A press had opened it: nothing has the focus now, least of all the way back, which Enter would follow.
    expect(await page.evaluate("document.activeElement === document.body")).toBe(true);

    await staysPut(page, /^На связи, всё отправлено/);
    const before = await placesOf(page);
    await start.click();
    await page.getByText("Время вышло").first().waitFor();
    expect(await placesOf(page)).toEqual(before);
    const verdict = page.locator("output:visible", { hasText: /^По правилам/ });
    await verdict.waitFor();

    await page
      .getByRole("button", { name: /^Предупр/ })
      .first()
      .click();
    const question = page.getByRole("alert").filter({ hasText: "предупреждение" });
    await question.waitFor();
    const { buttons } = await placesOf(page);
    expect(buttons).toEqual(before["buttons"]);
    const clock = await boxOf(isHand ? verdict : start);
    for (const name of [/^Дать/, "Не давать"])
      expect(isApart(await boxOf(question.getByRole("button", { name })), clock)).toBe(true);
    expect(errors).toEqual([]);
  },
);
