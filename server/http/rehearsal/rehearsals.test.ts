import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENDPOINTS } from "#contract/api/api.ts";
import type { Rehearsal } from "#contract/rehearsal/rehearsal.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createRehearsalClient } from "../../play/rehearsalClient.ts";
import { findRehearsalOf } from "../../persistence/rehearsal/rehearsalRows.ts";
import { createSnapshots } from "../../snapshots/competitionSnapshots.ts";
import { archiveOf } from "../../testing/archives.ts";
import { dumpOf, lostRows } from "../../testing/dumps.ts";
import { createEvent, createTeam } from "../../testing/factories.ts";
import {
  anonymous,
  call,
  createTestApp,
  PASSWORD,
  signIn,
  type Call,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { createScorer } from "../../testing/testScoring.ts";

type World = {
  readonly app: TestApp;
  readonly admin: Client;
  readonly referee: Client;
  readonly user: Client;
  readonly eventId: number;
  readonly day: TestCompetition;
};

/** A day of four athletes whose semi-finals were fought, shown to everybody and closed. */
async function openWorld(engine: "sqlite" | "postgres" = "sqlite"): Promise<World> {
  const app = await createTestApp({ engine });
  const [admin, referee, user] = [
    await signIn(app, "admin"),
    await signIn(app, "referee"),
    await signIn(app, "authenticated"),
  ];
  const event = await createEvent(app.db, { name: "Кубок города" });
  const day = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  const table = await createScorer(app.deps);
  await table.write(day.bout("SF1").uuid, "go R+2 B+3 stop R#sub");
  await table.write(day.bout("SF2").uuid, "go B+4 stop B#points");
  const team = await createTeam(app.db);
  await app.db.updateTable("fighter").set({ team_id: team.id, birth_date: "2001-02-03" }).execute();
  await updateCompetition(app.db, day.competition.id, { status: "closed" });
  return { app, admin, referee, user, eventId: event.id, day };
}

async function make({ admin, eventId }: World): Promise<Rehearsal> {
  return present((await admin.api.rehearsals.make(String(eventId))).data);
}

function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error("nothing is there");
  return thing;
}

/** As of one moment: the file says when it was made. */
const fileOf = ({ app, eventId }: World) => archiveOf({ ...app.deps, now: () => 0 }, eventId);

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
    const { eventId } = await make(world);
    await world.admin.api.rehearsals.change(String(world.eventId), { data: { isOpen: true } });
    expect(await askLists()).toEqual(before);
    expect((await world.admin.api.events.findOne(String(eventId))).data.name).toBe(
      "РЕПЕТИЦИЯ · Кубок города",
    );
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

  test("[RH6] [RH8] [RH10] [RH11] [RH12] played at sixty times the speed, it ends as the day did and leaves no trace", async () => {
    const { app, admin, referee, eventId, day } = world;
    const id = String(eventId);
    const [bytes, before] = [await fileOf(world), await dumpOf(app)];
    await admin.api.rehearsals.change(id, { data: { speed: 60, isPlaying: true } });
    let playing = app.startRehearsals();
    const read = async () => present((await admin.api.rehearsals.read(id)).data);
    await expect.poll(async () => (await read()).finished, PATIENCE).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ state: "playing", replayed: 2, mats: [{ holder: "program" }] });
    expect(lostRows(before, await dumpOf(app)).filter((row) => !ABOUT_IT.test(row))).toEqual([]);
    expect(Buffer.compare(bytes, await fileOf(world))).toBe(0);

    // A volunteer sits down at once, and the program leaves the mat to them.
    const { competitionUuid } = await read();
    const mat = present((await read()).mats[0]).uuid;
    const scope = `carpet:${mat}`;
    const device = randomUUID();
    const asked = { scope, device, expectEpoch: 0, takeover: true };
    const held = await call(app, {
      method: "POST",
      url: "/api/leases",
      headers: referee.headers,
      body: { data: asked },
    });
    expect(held).toMatchObject({ status: 409, body: { error: { details: { lease: { epoch: 1 } } } } });
    await referee.api.leases.take({ data: { ...asked, expectEpoch: 1 } });
    expect(await read()).toMatchObject({ mats: [{ holder: "person", person: referee.account.username }] });
    await admin.api.leases.take({ data: { ...asked, device: randomUUID(), expectEpoch: 2 } });
    await app.db.updateTable("lease").set({ seen_ms: 0 }).where("scope", "=", scope).execute();

    // A pause stops the hall; another start of the server goes on where this one stopped.
    await admin.api.rehearsals.change(id, { data: { isPlaying: false } });
    await playing.stop();
    const paused = await read();
    expect(["paused", "finished"]).toContain(paused.state);
    playing = app.startRehearsals();
    await admin.api.rehearsals.change(id, { data: { isPlaying: true } });
    await expect.poll(async () => (await read()).state, PATIENCE).toBe("finished");
    const real = await admin.api.competitions.byUuid(day.competition.uuid);
    const copy = await admin.api.competitions.byUuid(competitionUuid);
    const nameOf = ({ categories }: typeof real, uuid: string | undefined) =>
      categories.flatMap(({ fighters }) => fighters).find((fighter) => fighter.uuid === uuid)?.lastName;
    for (const bracketId of ["SF1", "SF2"]) {
      const [was, is] = [real, copy].map((whole) => {
        const bout = whole.fightings.find((one) => one.bracketId === bracketId);
        return [nameOf(whole, bout?.winner?.uuid), bout?.result?.method];
      });
      expect(is).toEqual(was);
    }
    await admin.api.rehearsals.end(id);
    expect((await admin.api.rehearsals.read(id)).data).toBeNull();
    await playing.stop();
    expect(Buffer.compare(bytes, await fileOf(world))).toBe(0);
    expect(lostRows(await dumpOf(app), before).filter((row) => !OF_PEOPLE.test(row))).toEqual([]);
    // The audit tells of it, and of nothing real that was changed.
    const told = await app.db
      .selectFrom("audit_log")
      .select(["action", "object"])
      .where("object", "like", `event:${eventId}`)
      .execute();
    expect(new Set(told.map(({ action }) => action))).toEqual(
      new Set(["rehearsal.make", "rehearsal.change", "rehearsal.end"]),
    );
  });

  const PATIENCE = { timeout: 60_000, interval: 200 };
  /** Rows of the rehearsal itself, which was there before it was played. */
  const ABOUT_IT =
    /^(?:rehearsal|session) |РЕПЕТИЦИЯ|4ea45a10-|"rehearsal_id":\d|^fighting_head|^category_fighter/;
  const OF_PEOPLE = /^session /;

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

test("[RH10] [RH12] of two servers one plays, and what is deleted under its hands is gone on PostgreSQL too", async () => {
  const world = await openWorld("postgres");
  const { app, admin, eventId } = world;
  const before = await dumpOf(app);
  await make(world);
  await admin.api.rehearsals.change(String(eventId), { data: { speed: 60, isPlaying: true } });
  const other = await createTestApp({ database: app.database });
  const players = [app.startRehearsals(), other.startRehearsals()];
  const read = async () => present((await admin.api.rehearsals.read(String(eventId))).data);
  const leases = () => app.db.selectFrom("lease_history").selectAll().execute();
  await expect.poll(leases, { timeout: 20_000 }).toHaveLength(1);
  expect(await read()).toMatchObject({ mats: [{ holder: "program" }] });
  await admin.api.rehearsals.end(String(eventId));
  for (const player of players) await player.stop();
  expect(lostRows(await dumpOf(app), before).filter((row) => !/^(?:session|allowance) /.test(row))).toEqual(
    [],
  );
  await other.close();
  await app.close();
}, 60_000);
