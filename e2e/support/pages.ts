import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request, Response } from "playwright-core";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { PASSWORD, type RunningApp } from "./app.ts";

export const EVENT_ID = "1";

/** Opens a page and waits until it is loaded and hydrated. */
export function visit(page: Page, address: string): Promise<Response | null> {
  return arrive(page, () => page.goto(address, { timeout: AT_MOST_MS }));
}

export function reload(page: Page): Promise<Response | null> {
  return arrive(page, () => page.reload({ timeout: AT_MOST_MS }));
}

/** In the letters of the product: what came too late for the first painting is at hand for the next. */
export async function visitWithFonts(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate("document.fonts.ready.then(() => true)");
  await reload(page);
}

const QUIET_MS = 120;
const AT_MOST_MS = 60_000;

/** What Playwright calls «networkidle», without its half second of waiting for nothing. */
async function arrive(page: Page, go: () => Promise<Response | null>): Promise<Response | null> {
  const underWay = new Set<Request>();
  const onStart = (request: Request) => void underWay.add(request);
  const onEnd = (request: Request) => void underWay.delete(request);
  page.on("request", onStart).on("requestfinished", onEnd).on("requestfailed", onEnd);
  try {
    const answer = await go();
    await isHydrated(page);
    await fallsQuiet(page, underWay);
    return answer;
  } finally {
    page.off("request", onStart).off("requestfinished", onEnd).off("requestfailed", onEnd);
  }
}

async function fallsQuiet(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const giveUpAt = Date.now() + AT_MOST_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS;) {
    await page.evaluate("new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 }))");
    if (underWay.size > 0) quietSince = Date.now();
    if (Date.now() > giveUpAt)
      throw new Error(`still loading: ${[...underWay].map((one) => one.url()).join(" ")}`);
    await sleep(20);
  }
}

/** React has the whole page in its hands and has run what follows its first painting: a press is heard from now on. */
export async function isHydrated(page: Page): Promise<void> {
  const giveUpAt = Date.now() + AT_MOST_MS;
  // A page that goes on to another one takes the question with it.
  while ((await page.evaluate(HYDRATED).catch(() => false)) !== true) {
    if (Date.now() > giveUpAt) throw new Error(`${page.url()} is not hydrated in time`);
    await sleep(20);
  }
}

const HYDRATED = `document.documentElement.hasAttribute("data-hydrated") &&
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))))`;

const YEAR_S = 365 * 86_400;

/** Signed in, as the form leaves a browser behind. The form itself is the matter of journeys of its own. */
export async function signIn(
  page: Page,
  app: Pick<RunningApp, "origin" | "api">,
  identifier: string,
  password = PASSWORD,
): Promise<void> {
  const { jwt } = await app.api.auth.login({ identifier, password });
  const expires = Math.round(Date.now() / 1000) + YEAR_S;
  await page.context().addCookies([{ name: "kover_jwt", value: jwt, url: app.origin, expires }]);
}

/** A new account without people and entries. */
export async function makeAccount({ api }: Pick<RunningApp, "api">, username: string): Promise<void> {
  await api.auth.register({ username, email: `${username}@kover.example`, password: PASSWORD });
}

/** Signs in through the form, as a person does. */
export async function signInByForm(
  page: Page,
  { origin }: Pick<RunningApp, "origin">,
  identifier: string,
  password = PASSWORD,
): Promise<void> {
  await visit(page, `${origin}/auth`);
  await page.getByLabel("Почта или логин").fill(identifier);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByLabel("Запомнить меня").check();
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await isHydrated(page);
}

export async function readCompetition(app: Pick<RunningApp, "api">): Promise<Competition> {
  return app.api.competitions.ofEvent(EVENT_ID);
}

/** A bout that is being fought and whose people are known. */
export function runningBout(competition: Competition): Fighting {
  const found = competition.fightings.find(
    ({ state, fighters }) => state === "running" && fighters.length === 2,
  );
  if (found === undefined) throw new Error("the demo has no bout under way");
  return found;
}

/** The account of the demo that runs the mat of a bout. */
export function refereeOf({ carpets }: Competition, { carpet }: Fighting): string {
  const mat = carpets.findIndex(({ uuid }) => uuid === carpet?.uuid);
  if (mat < 0) throw new Error("the bout has no mat");
  return `mat${mat + 1}`;
}

export function redScore(fighting: Fighting): number {
  return fighting.points[fighting.slots[0].fighter ?? ""]?.scores ?? 0;
}

export const tablePath = (competition: Competition, fighting: Fighting) =>
  `/competition/${competition.uuid}/fighting/${fighting.uuid}`;

export const categoryPath = (fighting: Fighting) =>
  `/events/${EVENT_ID}/competition/categories/${fighting.category.uuid}`;

/** What went wrong on a page without anybody seeing it. A refused request is no fault of the page: it shows it. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !isOfNetwork(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Chromium's own lines about an answer that is no success and about a socket while there is no network. */
const isOfNetwork = (line: string) =>
  line.startsWith("Failed to load resource") ||
  (line.startsWith("WebSocket connection to") && line.endsWith("net::ERR_INTERNET_DISCONNECTED"));

/** In an installation nobody has signed in to yet: with the code its window shows. */
export async function becomeAdmin(
  page: Page,
  { origin, printed }: Pick<RunningApp, "origin" | "printed">,
): Promise<void> {
  const code = () => /Set-up code[^:]*: (\S+)/.exec(printed())?.[1];
  while (code() === undefined) await sleep(20);
  await visit(page, `${origin}/auth/setup`);
  await page.getByLabel("Код из окна сервера").fill(code() ?? "");
  await page.getByLabel("Логин").fill("organiser");
  await page.getByLabel("Почта").fill("organiser@kover.example");
  await page.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Пароль ещё раз").fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}
