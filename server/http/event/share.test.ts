import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvent, createFighter } from "../../testing/factories.ts";
import { createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { fitLines } from "../../share/fitLines.ts";
import { measure } from "../../share/letters.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function arrange(isShown: boolean) {
  const event = await createEvent(app.db, { show_competition: isShown });
  const { category, competition, fighters, bout } = await createTestCompetition(app.db, {
    competition: { event_id: event.id },
  });
  const base = `/api/events/${event.id}`;
  return {
    competition,
    fighters,
    ofEvent: `${base}/share.png`,
    others: [
      `${base}/categories/${category.uuid}/share.png`,
      `${base}/fighters/${fighters[0]?.uuid}/share.png`,
      `${base}/bouts/${bout("SF1").uuid}/share.png`,
    ],
  };
}
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: "GET", url, headers });

test("[SH8] an event, a category, an athlete and a bout have a picture of 1200 by 630", async () => {
  const { ofEvent, others } = await arrange(true);
  for (const url of [ofEvent, ...others]) {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // Words are there: an empty frame packs much smaller.
    expect(rawPayload.length).toBeGreaterThan(20_000);
  }
});

test("[PS25] a record that was merged has the picture, the card and the name of the person", async () => {
  const { ofEvent, fighters, competition } = await arrange(true);
  const { api } = await signIn(app, "admin");
  const twin = await createFighter(app.db, { last_name: "Двойник" });
  const { data: merged } = await api.persons.merge(competition.uuid, {
    data: { id: randomUUID(), one: fighters[0]?.uuid ?? "", other: twin.uuid, choices: {} },
  });
  expect(merged.kept).toBe(fighters[0]?.uuid);
  const { statusCode } = await get(ofEvent.replace("share.png", `fighters/${twin.uuid}/share.png`));
  expect(statusCode).toBe(200);
  expect((await api.persons.find(competition.uuid, twin.uuid)).data.uuid).toBe(merged.kept);
  const { data: names } = await api.stars.lookUp({
    data: { followed: [{ kind: "fighter", ref: twin.uuid }] },
  });
  expect(names).toMatchObject([{ ref: twin.uuid, keptRef: merged.kept }]);
});

test("[SH9] a picture is drawn once for each state of the competition", async () => {
  const { others } = await arrange(true);
  const [url = ""] = others;
  const first = await get(url);
  const etag = String(first.headers.etag);
  expect((await get(url, { "if-none-match": etag })).statusCode).toBe(304);
  expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test("[SH10] what the event does not show has no picture, and what is not there neither", async () => {
  const { ofEvent, others } = await arrange(false);
  expect((await get(ofEvent)).statusCode).toBe(200);
  for (const url of others) expect((await get(url)).statusCode).toBe(404);
  expect((await get("/api/events/999999/share.png")).statusCode).toBe(404);
});

test("[SH10] what is not there is not kept, and has no state that could be unchanged", async () => {
  const { ofEvent } = await arrange(true);
  const { etag } = (await get(ofEvent)).headers;
  const missing = ofEvent.replace("/share.png", "/bouts/nobody/share.png");
  const { statusCode, headers } = await get(missing, { "if-none-match": String(etag) });
  expect(statusCode).toBe(404);
  expect([headers.etag, headers["cross-origin-resource-policy"]]).not.toContain(etag);
  expect(headers["cache-control"] ?? "").not.toContain("public");
});

test("[SH9] when too many pictures wait, the refusal is not kept as the picture", async () => {
  const { others } = await Promise.all(Array.from({ length: 10 }, () => arrange(true))).then((all) => ({
    others: all.flatMap((one) => one.others),
  }));
  const answers = await Promise.all(others.map((url) => get(url)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.etag).toBeUndefined();
});

test("[SH8] a long name is broken or made smaller, never cut", () => {
  const look = { face: "display", size: 96, fill: "#fff" } as const;
  const name = "Константинопольский-Задунайский Александр";
  const { lines, size } = fitLines(name, look, { width: 700, lines: 2, least: 30 });
  expect(lines.join(" ")).toBe(name);
  for (const line of lines) expect(measure(line, { ...look, size })).toBeLessThanOrEqual(700);
});
