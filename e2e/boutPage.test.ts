import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { createApi, type Api } from "#contract/api/client.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { PASSWORD, sendByFetch, type RunningApp } from "./support/app.ts";
import {
  EVENT_ID,
  readCompetition,
  redScore,
  reload,
  runningBout,
  visit,
  watchForErrors,
} from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

async function chief(): Promise<Api> {
  const { jwt } = await app.api.auth.login({ identifier: "admin@kover.example", password: PASSWORD });
  return createApi({ base: `${app.origin}/api`, send: sendByFetch, token: () => jwt });
}

/** Points for red, written by the chief as a table of their own. */
async function give(bout: Fighting, points: number): Promise<void> {
  const { data } = await app.api.fightings.timeline(bout.uuid);
  const api = await chief();
  await api.fightings.submitEvents(bout.uuid, {
    data: {
      device: randomUUID(),
      proto: 1,
      events: [
        {
          id: randomUUID(),
          event: { type: "points-scored", corner: "red", points },
          deviceSeq: 1,
          lease: null,
          baseVersion: data.version,
          boutMs: null,
          at: { wall: Date.now(), offset: null, rtt: null },
        },
      ],
    },
  });
}

/** What a screen reader would say: each text the live region comes to hold. */
const LISTEN = `
  window.heard = [];
  new MutationObserver(() => heard.push(document.querySelector("#main output").textContent))
    .observe(document.querySelector("#main output"), { childList: true, characterData: true, subtree: true });
`;

test("[BP1][BP2][BP5][BP6] a spectator's page of a bout follows it act by act, to a link to the moment", async () => {
  const bout = runningBout(await readCompetition(app));
  const page = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  const errors = watchForErrors(page);
  await visit(page, `${app.origin}/events/${EVENT_ID}/competition/bouts/${bout.uuid}`);
  const moments = page.locator("li[id^='t=']");
  const before = await moments.count();
  const spoken = page.locator("#main output");
  expect(await spoken.innerText()).toBe("");
  await page.evaluate(LISTEN);

  await give(bout, 4);

  await expect.poll(() => moments.count()).toBe(before + 1);
  expect(await moments.first().innerText()).toContain("+4");
  const points = redScore(bout) + 4;
  await expect.poll(() => page.evaluate("heard")).toHaveLength(1);
  expect(await page.evaluate("heard[0]")).toMatch(new RegExp(`^\\S.* ${points}\\u00a0балл\\S*, \\S.*балл`));
  await give(bout, 2);
  await expect.poll(() => page.evaluate("heard")).toHaveLength(2);
  expect(await page.evaluate("heard[1]")).toContain(`${points + 2}\u00a0балл`);

  await moments.nth(1).getByRole("link").click();
  await page.waitForURL(/#t=\d+$/);
  await reload(page);
  expect(await page.locator("li[aria-current]").innerText()).toContain("+4");
  expect(errors).toEqual([]);
});

test("[DP10] titles over a camera need no account, show through, and follow the mat's score", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const page = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const path = `/competition/${competition.uuid}/screen?overlay=${bout.carpet?.uuid}`;
  await visit(page, app.origin + path);
  const red = page.locator("[data-side='red']");
  expect(await red.locator("b").innerText()).toBe(String(redScore(bout)));
  const background: unknown = await page.evaluate("getComputedStyle(document.body).backgroundColor");
  expect(background).toBe("rgba(0, 0, 0, 0)");
  await give(bout, 2);
  await expect.poll(() => red.locator("b").innerText()).toBe(String(redScore(bout) + 2));
});
