import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { diplomaOf } from "../../papers/forms/diplomas.ts";
import { headOf } from "../../papers/parts.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { readPaperData } from "../../usecases/paper/readPaperData.ts";
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

test("[SH14] an English page has a picture of its own, kept apart from the Russian one", async () => {
  const { ofEvent, others } = await arrange(true);
  for (const url of [ofEvent, ...others]) {
    const pictures = await Promise.all(["", "?locale=ru", "?locale=en"].map((asked) => get(url + asked)));
    const [plain, russian, english] = pictures.map(({ rawPayload }) => rawPayload.toString("base64"));
    expect(plain).toBe(russian);
    expect(english).not.toBe(russian);
  }
  // A language nobody knows is no error: other sites add to addresses what they like.
  expect((await get(`${ofEvent}?locale=xx&v=2`)).statusCode).toBe(200);
});

test("[LK6] [LK7] [LK8] a shared picture, the head of papers and a new diploma take the poster and the logo", async () => {
  const admin = await signIn(app, "admin");
  const pictured = async (background: string) => {
    const create = { width: 400, height: 400, channels: 3, background } as const;
    const form = new FormData();
    form.append("files", new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), "a.png");
    const encoded = new Request("http://localhost/", { method: "POST", body: form });
    const answer = await app.http.inject({
      method: "POST",
      url: "/api/upload",
      headers: { ...admin.headers, "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return z.array(z.object({ url: z.string() })).parse(JSON.parse(answer.body))[0]?.url ?? "";
  };
  const look = { poster: await pictured("#ff0000"), logo: await pictured("#0000ff") };
  const event = await createEvent(app.db, { look: writeJson(look) });
  const { competition } = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  const { rawPayload } = await get(`/api/events/${event.id}/share.png`);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(at(960, 270)).toEqual([255, 0, 0]);
  expect(at(1034, 554)).toEqual([0, 0, 255]);
  const paper = await readPaperData(app.deps, competition.id);
  if (paper === undefined) throw new Error("no competition");
  expect(headOf(paper).emblem).toBe(look.logo);
  const own = { ...paper, settings: { ...paper.settings, emblem: look.poster } };
  expect(headOf(own).emblem).toBe(look.poster);
  expect(diplomaOf(paper).logo).toBe(look.logo);
  // A picture that is gone leaves the words.
  await app.db.deleteFrom("upload").execute();
  await app.db
    .updateTable("event")
    .set({ updated_at: "2026-12-01T00:00:00.000Z" })
    .where("id", "=", event.id)
    .execute();
  expect((await get(`/api/events/${event.id}/share.png`)).statusCode).toBe(200);
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
