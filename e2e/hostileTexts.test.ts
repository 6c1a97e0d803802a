import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Competition } from "#contract/competition/entity.ts";
import { PASSWORD, type RunningApp, startApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { EVENT_ID, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";

const HOSTILE = [
  `</script><script>top.hurt=1</script>`,
  `"><img src=x onerror=top.hurt=1>`,
  `</textarea></title></style><svg onload=top.hurt=1>`,
  `=HYPERLINK("http://evil.example";"x")`,
  `&#x3c;img src=x onerror=top.hurt=1&#x3e;`,
  `Тайга,=cmd|' /C calc'!A0`,
];

let app: RunningApp;
let browser: Browser;
let competition: Competition;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  await writeEverywhere();
  competition = await readCompetition(app);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const entries = z.object({ data: z.array(z.object({ documentId: z.string() })) });

/** Every text of the demo that anybody reads, within the allowance of one session. */
async function writeEverywhere(): Promise<void> {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  const headers = { authorization: `Bearer ${jwt}`, "content-type": "application/json" };
  let written = 0;
  const next = () => HOSTILE[(written += 1) % HOSTILE.length] ?? "";
  const rewrite = async (collection: string, most: number, data: () => object) => {
    const url = `${app.origin}/api/${collection}`;
    const list = await fetch(`${url}?pagination[pageSize]=${most}`, { headers });
    for (const { documentId } of entries.parse(await list.json()).data) {
      const body = JSON.stringify({ data: data() });
      const { status } = await fetch(`${url}/${documentId}`, { method: "PUT", headers, body });
      expect([collection, status]).toEqual([collection, 200]);
    }
  };
  // What is closed takes no words any more, hostile or not.
  const closed = await fetch(`${app.origin}/api/competitions?filters[status][$eq]=closed`, { headers });
  for (const { documentId } of entries.parse(await closed.json()).data) {
    const body = JSON.stringify({ data: { status: "in_progress", statusReason: "Проверка" } });
    await fetch(`${app.origin}/api/competitions/${documentId}`, { method: "PUT", headers, body });
  }
  const link = (url: string) => [{ title: next(), url }];
  await rewrite("events", 3, () => ({
    name: next(),
    city: next(),
    venue: next(),
    address: next(),
    description: `<p onclick="top.hurt=1">a</p><a href=" java\tscript:top.hurt=1">b</a><svg onload=top.hurt=1>`,
    info: { documents: link(`/x"onmouseover="top.hurt=1`), streams: link(`https://evil.example/"><script>`) },
  }));
  await rewrite("competitions", 3, () => ({ title: next() }));
  await rewrite("categories", 20, () => ({ title: next(), level: next() }));
  await rewrite("carpets", 5, () => ({ name: next() }));
  await rewrite("teams", 20, () => ({ name: next(), city: next() }));
  writeNames(next);
  // Also tells the server of the names, which it has read before.
  await rewrite("fighters", 30, () => ({ coach: next(), city: next() }));
  await rewrite("partners", 5, () => ({ name: next(), description: next(), url: "javascript:top.hurt=1" }));
  await rewrite("pages", 5, () => ({ title: next(), content: HOSTILE.join("") }));
}

/** No form and no list takes them (PE12), but a database from before may hold them, and an archive may bring them. */
function writeNames(next: () => string): void {
  const database = new DatabaseSync(join(app.dataDir, "kover.db"));
  database.exec("pragma busy_timeout = 5000");
  const rename = database.prepare("update fighter set last_name = ?, first_name = ? where id = ?");
  for (const { id } of database.prepare("select id from fighter order by id limit 30").all())
    rename.run(next(), next(), id ?? null);
  database.close();
}

const HURT = `[
  ...(window.hurt === undefined ? [] : ["a script ran"]),
  ...[...document.querySelectorAll("*")]
    .filter((node) => node.getAttributeNames().some((name) => name.startsWith("on")))
    .map((node) => node.outerHTML),
  ...[...document.querySelectorAll("[href], [src]")]
    .map((node) => node.getAttribute("href") ?? node.getAttribute("src"))
    .filter((address) => /^\\s*(javascript|vbscript|data:text)|^x$/i.test(address)),
]`;

test("[SE48] no page runs, links or parses what people wrote, in a real browser", async () => {
  const [category] = competition.categories;
  const [fighter] = category?.fighters ?? [];
  const event = `/events/${EVENT_ID}`;
  const hall = `/competition/${competition.uuid}`;
  const page = await browser.newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  for (const path of [
    "/",
    "/partners",
    "/page/about",
    `/search?q=${encodeURIComponent(HOSTILE[0] ?? "")}`,
    event,
    `${event}/carpets`,
    `${event}/competition`,
    `${event}/competition/categories/${category?.uuid}`,
    `${event}/competition/fighters/${fighter?.uuid}`,
    `${event}/competition/bouts/${competition.fightings[0]?.uuid}`,
    `${event}/teams`,
    `${event}/stats`,
    hall,
    `${hall}/screen`,
    `${hall}/weighing`,
    "/organiser/users",
  ]) {
    await visit(page, app.origin + path);
    expect([path, await page.evaluate(HURT)]).toEqual([path, []]);
  }
  expect(errors).toEqual([]);
});

test("[SE48] [SE14] [SS3] no table of a category holds a formula, at semicolons or at commas", async () => {
  const base = `${app.origin}/events/${EVENT_ID}/competition/categories`;
  for (const { uuid } of competition.categories.slice(0, 4))
    for (const file of ["leaderboard", "bouts", "entries"]) {
      const text = await (await fetch(`${base}/${uuid}/${file}.csv`)).text();
      expect(text).toContain(";");
      expect(text.match(/(?:^|[;,])"*\s*[=@].*/gm)).toBeNull();
    }
});

test("[SE48] a calendar has the lines of a calendar", async () => {
  const calendar = await (await fetch(`${app.origin}/events/${EVENT_ID}/calendar.ics`)).text();
  const lines = calendar.trimEnd().split("\r\n");
  expect(lines.filter((line) => !/^(?: |[A-Z]+[;:])/.test(line))).toEqual([]);
  expect(calendar).toContain("SUMMARY:");
});
