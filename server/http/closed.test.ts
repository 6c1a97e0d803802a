import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { API } from "#contract/api/api.ts";
import type { Endpoint } from "#contract/api/endpoint.ts";
import { writeJournal } from "#contract/bout/journal.ts";
import { insertAdjustment } from "../persistence/awarding/teamAdjustments.ts";
import { insertParkedEvent } from "../persistence/bout/boutLog.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { insertQueueAct } from "../persistence/day/matQueues.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { NEW_ID, NOBODY } from "../testing/accessMatrix.ts";
import { EXPECTED_ACCESS } from "../testing/expectedAccess.ts";
import { createApplication, createEvent, createTeam } from "../testing/factories.ts";
import { useMembersApp } from "../testing/membersApp.ts";
import { createTestCompetition, type TestCompetition } from "../testing/testCompetition.ts";
import { PASSWORD } from "../testing/testApp.ts";

/** Calls that are about accounts, devices or people, wherever they compete. */
const NOT_OF_AN_EVENT: ReadonlySet<string> = new Set([
  "auth",
  "account",
  "users",
  "stars",
  "push",
  "profiles",
  "mergeRequests",
  "uploads",
  "leases",
  "displays",
  // A result is claimed years later, by who registered meanwhile.
  "resultClaims",
  "payments",
  // They tie people of several events.
  "personLinks",
  // A rehearsal is another event, which the closed one is only read for.
  "rehearsals",
]);

/** Of an event, and answered as before when it is closed. */
const STAYS: ReadonlySet<string> = new Set([
  // These write nothing.
  "roll.known",
  "draws.preview",
  "draws.previewChange",
  "draws.ways",
  "draws.previewAll",
  "draws.previewFormats",
  "persons.preview",
  "parked.tryTable",
  // These are about people and clubs.
  "persons.tellApart",
  "teamScoring.merge",
  "notices.wish",
  // Protocols are made and mended after the last bout.
  "papers.make",
  "papers.saveSettings",
  "papers.saveDiploma",
  "papers.tryDiploma",
  // Money is counted after the last bout, and debts are paid.
  "fees.mark",
  "fees.takeBack",
  "fees.pay",
  // These make another event.
  "archives.preview",
  "archives.take",
  "events.copy",
  // Who looks after it later is said later.
  "eventRoles.give",
  "eventRoles.take",
]);

const JOURNAL = writeJournal({
  header: { journal: "kover", version: 1, device: NOBODY, exportedAt: 1 },
  entries: [],
});

type Declared = { readonly name: string; readonly endpoint: Endpoint; readonly body: unknown };

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = API;

const WRITES: readonly Declared[] = Object.entries(GROUPS)
  .filter(([group]) => !NOT_OF_AN_EVENT.has(group))
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      body: bodyOf(group, name),
    })),
  )
  .filter(({ name, endpoint }) => endpoint.method !== "GET" && !STAYS.has(name));

function bodyOf(group: string, name: string): unknown {
  const rows: Readonly<Record<string, Readonly<Record<string, { readonly body?: unknown }>>>> =
    EXPECTED_ACCESS;
  return rows[group]?.[name]?.body;
}

describe.each(["sqlite", "postgres"] as const)("an event that is closed, on %s", (engine) => {
  const { app, as, send, change } = useMembersApp(engine);
  const world: { day?: TestCompetition; eventId: number; ids: ReadonlyMap<string, string> } = {
    eventId: 0,
    ids: new Map(),
  };
  const day = () => {
    if (world.day === undefined) throw new Error("the day is made before the tests");
    return world.day;
  };

  beforeAll(async () => {
    const { db } = app();
    const event = await createEvent(db, { show_competition: true, registration_open: true });
    const made = await createTestCompetition(db, { competition: { event_id: event.id } });
    const { competition, category, carpet, bout } = made;
    const { uuid } = bout("F");
    const application = await createApplication(db, { event_id: event.id, category_id: category.id });
    const actor = as("admin").account.id;
    const adjustment = randomUUID();
    const team = await createTeam(db);
    await insertAdjustment(db, {
      id: adjustment,
      competition_id: competition.id,
      team_id: team.id,
      points: 1,
      reason: "fair play",
      actor_id: actor,
      at_ms: 1,
    });
    const parked = randomUUID();
    const late = { id: parked, fighting_uuid: uuid, body: writeJson({}), body_hash: "late" };
    await insertParkedEvent(db, { ...late, status: "parked", reason: "superseded", received_ms: 1 });
    const act = randomUUID();
    const lists = { before: writeJson({}), after: writeJson({}), actor_id: actor, at_ms: 1, undone_ms: null };
    await insertQueueAct(db, {
      id: act,
      competition_uuid: competition.uuid,
      fighting_uuid: uuid,
      ...lists,
    });
    await send(as("admin"), { method: "POST", url: "/api/auth/step-up", body: { password: PASSWORD } });
    await updateCompetition(db, competition.id, { status: "closed" });
    Object.assign(world, {
      day: made,
      eventId: event.id,
      ids: new Map([
        ["/competitions/uuid/:uuid", competition.uuid],
        ["/categories/:uuid", category.uuid],
        ["/fightings/:uuid", uuid],
        ["/carpets/:id", String(carpet.id)],
        ["/events/:id", String(event.id)],
        ["/applications/:id", String(application.id)],
        ["/queue-acts/:uuid", act],
        ["/parked/:id", parked],
        ["/team-adjustments/:uuid", adjustment],
      ]),
    });
  });

  const urlOf = ({ path }: Endpoint): string => {
    const root = [...world.ids.keys()].find((one) => path.startsWith(one)) ?? "";
    const named = root.replace(/:\w+$/, world.ids.get(root) ?? "");
    return `/api${named}${path.slice(root.length)}`.replaceAll(/:\w+/g, NOBODY);
  };

  /** What the list of expected access sends only to be refused is sent here as somebody means it. */
  const meant = (name: string, body: unknown): unknown => {
    const correction = { fighting: day().bout("F").uuid, change: { kind: "reopen" }, decisions: {} };
    if (name === "corrections.preview") return { data: correction };
    if (name === "corrections.apply")
      return { data: { ...correction, planHash: "", reason: "a protest was upheld" } };
    if (name === "parked.importJournal") return { data: { journal: JOURNAL } };
    return JSON.parse(JSON.stringify(body ?? {}).replaceAll(NEW_ID, randomUUID()));
  };

  test.each(WRITES)("[EV14] $name is refused", async ({ name, endpoint, body }) => {
    const { method } = endpoint;
    const answer = await send(as("admin"), { method, url: urlOf(endpoint), body: meant(name, body) });
    expect({ name, ...answer }).toMatchObject({
      status: 409,
      body: { error: { name: "ConflictError", details: { code: "competition-closed" } } },
    });
  });

  test("[EV14] nothing of it is written as an entry of a collection either", async () => {
    const { competition, category, carpet, bout, fighters } = day();
    const [event, application] = ["/events/:id", "/applications/:id"].map((path) => world.ids.get(path));
    const [one] = fighters;
    const acts: readonly (readonly ["POST" | "PUT" | "DELETE", string, unknown?])[] = [
      ["PUT", `events/${event}`, { name: "Другое имя" }],
      ["DELETE", `events/${event}`],
      ["PUT", `competitions/${competition.id}`, { title: "Другое имя" }],
      [
        "PUT",
        `competitions/${competition.id}`,
        { status: "in_progress", statusReason: "x", title: "Другое" },
      ],
      ["DELETE", `competitions/${competition.id}`],
      ["POST", "categories", { title: "Ещё одна", competition: competition.id }],
      ["PUT", `categories/${category.id}`, { title: "Другая" }],
      ["PUT", `categories/${category.id}`, { fighters: [] }],
      ["DELETE", `categories/${category.id}`],
      ["POST", "carpets", { name: "Ковёр Я", competition: competition.id }],
      ["PUT", `carpets/${carpet.id}`, { name: "Ковёр Я" }],
      ["DELETE", `carpets/${carpet.id}`],
      ["PUT", `fightings/${bout("F").id}`, { winner: one?.id, cause: "points" }],
      ["DELETE", `fightings/${bout("F").id}`],
      ["PUT", `applications/${application}`, { comment: "Успею?" }],
      ["DELETE", `applications/${application}`],
      ["PUT", `fighters/${one?.id}`, { categories: [] }],
      ["POST", "fighters", { lastName: "Опоздавший", categories: [category.id] }],
      ["DELETE", `fighters/${one?.id}`],
    ];
    for (const [method, path, data] of acts) {
      const answer = await send(as("admin"), {
        method,
        url: `/api/${path}`,
        ...(data !== undefined && { body: { data } }),
      });
      expect({ method, path, ...answer }).toMatchObject({
        status: 409,
        body: { error: { message: "The competition is closed" } },
      });
    }
  });

  test("[EV14] people are put right all the same, and everything is read", async () => {
    const { competition, category, fighters } = day();
    const admin = as("admin");
    expect(await change(admin, `fighters/${fighters[0]?.id}`, { lastName: "Ёлкин" })).toMatchObject({
      status: 200,
    });
    for (const path of [
      `competitions/uuid/${competition.uuid}`,
      `competitions/uuid/${competition.uuid}/awarding`,
      `competitions/uuid/${competition.uuid}/roll`,
      `events/${world.eventId}/stats`,
      `categories/${category.id}`,
    ])
      expect({ path, ...(await send(admin, { url: `/api/${path}` })) }).toMatchObject({ status: 200 });
  });

  test("[EV14] [CP10] closing twice is closing once, and an admin opens it again with a reason", async () => {
    const { competition } = day();
    const path = `competitions/${competition.id}`;
    expect(await change(as("admin"), path, { status: "closed" })).toMatchObject({ status: 200 });
    const reopening = { status: "in_progress", statusReason: "Протест" };
    expect(await change(as("referee"), path, reopening)).toMatchObject({ status: 403 });
    expect(await change(as("admin"), path, { status: "in_progress" })).toMatchObject({ status: 400 });
    expect(await change(as("admin"), path, reopening)).toMatchObject({ status: 200 });
    expect(await change(as("admin"), path, { title: "Открыто снова" })).toMatchObject({ status: 200 });
  });
});
