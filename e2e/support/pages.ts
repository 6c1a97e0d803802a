import type { Page } from "playwright-core";
import type { Competition, Fighting } from "#contract/entity.ts";
import { PASSWORD, type RunningApp } from "./app.ts";

export const EVENT_ID = "1";

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, app: RunningApp, identifier: string): Promise<void> {
  await page.goto(`${app.origin}/auth`, { waitUntil: "networkidle" });
  await page.getByLabel("Почта или логин").fill(identifier);
  await page.getByLabel("Пароль", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Запомнить меня").check();
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await page.waitForLoadState("networkidle");
}

export async function readCompetition(app: RunningApp): Promise<Competition> {
  return app.api.events.competition(EVENT_ID);
}

/** A bout that is being fought and whose people are known. */
export function runningBout(competition: Competition): Fighting {
  const found = competition.fightings.find(
    ({ state, fighters }) => state === "running" && fighters.length === 2,
  );
  if (found === undefined) throw new Error("the demo has no bout under way");
  return found;
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
    const isRefusal = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isRefusal) errors.push(message.text());
  });
  return errors;
}
