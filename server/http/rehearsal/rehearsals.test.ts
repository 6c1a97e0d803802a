import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENDPOINTS } from "#contract/api/api.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { findRehearsalOf } from "../../persistence/rehearsal/rehearsalRows.ts";
import { createRehearsalClient } from "../../play/rehearsalClient.ts";
import { createSnapshots } from "../../snapshots/competitionSnapshots.ts";
import { dumpOf, lostRows } from "../../testing/dumps.ts";
import { makeRehearsalOf, openWorld, present, type World } from "../../testing/rehearsalWorld.ts";
import { findGrants } from "../../persistence/account/eventRoles.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createEvent } from "../../testing/factories.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { anonymous, call, createMember, PASSWORD, signInMember, type Call } from "../../testing/testApp.ts";

describe("a rehearsal", { timeout: 90_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.app.close());

  /** What everybody is told where no single thing is named. */
  async function askLists(): Promise<Record<string, unknown>> {
    const { app, admin, referee, user, eventId, day } = world;
    const named = ENDPOINTS.filter(({ method, path }) => method === "GET" && !path.includes(":")).map(
      ({ path }) => path,
    );
    const urls = [
      ...named.filter((path) => !VOLATILE.has(path)),
      ...Object.values(COLLECTIONS).flatMap(({ name }) => [
        `/${name}?populate=*&pagination[pageSize]=100`,
        `/${name}?pagination[pageSize]=1&sort=id:desc`,
      ]),
      "/search?q=Кубок",
      "/search?q=РЕПЕТИЦИЯ",
      "/search?q=Борцов",
      `/events/${eventId}`,
      `/events/${eventId}/stats`,
      `/events/${eventId}/feed`,
      ...day.fighters.map(({ uuid }) => `/fighters/${uuid}/career`),
      `/competitions/uuid/${day.competition.uuid}/persons`,
    ].map((path) => `/api${path}`);
    const answers: Record<string, unknown> = {};
    for (const [who, headers] of [
      ["anybody", {}],
      ["user", user.headers],
      ["referee", referee.headers],
      ["admin", admin.headers],
    ] as const)
      for (const url of [...urls, "/sitemap.xml"]) {
        const { status, text } = await call(app, { url: encodeURI(url), headers });
        answers[`${who} ${url}`] = [
          status,
          text.replace(/"(?:serverTime|exportedAt|seenAt|lastSeen)":[^,}]+/g, ""),
        ];
      }
    const known = { data: { text: "Борцов" } };
    const url = `/api/competitions/uuid/${day.competition.uuid}/known`;
    answers["known"] = (await call(app, { method: "POST", url, headers: admin.headers, body: known })).text;
    return answers;
  }
  const VOLATILE = new Set(["/time", "/health", "/openapi.json", "/docs", "/auth/export.pdf"]);

  test("[RH2] is in no list, search, map, career or figure, whoever asks and open or not", async () => {
    const before = await askLists();
    expect(Object.keys(before).length).toBeGreaterThan(100);
    const { eventId } = await makeRehearsalOf(world);
    await world.admin.api.rehearsals.change(String(world.eventId), { data: { isOpen: true } });
    expect(await askLists()).toEqual(before);
    expect((await world.admin.api.events.findOne(String(eventId))).data.name).toBe(
      "РЕПЕТИЦИЯ · Кубок города",
    );
  });

  test("[RH2] [RL29] a role of the event holds in its rehearsal, is taken from both, and nobody is invited to a copy", async () => {
    const { app, admin } = world;
    const event = await createEvent(app.db, { name: "Второй кубок" });
    await createTestCompetition(app.db, { competition: { event_id: event.id } });
    const own = await signInMember(app, await createMember(app, "authenticated", { email_proved_ms: 1 }));
    await admin.api.account.stepUp({ password: PASSWORD });
    const { email } = own.account;
    await admin.api.eventRoles.give(String(event.id), { data: { email, roles: ["organiser"] } });
    // Made by the organiser, drawn and found by them, and in no list of people.
    const { eventId: copyId } = present((await own.api.rehearsals.make(String(event.id))).data);
    const people = await call(app, { url: "/api/fighters?pagination[pageSize]=100", headers: own.headers });
    expect(people.text.match(/"uuid":"4ea45a10-/g)).toBeNull();
    const invited = { data: { email: "somebody@kover.example", roles: ["announcer"] } };
    const url = `/api/events/${copyId}/roles`;
    expect(
      (await call(app, { method: "POST", url, headers: admin.headers, body: invited })).body,
    ).toMatchObject({ error: { details: { code: "in-rehearsal" } } });
    const [given] = (await admin.api.eventRoles.find(String(event.id))).data;
    await admin.api.eventRoles.take(String(event.id), String(given?.id));
    expect((await findGrants(app.db, own.account.id)).grants).toEqual([]);
    // It goes with its event.
    await app.db.deleteFrom("competition").where("event_id", "=", event.id).execute();
    const deleted = await call(app, {
      method: "DELETE",
      url: `/api/events/${event.id}`,
      headers: admin.headers,
    });
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    expect(await findRehearsalOf(app.db, event.id)).toBeUndefined();
  });

  test("[RH13] what is hidden afterwards is hidden in its rehearsal too", async () => {
    const { app, admin, eventId } = world;
    const hide = (showCompetition: boolean) =>
      call(app, {
        method: "PUT",
        url: `/api/events/${eventId}`,
        headers: admin.headers,
        body: { data: { showCompetition } },
      });
    const isOpen = async () => (await findRehearsalOf(app.db, eventId))?.is_rehearsal_open;
    expect(await isOpen()).toBe(true);
    await updateCompetition(app.db, world.day.competition.id, { status: "in_progress" });
    await hide(false);
    expect(await isOpen()).toBe(false);
    await hide(true);
    await updateCompetition(app.db, world.day.competition.id, { status: "closed" });
    await admin.api.rehearsals.change(String(eventId), { data: { isOpen: true } });
    expect(await isOpen()).toBe(true);
  });

  test("[RH13] is seen by officials, and by everybody else only while it is open", async () => {
    const { app, admin, referee, user, eventId } = world;
    const { competitionUuid, eventId: copyId } = present(
      (await admin.api.rehearsals.read(String(eventId))).data,
    );
    const statuses = async () => {
      const asked: number[] = [];
      for (const headers of [{}, user.headers, referee.headers])
        for (const url of [
          `/api/events/${copyId}`,
          `/api/competitions/uuid/${competitionUuid}`,
          `/api/events/${copyId}/competition`,
        ])
          asked.push((await call(app, { url, headers })).status);
      return asked.join(" ");
    };
    expect(await statuses()).toBe("200 200 200 200 200 200 200 200 200");
    await admin.api.rehearsals.change(String(eventId), { data: { isOpen: false } });
    expect(await statuses()).toBe("404 404 404 404 404 404 200 200 200");
    await app.db.updateTable("event").set({ show_competition: false }).where("id", "=", eventId).execute();
    const opened = call(app, {
      method: "PUT",
      url: `/api/events/${eventId}/rehearsal`,
      headers: admin.headers,
      body: { data: { isOpen: true } },
    });
    expect(await opened).toMatchObject({
      status: 409,
      body: { error: { details: { code: "event-hidden" } } },
    });
    await app.db.updateTable("event").set({ show_competition: true }).where("id", "=", eventId).execute();
  });

  test("[RH3] what is about real people, accounts and files is refused in it", async () => {
    const { app, admin, eventId, day } = world;
    const found = present((await admin.api.rehearsals.read(String(eventId))).data);
    const { competitionUuid: uuid, eventId: copyId } = found;
    const copy = await admin.api.competitions.byUuid(uuid);
    const category = present(copy.categories[0]);
    const person = present(day.fighters[0]);
    const { basis } = (await admin.api.draws.of(category.uuid)).data;
    const late = (change: object) => ({ id: randomUUID(), basis, reason: "опоздал", change });
    const named = ENDPOINTS.filter(({ realOnly }) => realOnly === true).map(
      ({ method, path }) =>
        [method, path.slice(1).replace(":uuid", uuid).replaceAll(/:\w+/g, randomUUID())] as const,
    );
    expect(named.length).toBeGreaterThan(5);
    const name = { lastName: "Настоящий", firstName: "Иван" };
    const acts: readonly (readonly [NonNullable<Call["method"]>, string, unknown?])[] = [
      ...named,
      ["PUT", `events/${copyId}`, { isPublished: true, showCompetition: true }],
      ["DELETE", `events/${copyId}`],
      ["DELETE", `competitions/${copy.id}`],
      ["POST", "fighters", { ...name, categories: [category.id] }],
      ["PUT", `categories/${category.id}`, { fighters: [person.id] }],
      ["POST", `categories/${category.uuid}/draw/changes`, late({ type: "entered-late", id: person.uuid })],
      [
        "POST",
        `categories/${category.uuid}/draw/changes`,
        late({ type: "entered-late", person: { ...name, birthDate: "2001-02-03", sex: "m", team: null } }),
      ],
      [
        "POST",
        `events/${copyId}/copy`,
        { id: randomUUID(), name: "Ещё один", date: "2027-01-01", parts: [] },
      ],
      ["POST", `events/${copyId}/rehearsal`],
    ];
    const before = await dumpOf(app);
    for (const [method, path, data] of acts) {
      const body = data === undefined ? {} : { body: { data } };
      const answer = await call(app, { method, url: `/api/${path}`, headers: admin.headers, ...body });
      expect([method, path, answer.body]).toMatchObject([
        method,
        path,
        { error: { status: 409, details: { code: "in-rehearsal" } } },
      ]);
    }
    for (const path of ["archive", "tables/all.xlsx", "feed"]) {
      await admin.api.account.stepUp({ password: PASSWORD });
      const url = `/api/events/${copyId}/${path}`;
      expect([path, (await call(app, { url, headers: admin.headers })).status]).toEqual([path, 404]);
    }
    expect(
      (await call(app, { url: `/api/fighters/${present(category.fighters[0]).id}`, headers: admin.headers }))
        .status,
    ).toBe(404);
    const after = await dumpOf(app);
    const rows = [...lostRows(before, after), ...lostRows(after, before)];
    expect(rows.filter((row) => !/^(?:session|allowance) /.test(row))).toEqual([]);
  });

  test("[RH4] papers of it say that they are none, and nothing that is taken home is made", async () => {
    const { app, admin, eventId } = world;
    const { competitionUuid: uuid } = present((await admin.api.rehearsals.read(String(eventId))).data);
    const { data: made } = await admin.api.papers.make(uuid, { data: { kind: "start" } });
    const file = await call(app, {
      url: `/api/competitions/uuid/${uuid}/papers/${made.id}/file?format=html`,
      headers: admin.headers,
    });
    expect(file.text).toContain("РЕПЕТИЦИЯ, НЕ ДОКУМЕНТ");
    const { categories } = await admin.api.competitions.byUuid(uuid);
    const code = { error: { details: { code: "in-rehearsal" } } };
    await expect(admin.api.papers.make(uuid, { data: { kind: "badges" } })).rejects.toMatchObject(code);
    await expect(admin.api.awarding.certificates(present(categories[0]).uuid)).rejects.toMatchObject(code);
  });

  test("[RH7] the program reaches nothing but its own rehearsal", async () => {
    const { app, eventId, day } = world;
    const rehearsal = present(await findRehearsalOf(app.db, eventId));
    const { api } = createRehearsalClient(app.deps, createSnapshots(app.deps, "boot"), rehearsal);
    const gone = { error: { status: 404 } };
    const data = { device: randomUUID(), expectEpoch: 0 };
    await expect(api.competitions.byUuid(day.competition.uuid)).rejects.toMatchObject(gone);
    await expect(api.fightings.events(day.bout("F").uuid)).rejects.toMatchObject(gone);
    const events = { data: { device: data.device, proto: 1 as const, events: [] } };
    await expect(api.fightings.submitEvents(day.bout("F").uuid, events)).rejects.toMatchObject(gone);
    const scope = `carpet:${day.carpet.uuid}`;
    await expect(api.leases.take({ data: { ...data, scope } })).rejects.toMatchObject(gone);
    const act = { data: { id: randomUUID(), act: { type: "called" } as const } };
    await expect(api.awarding.act(day.category.uuid, act)).rejects.toMatchObject(gone);
  });

  test("[RH1] nobody but an admin makes, plays or ends one", async () => {
    const { app, referee, user, eventId } = world;
    for (const headers of [{}, user.headers, referee.headers])
      for (const method of ["GET", "POST", "PUT", "DELETE"] as const)
        expect(
          (await call(app, { method, url: `/api/events/${eventId}/rehearsal`, headers, body: { data: {} } }))
            .status,
        ).toBe(403);
    await expect(anonymous(app).rehearsals.read(String(eventId))).rejects.toMatchObject({
      error: { status: 403 },
    });
  });
});
