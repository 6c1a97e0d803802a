import { expect, onTestFinished, test } from "vitest";
import { startTestPostgres } from "#server/testing/testPostgres.ts";
import { openLine } from "../bench/lib/line.ts";
import { startApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { signIn, visit } from "./support/pages.ts";

test("[ER23] [ST10] while the database is away pages say so with 503, nobody is signed out, and it recovers by itself", async () => {
  const postgres = await startTestPostgres();
  onTestFinished(() => postgres.stop());
  const line = await openLine(Number(new URL(postgres.url).port));
  onTestFinished(line.close);
  const url = new URL(postgres.url);
  url.port = String(line.port);
  const app = await startApp({ DATABASE_URL: url.href });
  onTestFinished(() => app.stop());
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext({ locale: "ru-RU" })).newPage();
  await signIn(page, app, "chief");
  expect((await visit(page, `${app.origin}/personal`))?.status()).toBe(200);

  line.cut();
  for (const path of ["/personal", "/partners"]) {
    const answer = await page.request.get(app.origin + path);
    expect([path, answer.status(), answer.headers()["retry-after"]]).toEqual([path, 503, "5"]);
    expect(await answer.text()).toContain("Сервер временно недоступен");
  }
  expect((await fetch(`${app.origin}/events/1`)).status).toBe(503);
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: "kover_jwt" }));

  line.join();
  await expect.poll(async () => (await page.request.get(`${app.origin}/personal`)).status()).toBe(200);
});
