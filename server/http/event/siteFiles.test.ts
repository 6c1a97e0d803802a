import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvent } from "../../testing/factories.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { createTestClock } from "../../testing/testDeps.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: clock.now, env: { RATE_LIMIT: "on" } });
});
afterAll(() => app.close());

test("[SH11] robots are kept out of operation, sign-in and the API, and told where the map is", async () => {
  const { body, headers } = await app.http.inject("/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  for (const path of ["/api/", "/auth", "/competition/", "/personal", "/en/auth", "/en/competition/"])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test("[SH11][SH12] the map lists what is shown with its categories, and no people", async () => {
  const shown = await createEvent(app.db, { show_competition: true });
  const hidden = await createEvent(app.db, { show_competition: false });
  const ofShown = await createTestCompetition(app.db, { competition: { event_id: shown.id } });
  const ofHidden = await createTestCompetition(app.db, { competition: { event_id: hidden.id } });
  const { body } = await app.http.inject("/sitemap.xml");
  expect(body).toContain(`/events/${shown.id}/competition/categories/${ofShown.category.uuid}</loc>`);
  expect(body).toContain(`/events/${hidden.id}</loc>`);
  expect(body).not.toContain(ofHidden.category.uuid);
  expect(body).not.toContain("/fighters/");
  expect(body).not.toContain("/bouts/");
});

test("[SH11] the map is read once an hour and counts against the allowance of pages", async () => {
  clock.pass(3_600_000);
  const read = () => app.http.inject("/sitemap.xml");
  const { headers } = await read();
  expect(headers).toMatchObject({ "x-ratelimit-limit": "300", "cache-control": "public, max-age=3600" });
  const { id } = await createEvent(app.db);
  expect((await read()).body).not.toContain(`/events/${id}</loc>`);
  clock.pass(3_600_000);
  expect((await read()).body).toContain(`/events/${id}</loc>`);
});
