import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import type { ClaimDecision } from "#contract/entry/resultClaim.ts";
import { ApiFailure } from "#contract/error.ts";
import { findFighterById, updateFighter } from "../../persistence/entry/people.ts";
import { createEvent } from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import { useMembersApp, type TestEntry } from "../../testing/membersApp.ts";
import { anonymous, createMember, createTestApp, signIn } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { ENGINES } from "../../testing/testDatabases.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";

const NAMES = [
  "Арсений",
  "Богдан",
  "Вадим",
  "Герман",
  "Демьян",
  "Елисей",
  "Захар",
  "Игнат",
  "Кирилл",
  "Лука",
];

describe.each(ENGINES)("claims on results on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);
  let made = 0;

  /** Somebody of a new name who fought at a past event, put in by a list. */
  async function recorded(given: Parameters<typeof updateFighter>[2] = {}) {
    made += 1;
    const name = { last_name: "Кулюк", first_name: NAMES[made] ?? `Имя${"аб".repeat(made)}` };
    const event = await createEvent(app().db, { date_of_event: "2025-04-05" });
    const competition = await createTestCompetition(app().db, { competition: { event_id: event.id } });
    const [fighter] = competition.fighters;
    const id = fighter?.id ?? 0;
    await updateFighter(app().db, id, { ...name, birth_date: "2000-03-17", ...given });
    const uuid = competition.competition.uuid;
    return { ...competition, event, uuid, id, name: name.first_name, fighterUuid: fighter?.uuid ?? "" };
  }
  const profileOf = (firstName: string, data: object = {}) =>
    make(
      "profiles",
      { lastName: "Кулюк", firstName, birthDate: "2000-03-17", gender: "m", relation: "self", ...data },
      as("authenticated"),
    );
  const publish = (profile: TestEntry) =>
    as("authenticated").api.profiles.changeConsents(profile.documentId, {
      data: { give: currentConsents(["publication"]) },
    });
  const own = async (profile: TestEntry) =>
    (await as("authenticated").api.resultClaims.ofProfile(profile.documentId)).data;
  const claim = (profile: TestEntry, uuid: string, who = as("authenticated")) =>
    who.api.resultClaims.make(profile.documentId, { data: { competition: uuid } });
  const withdraw = (profile: TestEntry, uuid: string) =>
    as("authenticated").api.resultClaims.withdraw(profile.documentId, { data: { competition: uuid } });
  const waiting = async (uuid: string) => (await as("admin").api.resultClaims.ofCompetition(uuid)).data;
  const decide = (uuid: string, id: number | undefined, decision: ClaimDecision) =>
    as("admin").api.resultClaims.decide(uuid, String(id ?? 0), { data: { decision } });
  const codeOf = (act: Promise<unknown>) =>
    act.then(
      () => undefined,
      (cause: unknown) => (cause instanceof ApiFailure ? JSON.stringify(cause.error.details) : String(cause)),
    );

  test("[PS15] [PS17] results of a namesake born the same day are claimed, confirmed, and join the career", async () => {
    const [first, second] = [await recorded(), await recorded()];
    const profile = await profileOf(first.name);
    await publish(profile);
    await updateFighter(app().db, second.id, { profile_id: profile.id, first_name: first.name });
    expect((await own(profile)).found).toMatchObject([
      { competition: first.uuid, event: { id: first.event.id } },
    ]);
    await claim(profile, first.uuid);
    const [asked] = await waiting(first.uuid);
    expect(asked).toMatchObject({ state: "new", isSameDay: true, record: { fighter: first.fighterUuid } });
    expect((await as("admin").api.resultClaims.waiting()).data).toContainEqual({
      event: first.event.id,
      name: first.event.name,
      claims: 1,
    });
    await decide(first.uuid, asked?.id, "accept");
    expect((await own(profile)).claims).toMatchObject([{ state: "accepted", fighter: first.fighterUuid }]);
    await app().settled();
    const told = (await readMails(app())).join();
    expect(told).toContain("Результаты добавлены в профиль");
    const referee = as("referee");
    for (const { bout } of [first, second]) {
      const events = acts("go R+2 R#sub:armbar");
      const data = { device: randomUUID(), proto: 1, events } as const;
      await referee.api.fightings.submitEvents(bout("SF1").uuid, { data });
    }
    const career = (await anonymous(app()).career(second.fighterUuid, {})).data;
    const events = new Set(career.competitions.map(({ event }) => event.id));
    expect(events).toEqual(new Set([first.event.id, second.event.id]));
  });

  test("[PS15] the year is enough where no day is known; another day, a typo, a profile or a coming event is not", async () => {
    const record = await recorded({ birth_date: null, birth_year: 2000 });
    const profile = await profileOf(record.name);
    const found = async () => (await own(profile)).found.length;
    expect(await found()).toBe(1);
    await updateFighter(app().db, record.id, { birth_date: "2000-03-18" });
    expect(await found()).toBe(0);
    await updateFighter(app().db, record.id, { birth_date: "2000-03-17", last_name: "Кулк" });
    expect(await found()).toBe(0);
    await updateFighter(app().db, record.id, { last_name: "КУЛЮК" });
    expect(await found()).toBe(1);
    await app()
      .db.updateTable("event")
      .set({ date_of_event: "2099-01-01" })
      .where("id", "=", record.event.id)
      .execute();
    expect(await found()).toBe(0);
    expect(await codeOf(claim(profile, record.uuid))).toContain("nothing-to-claim");
  });

  test("[PS16] of a hidden name the event alone is told; nobody's name, number or uuid before it is confirmed", async () => {
    const record = await recorded();
    await updateFighter(app().db, record.id, {
      last_name: `Участник №${record.id}`,
      first_name: null,
      real_last_name: "Кулюк",
      real_first_name: record.name,
    });
    const profile = await profileOf(record.name);
    const { text } = await send(as("authenticated"), { url: `/api/profiles/${profile.id}/claims` });
    expect(text).toContain(record.event.name);
    expect(text).not.toContain(record.fighterUuid);
    expect(text).not.toContain(record.category.title);
    expect(text).not.toContain("Участник");
    const claimed = await claim(profile, record.uuid);
    expect(claimed.data.claims).toEqual([
      expect.objectContaining({ state: "new", fighter: null, categories: [] }),
    ]);
    expect((await send(as("other"), { url: `/api/profiles/${profile.id}/claims` })).status).toBe(404);
    expect((await send(undefined, { url: `/api/profiles/${profile.id}/claims` })).status).toBe(403);
    await change(as("authenticated"), `profiles/${profile.id}`, {
      lastName: "Кулюк Иванов Петров Сидоров",
      firstName: NAMES.join(" "),
    });
    expect((await own(profile)).found).toEqual([]);
  });

  test("[PS17] a refused claim stays refused until the decision is taken back; the owner is told", async () => {
    const record = await recorded();
    const profile = await profileOf(record.name);
    await claim(profile, record.uuid);
    const [asked] = await waiting(record.uuid);
    await decide(record.uuid, asked?.id, "reject");
    expect(await own(profile)).toMatchObject({ found: [], claims: [{ state: "rejected" }] });
    expect(await codeOf(decide(record.uuid, asked?.id, "accept"))).toContain("claim-decided");
    await claim(profile, record.uuid);
    expect((await own(profile)).claims).toMatchObject([{ state: "rejected" }]);
    await decide(record.uuid, asked?.id, "reopen");
    expect((await own(profile)).claims).toMatchObject([{ state: "new" }]);
    await app().settled();
    expect((await readMails(app())).join()).toContain("Результаты не подтверждены");
  });

  test("[PS17] what is not so any more is not confirmed", async () => {
    const [renamed, taken, owned] = [await recorded(), await recorded(), await recorded()];
    const profile = await profileOf(renamed.name);
    await claim(profile, renamed.uuid);
    await change(as("authenticated"), `profiles/${profile.id}`, { firstName: taken.name });
    expect(await codeOf(decide(renamed.uuid, (await waiting(renamed.uuid))[0]?.id, "accept"))).toContain(
      "not-alike",
    );
    await claim(profile, taken.uuid);
    const stranger = await make("profiles", { lastName: "Кулюк", firstName: "Другой" }, as("other"));
    await updateFighter(app().db, taken.id, { profile_id: stranger.id });
    expect(await codeOf(decide(taken.uuid, (await waiting(taken.uuid))[0]?.id, "accept"))).toContain(
      "record-taken",
    );
    await change(as("authenticated"), `profiles/${profile.id}`, { firstName: owned.name });
    await claim(profile, owned.uuid);
    await updateFighter(app().db, owned.fighters[1]?.id ?? 0, { profile_id: profile.id });
    expect(await codeOf(decide(owned.uuid, (await waiting(owned.uuid))[0]?.id, "accept"))).toContain(
      "record-of-theirs",
    );
  });

  test.each([
    ["its owner", (profile: TestEntry, uuid: string, _id: number) => withdraw(profile, uuid)],
    ["an organiser", (_: TestEntry, uuid: string, id: number) => decide(uuid, id, "reopen")],
  ])("[PS18] taken back by %s the record is exactly as before", async (_who, takeBack) => {
    const record = await recorded({ last_name: "КУЛЮК" });
    const before = await findFighterById(app().db, record.id);
    const profile = await profileOf(record.name);
    await claim(profile, record.uuid);
    const [asked] = await waiting(record.uuid);
    await decide(record.uuid, asked?.id, "accept");
    // Without consent to publish the profile's name the public reads a number.
    expect((await findFighterById(app().db, record.id))?.last_name).toBe(`Участник №${record.id}`);
    await takeBack(profile, record.uuid, asked?.id ?? 0);
    expect(await findFighterById(app().db, record.id)).toEqual(before);
  });

  test("[PS18] a minor whose publication was withdrawn stays a number when the claim is taken back", async () => {
    const birth = { birth_date: "2015-03-17", has_consent: true };
    const record = await recorded(birth);
    const profile = await profileOf(record.name, { birthDate: birth.birth_date, relation: "child" });
    await publish(profile);
    await claim(profile, record.uuid);
    await decide(record.uuid, (await waiting(record.uuid))[0]?.id, "accept");
    expect((await findFighterById(app().db, record.id))?.last_name).toBe("Кулюк");
    await as("authenticated").api.profiles.changeConsents(profile.documentId, {
      data: { withdraw: ["publication"] },
    });
    await withdraw(profile, record.uuid);
    expect(await findFighterById(app().db, record.id)).toMatchObject({
      profile_id: null,
      last_name: `Участник №${record.id}`,
      real_last_name: "Кулюк",
      has_consent: false,
    });
  });

  test("[PS18] who thought again may claim again", async () => {
    const record = await recorded();
    const profile = await profileOf(record.name);
    await claim(profile, record.uuid);
    expect((await withdraw(profile, record.uuid)).data).toMatchObject({
      claims: [],
      found: [{ competition: record.uuid }],
    });
    expect(await waiting(record.uuid)).toEqual([]);
    expect((await claim(profile, record.uuid)).data.claims).toMatchObject([{ state: "new" }]);
  });

  test("[PS19] claims go with a merged profile, are in the copy of one's data, and are forgotten with the person", async () => {
    const record = await recorded();
    const owner = await createMember(app(), "authenticated");
    const deps = { ...app().deps, closeSockets: () => {} };
    const profile = await profileOf(record.name);
    const kept = await profileOf(record.name);
    for (const one of [profile, kept]) await claim(one, record.uuid);
    const [waits] = await waiting(record.uuid);
    await decide(record.uuid, waits?.id, "accept");
    await as("authenticated").api.profiles.merge(kept.documentId, {
      data: { duplicate: profile.documentId },
    });
    expect((await own(kept)).claims).toMatchObject([{ state: "accepted" }]);
    const { text } = await send(as("authenticated"), { url: "/api/auth/export" });
    expect(text).toContain(record.event.name);
    await app().db.updateTable("profile").set({ owner_id: owner.id }).where("id", "=", kept.id).execute();
    await eraseAccount(deps, { accountId: owner.id, sessionId: "s", address: "127.0.0.1" });
    expect(await waiting(record.uuid)).toEqual([]);
  });
});

test("[PS19] of a record that was merged no claim is shown", async () => {
  const running = await createTestApp();
  const [{ api: admin }, { api }] = [await signIn(running, "admin"), await signIn(running, "authenticated")];
  const event = await createEvent(running.db, { date_of_event: "2025-04-05" });
  const { competition, fighters } = await createTestCompetition(running.db, {
    competition: { event_id: event.id },
  });
  const [record, other] = fighters;
  await updateFighter(running.db, record?.id ?? 0, { last_name: "Кулюк", birth_date: "2000-03-17" });
  const { data: profile } = await api.profiles.create({
    lastName: "Кулюк",
    firstName: record?.first_name ?? null,
    birthDate: "2000-03-17",
  });
  await api.resultClaims.make(profile.documentId, { data: { competition: competition.uuid } });
  const shown = async () => (await admin.resultClaims.ofCompetition(competition.uuid)).data.length;
  expect(await shown()).toBe(1);
  await updateFighter(running.db, record?.id ?? 0, { merged_into: other?.id ?? null });
  expect(await shown()).toBe(0);
  expect((await api.resultClaims.ofProfile(profile.documentId)).data).toEqual({ found: [], claims: [] });
  await running.close();
});

test("[PS16] an account looks for results so often an hour", async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: "on" } });
  const { api } = await signIn(limited, "authenticated");
  const { data: profile } = await api.profiles.create({ lastName: "Кулюк" });
  const looks = async () =>
    await api.resultClaims.ofProfile(profile.documentId).then(
      () => 200,
      (cause: unknown) => (cause instanceof ApiFailure ? cause.error.status : 0),
    );
  for (let look = 0; look < 60; look += 1) expect(await looks()).toBe(200);
  expect(await looks()).toBe(429);
  await limited.close();
});
