import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createEvent, createFighter, createProfile, createTeam } from "../testing/factories.ts";
import { entrySchema, useMembersApp } from "../testing/membersApp.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { COLLECTION_NAMES } from "#contract/api/collection.ts";

const listSchema = z.object({ data: z.array(entrySchema) });
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("what each collection holds", () => {
  const { app, as, send, make, change } = useMembersApp("sqlite");
  const read = async (path: string, who?: Parameters<typeof send>[0]) => {
    const { status, body } = await send(who, { url: `/api/${path}` });
    expect(status).toBe(200);
    return z.object({ data: entrySchema }).parse(body).data;
  };
  const list = async (path: string, who: Parameters<typeof send>[0]) =>
    listSchema.parse((await send(who, { url: `/api/${path}` })).body).data.map(({ id }) => id);
  const refused = async (collection: string, data: unknown) =>
    await send(as("admin"), { method: "POST", url: `/api/${collection}`, body: { data } });

  test("[API8] twelve collections stand under /api, and nowhere else", async () => {
    const names = [
      "events",
      "competitions",
      "categories",
      "fighters",
      "fightings",
      "carpets",
      "teams",
    ].concat(["partners", "pages", "profiles", "applications", "weight-tables", "seasons"]);
    expect([...COLLECTION_NAMES]).toEqual(names);
    for (const name of names) {
      const answer = await send(as("admin"), { url: `/api/${name}` });
      expect([name, answer.status, listSchema.safeParse(answer.body).success]).toEqual([name, 200, true]);
      expect(await send(as("admin"), { url: `/${name}` })).toMatchObject({ status: 404 });
    }
  });

  test("[EV1] [EV3] everybody reads what an event tells, an admin its note as well", async () => {
    const told = { name: "Кубок Казани", dateOfEvent: "2026-12-05", showCompetition: true, city: "Казань" };
    const more = { address: "Спартаковская, 1", description: "<p>Да</p>", registrationOpen: true };
    const { id } = await make("events", { ...told, ...more, internalNote: "Ключ у вахтёра" });
    const seen = await read(`events/${id}`);
    expect(seen).toMatchObject({ id, ...told, ...more });
    expect(seen).not.toHaveProperty("internalNote");
    expect(await read(`events/${id}`, as("referee"))).not.toHaveProperty("internalNote");
    expect(await read(`events/${id}`, as("admin"))).toMatchObject({ internalNote: "Ключ у вахтёра" });
  });

  test("[EV4] an event has one competition and several teams", async () => {
    const { db } = app();
    const teams = [await createTeam(db), await createTeam(db)].map(({ id }) => id);
    const event = await make("events", { name: "Кубок", teams });
    const { id } = await make("competitions", { title: "Первое", event: event.id });
    expect((await refused("competitions", { title: "Второе", event: event.id })).status).toBe(400);
    expect(await read(`events/${event.id}?populate=competition,teams`, as("admin"))).toMatchObject({
      competition: { id },
      teams: teams.map((team) => ({ id: team })),
    });
  });

  test("[CP2] a competition is a draft unless it is said to be under way or closed", async () => {
    expect(await make("competitions", { title: "Первое" })).toMatchObject({ status: "draft" });
    const message = "status must be one of the following values: draft, in_progress, closed";
    expect(await refused("competitions", { title: "Второе", status: "paused" })).toMatchObject({
      status: 400,
      body: { error: { message } },
    });
  });

  test("[CP4] the switches of the rules are booleans", async () => {
    const rules = { advantages: true, penalties: false };
    expect(await make("competitions", { title: "Первое", rules })).toMatchObject({ rules });
    for (const wrong of [{ advantages: "yes" }, { penalties: 1 }, [], "ibjjf"])
      expect((await refused("competitions", { title: "Второе", rules: wrong })).status).toBe(400);
  });

  test("[CP16] the uuid is the server's, and nobody's who writes", async () => {
    const uuid = "00000000-0000-4000-8000-000000000001";
    expect(await refused("competitions", { title: "Кубок", uuid })).toMatchObject({
      status: 400,
      body: { error: { message: "Invalid key uuid" } },
    });
    const made = [await make("competitions", { title: "А" }), await make("competitions", { title: "Б" })];
    const uuids = made.map((entry) => String(entry["uuid"]));
    for (const one of uuids) expect(one).toMatch(UUID);
    expect(new Set(uuids).size).toBe(2);
  });

  test("[CP18] in another order every bout keeps its number", async () => {
    const { competition } = await createTestCompetition(app().db);
    const path = `competitions/${competition.id}?populate=fightings`;
    const numbers = async () => {
      const { fightings } = z
        .looseObject({ fightings: z.array(z.looseObject({ id: z.number(), number: z.number() })) })
        .parse(await read(path));
      return fightings.map(({ id, number }) => [id, number] as const);
    };
    const before = await numbers();
    const turned = before.toReversed();
    await change(as("referee"), `competitions/${competition.id}`, { fightings: turned.map(([id]) => id) });
    expect(await numbers()).toEqual(turned);
  });

  test("[CT1] [FT1] [FG1] [CA1] a category, its fighters, its bouts and their mat have what clients read", async () => {
    const { category, carpet, fighters, bout } = await createTestCompetition(app().db);
    const people = fighters.map(({ uuid, weight }) => ({ uuid, weight }));
    expect(await read(`categories/${category.id}?populate=fighters`)).toMatchObject({
      id: category.id,
      uuid: category.uuid,
      status: "drawn",
      fighters: people,
    });
    const [red, blue] = [people[0]?.uuid, people[3]?.uuid];
    const { id, uuid } = bout("SF1");
    await change(as("admin"), `fightings/${id}`, { points: { [red ?? ""]: { scores: 4 } } });
    await change(as("admin"), `fightings/${id}`, { winner: fighters[0]?.id, cause: "points" });
    expect(await read(`fightings/${id}?populate=category,fighters,winner`)).toMatchObject({
      id,
      uuid,
      category: { uuid: category.uuid },
      fighters: [{ uuid: red }, { uuid: blue }],
      winner: { uuid: red },
      points: { [red ?? ""]: { scores: 4 } },
      cause: "points",
    });
    expect(await read(`carpets/${carpet.id}?populate=fightings`)).toMatchObject({
      id: carpet.id,
      uuid: carpet.uuid,
      fightings: ["SF1", "SF2", "F"].map((name) => ({ id: bout(name).id })),
    });
  });

  test("[SE18] of the age of somebody the public learns the group of the category, never the date", async () => {
    const fighter = await createFighter(app().db, { birth_date: "2012-03-04" });
    const { id } = await make("competitions", { title: "Дети", event: (await createEvent(app().db)).id });
    const group = { title: "12–13 лет", ageMin: 12, ageMax: 13 };
    const category = await make("categories", { ...group, competition: id, fighters: [fighter.id] });
    const path = `categories/${category.id}?populate=fighters`;
    const answer = await send(undefined, { url: `/api/${path}` });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { ...group, fighters: [{ id: fighter.id }] } },
    });
    expect(answer.text).not.toMatch(/2012|birthDate/);
    const guess = "fighters?filters[birthDate][$eq]=2012-03-04";
    expect(await send(undefined, { url: `/api/${guess}` })).toMatchObject({ status: 400 });
    expect(await list(guess, as("admin"))).toEqual([fighter.id]);
  });

  test("[PE1] [PE2] everybody lists and opens the own people and applications, and no others", async () => {
    const { db } = app();
    const event = await createEvent(db, { registration_open: true });
    const owned = async (who: "authenticated" | "other") => {
      const profile = await createProfile(db, { owner_id: as(who).account.id });
      return [profile.id, (await make("applications", { event: event.id, profile: profile.id }, as(who))).id];
    };
    const [profile, application] = await owned("authenticated");
    const [, foreign] = await owned("other");
    expect(await list("profiles", as("authenticated"))).toEqual([profile]);
    expect(await list("applications", as("authenticated"))).toEqual([application]);
    expect(await read(`applications/${application}`, as("authenticated"))).toMatchObject({ id: application });
    const url = `/api/applications/${foreign}`;
    expect(await send(as("authenticated"), { url })).toMatchObject({ status: 404 });
  });

  test("[PE3] an application is new, and becomes one of four states; its owner is who sent it", async () => {
    const { db } = app();
    const { competition } = await createTestCompetition(db);
    const category = await make("categories", { title: "До 70 кг", competition: competition.id });
    await change(as("admin"), `events/${competition.event_id}`, { registrationOpen: true });
    const profile = await createProfile(db, { owner_id: as("authenticated").account.id });
    const entry = { event: competition.event_id, profile: profile.id, category: category.id };
    const { id } = await make("applications", entry, as("authenticated"));
    const path = `applications/${id}?populate=event,profile,category`;
    expect(await read(path, as("authenticated"))).toMatchObject({
      state: "new",
      event: { id: competition.event_id },
      profile: { id: profile.id },
      category: { id: category.id },
    });
    for (const state of ["rejected", "withdrawn", "accepted", "new"])
      expect(await change(as("admin"), `applications/${id}`, { state })).toMatchObject({
        status: 200,
        body: { data: { state } },
      });
    expect((await change(as("admin"), `applications/${id}`, { state: "lost" })).status).toBe(400);
    expect((await refused("applications", { ...entry, owner: 1 })).body).toMatchObject({
      error: { message: "Invalid key owner" },
    });
    expect(await list("applications", as("other"))).not.toContain(id);
  });

  test("[PE4] a profile holds the person, the papers, and who they are to the account", async () => {
    const team = await createTeam(app().db);
    const person = { lastName: "Борцова", firstName: "Анна", birthDate: "2012-03-04", gender: "f" };
    const sport = { weight: 41.5, belt: "white", city: "Казань", coach: "Ильин" };
    const rest = { phone: "+7 900", relation: "child", medicalUntil: "2027-01-01" };
    const given = { ...person, ...sport, ...rest };
    const { id } = await make("profiles", { ...given, team: team.id }, as("other"));
    expect(await read(`profiles/${id}?populate=team`, as("other"))).toMatchObject({
      ...given,
      photo: null,
      insuranceUntil: null,
      team: { id: team.id },
    });
    expect((await refused("profiles", { ...given, owner: 1 })).body).toMatchObject({
      error: { message: "Invalid key owner" },
    });
    expect(await list("profiles", as("authenticated"))).not.toContain(id);
  });

  test("[RL13] there are four kinds of roles, and who registers is authenticated", async () => {
    const { body } = await send(as("admin"), { url: "/api/users-permissions/roles" });
    const { roles } = z.object({ roles: z.array(z.looseObject({ type: z.string() })) }).parse(body);
    expect(roles.map(({ type }) => type).toSorted()).toEqual(["admin", "authenticated", "public", "referee"]);
    const person = { username: "boris", email: "boris@kover.example", password: "жёлтый-чайник-7" };
    const joined = await send(undefined, { method: "POST", url: "/api/auth/local/register", body: person });
    const { jwt } = z.looseObject({ jwt: z.string() }).parse(joined.body);
    const headers = { authorization: `Bearer ${jwt}` };
    expect(await send(undefined, { url: "/api/users/me?populate=role", headers })).toMatchObject({
      body: { role: { type: "authenticated" } },
    });
  });
});
