import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { competitionSchema } from "#contract/competition/entity.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createCompetition, createEntrant, createEvent, createTeam } from "../../testing/factories.ts";
import { call, createTestApp, listen, signIn, type Headers } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("reading a competition", (database) => {
  const start = () => createTestApp({ database: database() });
  type App = Awaited<ReturnType<typeof start>>;
  const addresses = (uuid: string, event: number | string) => [
    `/api/competitions/uuid/${uuid}`,
    `/api/competitions/observe/${uuid}`,
    `/api/events/${event}/competition`,
  ];
  const statuses = async (app: App, urls: readonly string[], headers: Headers = {}) => {
    const seen = [];
    for (const url of urls) seen.push((await call(app, { url, headers })).status);
    return seen;
  };
  const readDocument = async (app: App, url: string) => {
    const { body, headers } = await call(app, { url });
    return competitionSchema.parse({
      serverTime: Number(headers["x-server-time"]),
      ...z.looseObject({}).parse(body),
    });
  };
  const notFound = {
    data: null,
    error: { status: 404, name: "NotFoundError", message: "not found", details: {} },
  };

  test("[LD1] [LD3] [LD4] [LD7] the three addresses answer one bare document", async () => {
    const app = await start();
    const { competition } = await createTestCompetition(app.db);
    const documents = [];
    for (const url of addresses(competition.uuid, competition.event_id ?? 0)) {
      documents.push({ ...(await readDocument(app, url)), serverTime: 0 });
    }
    expect(documents[0]).toMatchObject({ uuid: competition.uuid, rev: 0 });
    expect(documents[1]).toEqual(documents[0]);
    expect(documents[2]).toEqual(documents[0]);
    await app.close();
  });

  test("[CP3, EV8] the event of a competition tells its last day as well", async () => {
    const app = await start();
    const info = writeJson({ schedule: [{ day: "2026-12-06", time: "10:00", title: "Дети" }] });
    const event = await createEvent(app.db, { date_of_event: "2026-12-05", info });
    const { uuid } = await createCompetition(app.db, { event_id: event.id });
    const document = await readDocument(app, `/api/competitions/uuid/${uuid}`);
    expect(document.event).toMatchObject({ dateOfEvent: "2026-12-05", lastDay: "2026-12-06" });
    await app.close();
  });

  test("[CP1] [CP14] every key is there, also where nothing is known yet", async () => {
    const app = await start();
    const { competition, fighters, category, carpet, bout } = await createTestCompetition(app.db);
    const document = await readDocument(app, `/api/competitions/uuid/${competition.uuid}`);
    expect(Object.keys(document).toSorted()).toEqual(Object.keys(competitionSchema.shape).toSorted());
    expect(document).toMatchObject({
      rules: null,
      commercials: [],
      scoreboardType: competition.scoreboard_type,
    });
    expect(document.categories[0]).toMatchObject({ uuid: category.uuid, status: "drawn", style: null });
    expect(document.categories[0]?.fighters.map(({ uuid }) => uuid)).toEqual(
      fighters.map(({ uuid }) => uuid),
    );
    expect(document.categories[0]?.fighters[0]).toMatchObject({ team: null });
    const semiFinals = [bout("SF1"), bout("SF2"), bout("F")].map(({ id, uuid }) => ({ id, uuid }));
    expect(document.carpets).toMatchObject([{ uuid: carpet.uuid, fightings: semiFinals }]);
    expect(document.fightings.find(({ bracketId }) => bracketId === "F")).toMatchObject({
      version: 0,
      state: "waiting",
      points: {},
      winner: null,
      cause: null,
      result: null,
      fighters: [],
      slots: [
        { fighter: null, source: { winnerOf: "SF1" } },
        { fighter: null, source: { winnerOf: "SF2" } },
      ],
      clock: { running: false, remaining: 300_000, duration: 300_000, period: 0 },
      startedAt: null,
      finishedAt: null,
    });
    await app.close();
  });

  test("[RO34] an event is found by its number and by its documentId; nothing else is it", async () => {
    const app = await start();
    const { competition } = await createTestCompetition(app.db);
    const { id, document_id } = await createEvent(app.db, {});
    await updateCompetition(app.db, competition.id, { event_id: id });
    expect(
      await statuses(app, [`/api/events/${id}/competition`, `/api/events/${document_id}/competition`]),
    ).toEqual([200, 200]);
    const wrong = ["0", "99999999999999999999", "-1", "1e3", "нет", "a".repeat(150)];
    const urls = wrong.map((other) => `/api/events/${encodeURIComponent(other)}/competition`);
    expect(new Set(await statuses(app, urls))).toEqual(new Set([404]));
    await app.close();
  });

  test("[LD8] an unchanged document is 304, and a tap makes a new one at once", async () => {
    const app = await start();
    const { competition, bout } = await createTestCompetition(app.db);
    const url = `/api/competitions/uuid/${competition.uuid}`;
    const first = await call(app, { url });
    const etag = String(first.headers["etag"]);
    const again = await call(app, { url, headers: { "if-none-match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    const weak = await call(app, { url, headers: { "if-none-match": `"other", W/${etag}` } });
    expect([weak.status, weak.headers["vary"]]).toEqual([304, "Origin, Accept-Encoding"]);
    const { api } = await signIn(app, "referee");
    const body = { data: { device: randomUUID(), proto: 1 as const, events: acts("go", { from: 0 }) } };
    await api.fightings.submitEvents(bout("SF1").uuid, body);
    const after = await call(app, { url, headers: { "if-none-match": etag } });
    expect([after.status, after.headers["etag"] === etag]).toEqual([200, false]);
    expect(z.looseObject({ rev: z.number() }).parse(after.body).rev).toBe(1);
    await app.close();
  });

  test("[LD8] on the wire an unchanged document is 304 to everybody who may see it, and to nobody else", async () => {
    const app = await start();
    const { competition } = await createTestCompetition(app.db);
    const hidden = await createEvent(app.db, { show_competition: false });
    const secret = await createTestCompetition(app.db, { competition: { event_id: hidden.id } });
    const { headers } = await signIn(app, "referee");
    const base = await listen(app);
    const ask = (uuid: string, sent: Headers = {}) =>
      fetch(`${base}/api/competitions/uuid/${uuid}`, { headers: sent });
    const shownTag = (await ask(competition.uuid)).headers.get("etag") ?? "";
    const secretTag = (await ask(secret.competition.uuid, headers)).headers.get("etag") ?? "";
    const unchanged = await ask(competition.uuid, { "if-none-match": shownTag });
    expect([unchanged.status, unchanged.headers.get("x-content-type-options")]).toEqual([304, "nosniff"]);
    expect((await ask(competition.uuid, { "if-none-match": '"other"' })).status).toBe(200);
    expect((await ask(secret.competition.uuid, { "if-none-match": secretTag })).status).toBe(404);
    expect((await ask(secret.competition.uuid, { ...headers, "if-none-match": secretTag })).status).toBe(304);
    expect(
      (await ask(competition.uuid, { "if-none-match": shownTag, authorization: "Bearer bad" })).status,
    ).toBe(401);
    await app.close();
  });

  test("[LD8] the document comes in the smallest encoding the client takes", async () => {
    const app = await start();
    const { competition } = await createTestCompetition(app.db);
    const url = `/api/competitions/uuid/${competition.uuid}`;
    for (const [accepted, sent] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const answer = await call(app, { url, headers: { "accept-encoding": accepted } });
      expect(answer.headers["content-encoding"]).toBe(sent);
    }
    await app.close();
  });

  test("[LD6] [ER10] what may not be seen looks like what does not exist", async () => {
    const app = await start();
    const hidden = await createEvent(app.db, { show_competition: false });
    const { competition } = await createTestCompetition(app.db, { competition: { event_id: hidden.id } });
    for (const uuid of [competition.uuid, randomUUID()]) {
      const { status, body } = await call(app, { url: `/api/competitions/uuid/${uuid}` });
      expect([status, body]).toEqual([404, notFound]);
    }
    await app.close();
  });

  test("[RL15] [EV2] a hidden competition is for officials", async () => {
    const app = await start();
    const hidden = await createEvent(app.db, { show_competition: false });
    const given = { event_id: hidden.id, status: "draft" } as const;
    const { competition } = await createTestCompetition(app.db, { competition: given });
    const urls = [
      ...addresses(competition.uuid, hidden.id),
      `/api/competitions/uuid/${competition.uuid}/changes?since=0`,
    ];
    const person = await signIn(app, "authenticated");
    expect(await statuses(app, urls)).toEqual([404, 404, 404, 404]);
    expect(await statuses(app, urls, person.headers)).toEqual([404, 404, 404, 404]);
    for (const role of ["referee", "admin"] as const) {
      const { headers } = await signIn(app, role);
      expect(await statuses(app, urls, headers)).toEqual([200, 200, 200, 200]);
    }
    await app.close();
  });

  test("[RL16] a signed-in person opens by uuid what is no draft any more, but not through its hidden event", async () => {
    const app = await start();
    const hidden = await createEvent(app.db, { show_competition: false });
    const { competition } = await createTestCompetition(app.db, { competition: { event_id: hidden.id } });
    const { headers } = await signIn(app, "authenticated");
    expect(await statuses(app, addresses(competition.uuid, hidden.id), headers)).toEqual([200, 200, 404]);
    await app.close();
  });

  test("[FT4] private fields are nowhere in what leaves the server", async () => {
    const app = await start();
    const event = await createEvent(app.db, { internal_note: "СЕКРЕТ-заметка" });
    const { competition, category } = await createTestCompetition(app.db, {
      competition: { event_id: event.id },
    });
    const team = await createTeam(app.db);
    await createEntrant(app.db, category.id, {
      birth_date: "2011-11-11",
      phone: "+79990001122",
      team_id: team.id,
    });
    const referee = await signIn(app, "referee");
    const urls = [...addresses(competition.uuid, event.id), `/api/events/${event.id}`, "/api/events"];
    for (const url of urls) {
      const { status, text } = await call(app, { url, headers: referee.headers });
      expect(status).toBe(200);
      expect(text).not.toMatch(/2011-11-11|79990001122|СЕКРЕТ|birth|phone|internal|profile/i);
    }
    await app.close();
  });

  test("[RT18] changes since a rev are the bouts that changed, or the word to load everything", async () => {
    const app = await start();
    const { competition, bout } = await createTestCompetition(app.db);
    const { api } = await signIn(app, "referee");
    const write = (id: string, line: string, from: number) =>
      api.fightings.submitEvents(bout(id).uuid, {
        data: { device: randomUUID(), proto: 1, events: acts(line, { from }) },
      });
    await write("SF1", "go", 0);
    const since = (rev: number) => api.competitions.changes(competition.uuid, { since: rev });
    expect(await since(0)).toMatchObject({ rev: 1, full: true, fightings: [] });
    await write("SF1", "R+2", 1);
    await write("SF2", "go", 0);
    await write("SF1", "B+2", 2);
    const changes = await since(1);
    expect(changes).toMatchObject({ rev: 4, full: false });
    expect(changes.fightings).toMatchObject([
      { uuid: bout("SF2").uuid, prev: 1, rev: 3, version: 1 },
      { uuid: bout("SF1").uuid, prev: 3, rev: 4, version: 3 },
    ]);
    expect(await since(4)).toMatchObject({ rev: 4, full: false, fightings: [] });
    expect(await since(5)).toMatchObject({ rev: 4, full: true });
    const wrong = `/api/competitions/uuid/${competition.uuid}/changes`;
    expect(await statuses(app, [wrong, `${wrong}?since=-1`, `${wrong}?since=x`])).toEqual([400, 400, 400]);
    await app.close();
  });
});
