import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { PASSWORD, startApp, type RunningApp } from "./support/app.ts";
import { EVENT_ID, readCompetition, signIn, visit } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const EVENT = `/events/${EVENT_ID}`;

let app: RunningApp;
let browser: Browser;
let competition: Competition;
let operation: string;
let admin: string;
shareApp(async (started) => {
  ({ app, browser } = started);
  competition = await readCompetition(app);
  operation = `/competition/${competition.uuid}`;
  admin = `kover_jwt=${(await app.api.auth.login({ identifier: "admin", password: PASSWORD })).jwt}`;
});

/** A page as the server sends it, without a browser. */
async function sent(path: string, cookie = "") {
  const answer = await fetch(app.origin + path, { headers: { cookie } });
  const html = await answer.text();
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? html;
  const text = main
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ");
  return { status: answer.status, html, text };
}

const linksOf = (html: string) => [...html.matchAll(/ href="([^"#?]*)/g)].map(([, href]) => href);

async function newPage(width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: "ru-RU" });
  return context.newPage();
}

const fightersOf = ({ category, slots }: Fighting): readonly Fighter[] => {
  const people = competition.categories.find(({ uuid }) => uuid === category.uuid)?.fighters ?? [];
  return slots.flatMap(({ fighter }) => people.filter(({ uuid }) => uuid === fighter));
};

test("[GN1] [LO1] [LO9] a page comes whole and in Russian from the server, and the next one without loading anew", async () => {
  const { html, text } = await sent("/");
  expect(html).toMatch(/<html[^>]* lang="ru"/);
  expect(text).toContain("Ближайшие соревнования");
  const page = await newPage();
  await visit(page, app.origin);
  await page.evaluate("window.isSame = true");
  await page.getByRole("link", { name: "Партнёры" }).first().click();
  await page.waitForURL(`${app.origin}/partners`);
  expect(await page.evaluate("window.isSame")).toBe(true);
  await page.context().close();
});

test("[SN3] the first page lists what is on, what comes and what is over, in this order", async () => {
  const { text } = await sent("/");
  const places = ["Идёт сегодня", "«Кубок Волги»", "Ближайшие соревнования", "среди детей", "Прошедшие"]
    .concat("«Осенний ковёр»")
    .map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("[SN4] [SH13] an event tells name, date, place and state, leads to its children, and to search engines tells the same", async () => {
  const { html, text } = await sent(EVENT);
  for (const words of ["Идёт сегодня", "«Кубок Волги»", "Казань", "Дворец единоборств «Волжский»"])
    expect(text).toContain(words);
  expect(text).toMatch(/Дата \d{1,2} \S+ \d{4}/);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(["", "/competition", "/carpets", "/teams"].map((child) => EVENT + child)),
  );
  const described = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? "{}";
  expect(JSON.parse(described)).toMatchObject({
    "@type": "SportsEvent",
    name: competition.event?.name,
    startDate: competition.event?.dateOfEvent,
    location: { address: { addressLocality: "Казань" } },
  });
});

test("[NV5] an event that is not there is 404, with all its children", async () => {
  for (const child of ["", "/carpets", "/competition", "/teams"]) {
    const { status, text } = await sent(`/events/999999${child}`);
    expect([child, status]).toEqual([child, 404]);
    expect(text).toContain("Страница не найдена");
  }
});

test("[SN5] a mat among the others tells its bout with the score, the next one, and how many are left", async () => {
  const { text } = await sent(`${EVENT}/carpets`);
  for (const carpet of competition.carpets) {
    const bouts = competition.fightings.filter((bout) => bout.carpet?.uuid === carpet.uuid);
    const on = bouts.find(({ state }) => state === "running" || state === "paused");
    const done = bouts.filter(({ state }) => state === "finished").length;
    const after = text.slice(text.indexOf(carpet.name));
    const card = after.slice(0, after.indexOf("схваток"));
    expect(card).toContain("идёт");
    expect(card).toMatch(/Далее \S+/);
    expect(card).toMatch(new RegExp(`\\b${done} из \\d+ $`));
    for (const { firstName, lastName, uuid } of on === undefined ? [] : fightersOf(on))
      expect(card).toMatch(new RegExp(`${firstName} ${lastName} [^\\d]*${on?.points[uuid]?.scores ?? 0}\\b`));
  }
});

test("[SN8] [FT2] an athlete's page tells the next bout with mat and window, and each category with its leaderboard", async () => {
  const next = competition.fightings.find((bout) => {
    const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
    const isReady = bout.state === "waiting" && bout.carpet !== null && fightersOf(bout).length === 2;
    return isReady && category?.format === "round_robin" && category.status === "in_progress";
  });
  if (next === undefined) throw new Error("the demo has no such bout");
  const [athlete, opponent] = fightersOf(next);
  const { text } = await sent(`${EVENT}/competition/fighters/${athlete?.uuid}`);
  const mat = competition.carpets.find(({ uuid }) => uuid === next.carpet?.uuid);
  const [before, categories = ""] = text.split(" Категории ");
  expect(before).toContain(opponent?.lastName);
  expect(before).toContain(mat?.name);
  expect(before).toMatch(/ориентировочно \d\d:\d[05] .*≈\d\d:\d\d–\d\d:\d\d/);
  const own = competition.categories.filter(({ fighters }) =>
    fighters.some(({ uuid }) => uuid === athlete?.uuid),
  );
  expect(own).not.toEqual([]);
  for (const { fighters } of own)
    expect(fighters.filter(({ lastName }) => categories.includes(lastName)).length).toBeGreaterThan(2);
});

test("[SN10] the dashboard has a column for each mat, the status with the move it allows, and what needs attention", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  await visit(page, app.origin + operation);
  const { html, text } = await sent(operation, admin);
  for (const { uuid } of competition.carpets)
    expect(linksOf(html)).toContain(`${operation}/refereeing/carpet/${uuid}`);
  expect(text).toContain("Соревнование Идёт");
  await page.getByText("Вернуть в подготовку").waitFor({ state: "attached" });
  expect(text).toMatch(/Внимание \d+/);
  await page.context().close();
});

test("[DY1] refereeing begins with a mat or with a category", async () => {
  const { html } = await sent(`${operation}/refereeing`, admin);
  for (const { uuid } of competition.carpets)
    expect(linksOf(html)).toContain(`${operation}/refereeing/carpet/${uuid}`);
  for (const { uuid } of competition.categories)
    expect(linksOf(html)).toContain(`${operation}/refereeing/category/${uuid}`);
});

test("[SN12] one mat for its officials: the bout, the queue with those who wait for winners, and what is over", async () => {
  const [carpet] = competition.carpets;
  const { text } = await sent(`${operation}/refereeing/carpet/${carpet?.uuid}`, admin);
  const parts = ["На ковре", "Готовятся", "Очередь ковра", "Позже", "Победитель схватки", "Завершены"];
  const places = parts.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("[SN22] the sign-in page says what it is needed for, once somebody was on the way", async () => {
  const stored = `redirect=${encodeURIComponent("/personal/applications")}`;
  expect((await sent("/auth", stored)).text).toContain("Войдите, чтобы подать заявку");
  expect((await sent("/auth")).text).not.toContain("Войдите, чтобы открыть");
});

test("[GN4] the personal area leads to the applications and the people of who is signed in", async () => {
  const coach = `kover_jwt=${(await app.api.auth.login({ identifier: "coach", password: PASSWORD })).jwt}`;
  const links = linksOf((await sent("/personal", coach)).html);
  expect(links).toEqual(expect.arrayContaining(["/personal/applications", "/personal/profiles"]));
});

test("[SP6] the footer leads to plain words about cookies", async () => {
  const { html } = await sent("/");
  expect(linksOf(/<footer[^]*<\/footer>/.exec(html)?.[0] ?? "")).toContain("/page/cookies");
  expect((await sent("/page/cookies")).text).toContain("Рекламных и следящих cookie нет");
});

test("[SP2] the chat's script is the one of SUPPORT_CHAT_SRC, and without it there is none", async () => {
  const foreign = (html: string) =>
    [...html.matchAll(/<script[^>]* src="(https?:[^"]*)"/g)].map(([, src]) => src);
  expect(foreign((await sent("/")).html)).toEqual([]);
  const src = "https://chat.example/widget.js";
  const chatting = await startApp({ SUPPORT_CHAT_SRC: src, KOVER_DEMO: "off" });
  try {
    expect(foreign(await (await fetch(`${chatting.origin}/`)).text())).toEqual([src]);
  } finally {
    await chatting.stop();
  }
});

test("[SE16] whatever a name holds, the data of a page cannot close their script", async () => {
  const name = 'Кубок </script><script>alert("x")</script><!--';
  const headers = { "content-type": "application/json", authorization: `Bearer ${admin.split("=")[1]}` };
  const made = await fetch(`${app.origin}/api/events`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data: { name, isPublished: true } }),
  });
  const { data } = z.object({ data: z.object({ id: z.number() }) }).parse(await made.json());
  const { html, status } = await sent(`/events/${data.id}`);
  expect(status).toBe(200);
  expect(html).toContain("alert");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toMatch(/Кубок <\/script>/);
  await fetch(`${app.origin}/api/events/${data.id}`, { method: "DELETE", headers });
});

test("[AU42] who is signed in is told by the page itself, and not asked for a second time", async () => {
  const page = await newPage();
  await signIn(page, app, "coach");
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await visit(page, `${app.origin}/personal`);
  expect(asked).toContain("/personal");
  expect(asked).not.toContain("/api/users/me");
  await page.context().close();
});

test("[RT1] [RT2] a socket is opened where something is live, at the default path of the server, and nowhere else", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  const opened: string[] = [];
  const said: string[] = [];
  page.on("websocket", (socket) => {
    opened.push(socket.url());
    socket.on("framesent", ({ payload }) => void said.push(String(payload)));
  });
  await visit(page, `${app.origin}/partners`);
  expect(opened).toEqual([]);
  await visit(page, app.origin + operation);
  const { host } = new URL(app.origin);
  await expect.poll(() => opened[0]).toMatch(new RegExp(`^ws://${host}/socket\\.io/\\?`));
  await expect.poll(() => said.join("\n")).toContain(`"key":"COMPETITION","uuid":"${competition.uuid}"`);
  await page.context().close();
});

test("[SC1] an open page of a competition keeps what a board needs on the device", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  await visit(page, app.origin + operation);
  const kept = z.string().parse(await page.evaluate("localStorage.getItem('scoreboard-competition')"));
  const { title, commercials, rules, scoreboardType } = competition;
  expect(JSON.parse(kept)).toMatchObject({ title, commercials, rules, scoreboardType });
  await page.context().close();
});

test("[PB1] the loading bar stands above the layout, and shows a move to another page", async () => {
  // A worker would ask for the data itself, where nothing can hold it up.
  const page = await (await browser.newContext({ locale: "ru-RU", serviceWorkers: "block" })).newPage();
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visit(page, app.origin);
  const bar = page.locator("body > svg:first-child");
  expect(await bar.getAttribute("data-hidden")).not.toBeNull();
  await page.getByRole("link", { name: "Партнёры" }).first().click();
  await expect.poll(() => bar.getAttribute("data-hidden")).toBeNull();
  await page.waitForURL(`${app.origin}/partners`);
  await page.context().close();
});

test("[SN24] public pages can be read and used at a width of 320", async () => {
  const page = await newPage(320);
  const [category] = competition.categories;
  const paths = ["/", "/partners", "/page/rules", "/auth", "/auth/register", EVENT]
    .concat(["/carpets", "/competition", "/teams"].map((child) => EVENT + child))
    .concat(`${EVENT}/competition/categories/${category?.uuid}`)
    .concat(`${EVENT}/competition/fighters/${category?.fighters[0]?.uuid}`)
    .concat(`${EVENT}/competition/bouts/${competition.fightings[0]?.uuid}`);
  const wide: string[] = [];
  for (const path of paths) {
    await visit(page, app.origin + path);
    const over = z.number().parse(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
    if (over > 0) wide.push(`${path} is wider by ${over}`);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});

test("[SN25] the first stop of the Tab key leads to the content, in every layout with a header", async () => {
  const page = await newPage();
  await signIn(page, app, "admin");
  for (const path of ["/", "/auth/forget", operation]) {
    await visit(page, app.origin + path);
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(
      "[document.activeElement.textContent.trim(), document.activeElement.getAttribute('href')]",
    );
    expect([path, focused]).toEqual([path, ["К содержанию", "#main"]]);
  }
  await page.context().close();
});
