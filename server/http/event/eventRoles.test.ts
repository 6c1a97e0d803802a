import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ownDataSchema } from "#contract/account/ownData.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import { findAccountByEmail, updateAccount } from "../../persistence/account/accounts.ts";
import { findGrants } from "../../persistence/account/eventRoles.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createAccount, createApplication, createCategory, createEntrant } from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import {
  call,
  createMember,
  createTestApp,
  PASSWORD,
  signIn,
  signInMember,
  type Call,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { TRIAL } from "../../testing/trialAct.ts";

describeOnEachEngine("the roles of an event", (database) => {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
  });
  afterAll(() => opened?.close());
  const app = () => {
    if (opened === undefined) throw new Error("not started");
    return opened;
  };
  const send = ({ headers }: Client, request: Call) => call(app(), { ...request, headers });
  const statusOf = async (who: Client, request: Call) => (await send(who, request)).status;

  /** An event with a drawn competition, an admin who has repeated the password, and somebody with a role there. */
  async function prepare(role: EventRole) {
    const { api: admin } = await signIn(app(), "admin");
    await admin.account.stepUp({ password: PASSWORD });
    const day = await createTestCompetition(app().db);
    const eventId = String(day.competition.event_id);
    const own = await signInMember(app(), await createMember(app(), "authenticated", { email_proved_ms: 1 }));
    const give = (...roles: EventRole[]) =>
      admin.eventRoles.give(eventId, { data: { email: own.account.email, roles } });
    await give(role);
    const takeAll = async () => {
      for (const { id } of (await admin.eventRoles.find(eventId)).data)
        await admin.eventRoles.take(eventId, String(id));
    };
    return { admin, ...day, uuid: day.competition.uuid, eventId, own, give, takeAll };
  }

  test("[RL24] [RL25] a chief judge corrects and decides, and neither deletes the event nor gives roles", async () => {
    const { own, uuid, eventId, bout } = await prepare("chief-judge");
    expect((await own.api.staff.rights(uuid)).data.rights).toContain("decide");
    const result = {
      id: randomUUID(),
      method: "points",
      winner: "red",
      score: null,
      reason: "с бумаги",
    } as const;
    await own.api.acts.result(bout("SF1").uuid, { data: result });
    const change = { kind: "result", method: "points", winner: "blue" } as const;
    const asked = { fighting: bout("SF1").uuid, change };
    const { planHash } = (await own.api.corrections.preview({ data: asked })).data;
    const correction = { data: { ...asked, planHash, reason: "на протоколе другой победитель" } };
    await own.api.corrections.apply(correction);
    expect((await own.api.corrections.of(uuid)).data).toHaveLength(1);
    const preview = { method: "POST", url: "/api/corrections/preview", body: { data: asked } } as const;
    const event = `/api/events/${eventId}`;
    expect(await statusOf(own, { method: "DELETE", url: event })).toBe(403);
    expect(await statusOf(own, { method: "PUT", url: event, body: { data: { name: "Чужой" } } })).toBe(403);
    expect(await statusOf(own, { url: `${event}/roles` })).toBe(403);
    const other = await prepare("secretary");
    expect(await statusOf(own, { url: `/api/competitions/uuid/${other.uuid}/desk` })).toBe(403);
    expect(await statusOf(other.own, preview)).toBe(403);
  });

  test("[RL28] who gave a role and when is told, and the audit keeps it without a name", async () => {
    const { admin, own, eventId, give } = await prepare("secretary");
    const { data } = await give("secretary", "announcer");
    expect(data).toMatchObject({ isInvited: false });
    expect(data.roles.map(({ role, account }) => [role, account.id])).toEqual([
      ["secretary", own.account.id],
      ["announcer", own.account.id],
    ]);
    expect(data.roles[0]?.givenBy).not.toBeNull();
    await admin.eventRoles.take(eventId, String(data.roles[1]?.id));
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    const lines = audits.filter(({ object }) => object === `event:${eventId}`);
    expect(lines.map(({ action, before, after }) => [action, after ?? before])).toEqual([
      ["event-role-given", { account: own.account.id, roles: ["secretary"] }],
      ["event-role-given", { account: own.account.id, roles: ["announcer"] }],
      ["event-role-taken", { account: own.account.id, roles: ["announcer"] }],
    ]);
  });

  test("[RL28] an address without an account is invited and has the role at once", async () => {
    const { admin, eventId } = await prepare("secretary");
    const email = `n${randomUUID()}@kover.example`;
    const { data } = await admin.eventRoles.give(eventId, { data: { email, roles: ["weigh-in"] } });
    expect(data).toMatchObject({ isInvited: true });
    expect(await findAccountByEmail(app().db, email)).toMatchObject({ role: "authenticated" });
    expect(data.roles.at(-1)).toMatchObject({ role: "weigh-in", account: { email } });
    expect((await readMails(app())).some((mail) => mail.includes(email))).toBe(true);
  });

  test("[RL28] [AU50] without the password, to an unproved or a blocked account nothing is given", async () => {
    const { admin, eventId } = await prepare("secretary");
    const { api: hasty } = await signIn(app(), "admin");
    const unproved = await createAccount(app().db, { role: "authenticated", email_proved_ms: null });
    const blocked = await createAccount(app().db, { role: "authenticated", is_blocked: true });
    const refusalOf = (api: Client["api"], email: string) =>
      expect(api.eventRoles.give(eventId, { data: { email, roles: ["organiser"] } })).rejects;
    await refusalOf(hasty, unproved.email).toMatchObject({
      error: { details: { code: "step-up-required" } },
    });
    await refusalOf(admin, unproved.email).toMatchObject({ error: { details: { code: "email-unproved" } } });
    await refusalOf(admin, blocked.email).toMatchObject({ error: { details: { code: "account-blocked" } } });
    expect((await admin.eventRoles.find(eventId)).data).toHaveLength(1);
  });

  test("[RL28] the last organiser stays one until an admin says otherwise", async () => {
    const { own, eventId, takeAll } = await prepare("organiser");
    const [first] = (await own.api.eventRoles.find(eventId)).data;
    await expect(own.api.eventRoles.take(eventId, String(first?.id))).rejects.toMatchObject({
      error: { details: { code: "last-organiser" } },
    });
    await takeAll();
    expect(await statusOf(own, { url: `/api/events/${eventId}/roles` })).toBe(403);
  });

  test("[RL29] a role that was taken away is refused with its name from the next call on", async () => {
    const { own, eventId, uuid, bout, takeAll, give } = await prepare("mat-referee");
    const submit = {
      method: "POST",
      url: `/api/fightings/${bout("SF1").uuid}/events`,
      body: { data: { device: TRIAL.device, proto: 1, events: [TRIAL.event] } },
    } as const;
    const taken = { status: 403, body: { error: { details: { code: "role-taken" } } } };
    await takeAll();
    expect(await send(own, submit)).toMatchObject(taken);
    expect(await send(own, { url: `/api/competitions/uuid/${uuid}/desk` })).toMatchObject(taken);
    const lease = { method: "POST", url: "/api/leases", body: {} } as const;
    expect(await send(own, lease)).toMatchObject(taken);
    const me = await send(own, { url: "/api/users/me?populate=role" });
    expect(me.body).toMatchObject({ formerEvents: [{ eventId: Number(eventId), competitionUuid: uuid }] });
    const stranger = await signIn(app(), "authenticated");
    expect(await send(stranger, submit)).toMatchObject({ status: 403, body: { error: { details: {} } } });
    await give("mat-referee");
    expect(await statusOf(own, submit)).toBe(200);
  });

  test("[RL26] an organiser writes the own event and what is in it, and nothing crosses into another", async () => {
    const { own, eventId, competition, category } = await prepare("organiser");
    const other = await prepare("secretary");
    const put = (url: string, data: object) =>
      statusOf(own, { method: "PUT", url: `/api/${url}`, body: { data } });
    const post = (url: string, data: object) =>
      statusOf(own, { method: "POST", url: `/api/${url}`, body: { data } });
    expect(await put(`events/${eventId}`, { internalNote: "ключи у вахтёра" })).toBe(200);
    expect(await put(`events/${other.eventId}`, { name: "Чужой" })).toBe(403);
    expect(await put(`competitions/${competition.id}`, { event: Number(other.eventId) })).toBe(403);
    expect(await put(`competitions/${other.competition.id}`, { title: "Чужое" })).toBe(403);
    expect(await post("categories", { title: "Новая", competition: competition.id })).toBe(201);
    expect(await post("categories", { title: "Новая", competition: other.competition.id })).toBe(400);
    const stranger = other.fighters[0]?.id ?? 0;
    expect(await put(`categories/${category.id}`, { fighters: { connect: [stranger] } })).toBe(403);
    expect(await post("fighters", { lastName: "Новиков", categories: [other.category.id] })).toBe(400);
    expect(await put(`fighters/${stranger}`, { lastName: "Чужаков" })).toBe(403);
    expect(await post("pages", { slug: "own", title: "Своя" })).toBe(403);
  });

  test("[RL26] [SE18] an organiser reads what is private of the own event, and of no other", async () => {
    const { own, eventId, category, competition } = await prepare("organiser");
    const other = await prepare("secretary");
    await app().db.updateTable("event").set({ internal_note: "тайное" }).execute();
    const textOf = async (url: string) => (await send(own, { url: `/api/${url}` })).text;
    expect(await textOf(`events/${eventId}`)).toContain("тайное");
    expect(await textOf(`events/${other.eventId}`)).not.toContain("тайное");
    expect(await textOf("events?pagination[pageSize]=100")).not.toContain("тайное");
    expect(await statusOf(own, { url: "/api/events?filters[internalNote][$contains]=тайное" })).toBe(400);
    const [mine, theirs] = [
      await createEntrant(app().db, category.id, { phone: "+7 900 111-22-33" }),
      await createEntrant(app().db, other.category.id, { phone: "+7 900 444-55-66" }),
    ];
    expect(await textOf(`fighters/${mine.id}`)).toContain("111-22-33");
    expect(await textOf(`fighters/${theirs.id}`)).not.toContain("444-55-66");
    expect(await textOf(`categories/${other.category.id}?populate=fighters`)).not.toContain("444-55-66");
    const card = (uuid: string) =>
      statusOf(own, { url: `/api/competitions/uuid/${competition.uuid}/persons/${uuid}` });
    expect([await card(mine.uuid), await card(theirs.uuid)]).toEqual([200, 404]);
  });

  test("[RL26] [RL19] an organiser reads and decides the entries of the own event", async () => {
    const { own, eventId, competition } = await prepare("organiser");
    const category = await createCategory(app().db, { competition_id: competition.id });
    const entry = await createApplication(app().db, {
      event_id: Number(eventId),
      category_id: category.id,
    });
    const elsewhere = await createApplication(app().db);
    expect(await statusOf(own, { url: `/api/applications/${entry.id}?populate=profile` })).toBe(200);
    expect(await statusOf(own, { url: `/api/applications/${elsewhere.id}` })).toBe(404);
    const decide = (id: number) =>
      statusOf(own, {
        method: "POST",
        url: `/api/applications/${id}/decide`,
        body: { data: { decision: "accept" } },
      });
    expect(await decide(entry.id)).toBe(200);
    expect(await decide(elsewhere.id)).toBe(403);
    const profile = `/api/profiles/${entry.profile_id}`;
    expect(await statusOf(own, { url: profile })).toBe(200);
    expect(await statusOf(own, { method: "PUT", url: profile, body: { data: { city: "Пермь" } } })).toBe(403);
  });

  test("[RL26] to read somebody's profile is not to have it: it is neither merged, claimed, consented to nor entered", async () => {
    const { own, eventId, competition } = await prepare("organiser");
    const other = await prepare("secretary");
    const category = await createCategory(app().db, { competition_id: competition.id });
    const entry = await createApplication(app().db, { event_id: Number(eventId), category_id: category.id });
    const post = (url: string, data: object) =>
      statusOf(own, { method: "POST", url: `/api/${url}`, body: { data } });
    const { body } = await send(own, {
      method: "POST",
      url: "/api/profiles",
      body: { data: { lastName: "Свой" } },
    });
    const mine = z.object({ data: z.object({ id: z.number() }) }).parse(body).data.id;
    expect(await post(`profiles/${mine}/merge`, { duplicate: entry.profile_id })).toBe(404);
    expect(await post(`profiles/${entry.profile_id}/consents`, { withdraw: ["processing"] })).toBe(404);
    expect(await statusOf(own, { url: `/api/profiles/${entry.profile_id}/consents` })).toBe(404);
    expect(await statusOf(own, { url: `/api/profiles/${entry.profile_id}/claims` })).toBe(404);
    await app().db.updateTable("event").set({ registration_open: true }).execute();
    const elsewhere = { event: Number(other.eventId), category: other.category.id, weight: 70 };
    expect(await post("applications", { ...elsewhere, profile: entry.profile_id })).toBe(400);
  });

  test("[RL26] who stands in two events is not taken out of the other", async () => {
    const { own, category } = await prepare("organiser");
    const other = await prepare("secretary");
    const person = await createEntrant(app().db, category.id);
    await app()
      .db.insertInto("category_fighter")
      .values({ category_id: other.category.id, fighter_id: person.id, position: 9 })
      .execute();
    const set = (categories: object) =>
      statusOf(own, { method: "PUT", url: `/api/fighters/${person.id}`, body: { data: { categories } } });
    expect(await set({ set: [category.id] })).toBe(403);
    expect(await set({ disconnect: [other.category.id] })).toBe(403);
  });

  test("[RL24] [AU66] [AU67] one's roles are in the own data and go with the account", async () => {
    const { admin, own, eventId } = await prepare("announcer");
    const { eventRoles } = ownDataSchema.parse((await send(own, { url: "/api/auth/export" })).body);
    expect(eventRoles).toMatchObject([{ role: "announcer", takenAt: null }]);
    const me = await send(own, { url: "/api/users/me?populate=role" });
    expect(me.body).toMatchObject({ eventRoles: [{ eventId: Number(eventId), role: "announcer" }] });
    await own.api.account.stepUp({ password: PASSWORD });
    await send(own, { method: "POST", url: "/api/auth/erase" });
    expect((await admin.eventRoles.find(eventId)).data).toEqual([]);
  });

  test("[RL28] who an organiser invites as a referee is one of the event, not of the installation", async () => {
    const { own, uuid } = await prepare("organiser");
    await own.api.account.stepUp({ password: PASSWORD });
    const person = { lastName: "Ожегов", firstName: "Семён", middleName: null, grade: null, post: null };
    const from = { region: null, city: null, club: null, carpets: [], account: null };
    const { data } = await own.api.staff.add(uuid, { data: [{ ...person, ...from }] });
    const email = `m${randomUUID()}@kover.example`;
    const line = { referee: data.referees[0]?.uuid ?? "", email };
    expect((await own.api.staff.invite(uuid, { data: [line] })).data[0]?.outcome).toBe("invited");
    const account = await findAccountByEmail(app().db, email);
    expect(account).toMatchObject({ role: "authenticated" });
    await updateAccount(app().db, account?.id ?? 0, { is_confirmed: true });
    const { referees } = (await own.api.staff.find(uuid)).data;
    expect(referees).toMatchObject([{ account: { hasLeft: false } }]);
    const grantsOf = async () =>
      (await findGrants(app().db, account?.id ?? 0)).grants.map(({ role }) => role);
    expect(await grantsOf()).toEqual(["mat-referee"]);
    await own.api.staff.remove(uuid, line.referee);
    expect(await grantsOf()).toEqual([]);
  });
});
