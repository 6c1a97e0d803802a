import { randomUUID } from "node:crypto";
import { z } from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import type { GroupLine } from "#contract/entry/groupEntry.ts";
import { ApiFailure } from "#contract/error.ts";
import { createApplication, createCategory, createEvent, createProfile } from "../../testing/factories.ts";
import { useMembersApp, type TestEntry } from "../../testing/membersApp.ts";
import { signIn } from "../../testing/testApp.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

type TestProfile = Awaited<ReturnType<typeof createProfile>>;

describe.each(ENGINES)("several entries at once on %s", (engine) => {
  const { app, as, send, make } = useMembersApp(engine);
  let event: TestEntry;
  let boys: TestEntry;
  let men: TestEntry;
  let drawn: TestEntry;
  beforeAll(async () => {
    event = await makeEvent("Кубок");
    const competition = await make("competitions", { title: "Кубок", event: event.id });
    const category = (data: object) => make("categories", { competition: competition.id, sex: "m", ...data });
    boys = await category({ title: "до 32 кг", ageMin: 10, ageMax: 11, weightMax: 32, style: "gi" });
    men = await category({ title: "до 77 кг", ageMin: 18, ageMax: 34, weightMax: 77, style: "gi" });
    drawn = await category({ title: "до 40 кг", ageMin: 10, ageMax: 11, weightMax: 40, style: "gi" });
    await app().db.updateTable("category").set({ draw: "{}" }).where("id", "=", drawn.id).execute();
  });
  const makeEvent = (name: string) =>
    make("events", { name, dateOfEvent: "2027-06-01", registrationOpen: true, showCompetition: true });

  const boy = { lastName: "Лаптев", birthDate: "2016-03-17", gender: "m", relation: "child", weight: 31 };
  async function profileOf(firstName: string, data: object = {}, hasConsent = true) {
    const profile = await make("profiles", { ...boy, firstName, ...data }, as("authenticated"));
    if (hasConsent)
      await send(as("authenticated"), {
        method: "POST",
        url: `/api/profiles/${profile.id}/consents`,
        body: { data: { give: currentConsents(["processing"]) } },
      });
    return profile;
  }
  const line = (profile: TestEntry, category = boys, weight = 31): GroupLine => ({
    profile: profile.documentId,
    category: category.id,
    weight,
  });
  const enter = async (lines: GroupLine[], id: string = randomUUID(), who = as("authenticated")) =>
    (await who.api.groupEntries.enter(event.documentId, { data: { id, lines } })).data.lines;
  const countOf = async (profile: TestEntry) =>
    (await as("authenticated").api.groupEntries.basis(event.documentId)).data.people.find(
      ({ documentId }) => documentId === profile.documentId,
    )?.entered.length;

  test("[EN32] good lines are written, each refused one says why, and keeps nobody out", async () => {
    const [good, heavy, adult, hidden] = [
      await profileOf("Матвей"),
      await profileOf("Тимур"),
      await profileOf("Олег"),
      await profileOf("Лев", {}, false),
    ];
    const answer = await enter([
      line(heavy, boys, 32.1),
      line(good),
      line(adult, men, 60),
      line(hidden),
      line(good),
      line(good, drawn),
    ]);
    expect(answer.map((one) => ("problem" in one ? one.problem : "entered"))).toEqual([
      "too-heavy",
      "entered",
      "too-young",
      "consent-missing",
      "already-applied",
      "drawn-already",
    ]);
    expect([await countOf(good), await countOf(heavy)]).toEqual([1, 0]);
    const application = answer.flatMap((one) => ("application" in one ? [one.application] : []))[0];
    const read = await send(as("authenticated"), {
      url: `/api/applications/${application}?populate=profile,category`,
    });
    expect(read.body).toMatchObject({
      data: { state: "new", weight: 31, profile: { id: good.id }, category: { id: boys.id } },
    });
  });

  test("[EN32] sent again under the same id it is written once, also at the same moment", async () => {
    const [one, other] = [await profileOf("Пётр"), await profileOf("Глеб")];
    const id = randomUUID();
    const lines = [line(one), line(other)];
    const answers = await Promise.all([enter(lines, id), enter(lines, id)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await enter(lines, id)).toEqual(answers[0]);
    expect([await countOf(one), await countOf(other)]).toEqual([1, 1]);
    const stranger = enter(lines, id, as("other"));
    await expect(stranger).rejects.toThrow(ApiFailure);
  });

  test("[EN32] nobody enters the people of another account, and nobody enters after the deadline", async () => {
    const profile = await profileOf("Ярослав");
    expect(await enter([line(profile)], randomUUID(), as("other"))).toEqual([{ problem: "not-found" }]);
    const past = await make("events", { name: "Закрытый", registrationOpen: false, showCompetition: true });
    const competition = await make("competitions", { title: "Закрытый", event: past.id });
    const category = await make("categories", { competition: competition.id, title: "до 32 кг", sex: "m" });
    const { data } = await as("authenticated").api.groupEntries.enter(past.documentId, {
      data: { id: randomUUID(), lines: [line(profile, category)] },
    });
    expect(data.lines).toEqual([{ problem: "registration-closed" }]);
  });

  test("[EN29] [EN31] the table tells who is entered, who lacks what, and what they entered last time", async () => {
    const [known, bare] = [await profileOf("Мирон"), await profileOf("Савва", { birthDate: null }, false)];
    await enter([line(known)]);
    const next = await makeEvent("Финал");
    const { data } = await as("authenticated").api.groupEntries.basis(next.documentId);
    const of = (profile: TestEntry) =>
      data.people.find(({ documentId }) => documentId === profile.documentId);
    expect(data.earlierEvent).toBe("Кубок");
    expect(of(known)).toMatchObject({
      hasConsent: true,
      entered: [],
      earlier: [{ style: "gi", level: null, weightMax: 32 }],
    });
    expect(of(bare)).toMatchObject({ hasConsent: false, birthDate: null, earlier: [] });
    const here = (await as("authenticated").api.groupEntries.basis(event.documentId)).data;
    expect(here.earlierEvent).toBeNull();
    const strangers = (await as("other").api.groupEntries.basis(event.documentId)).data;
    expect(strangers.people).toEqual([]);
    const admins = (await as("admin").api.groupEntries.basis(event.documentId)).data;
    expect(admins.people).toEqual([]);
  });

  test("[EN64] an account is told in figures what it has entered for one event, however much it has elsewhere", async () => {
    const { db } = app();
    const { api, account } = await signIn(app(), "authenticated");
    const [here, elsewhere] = [await createEvent(db), await createEvent(db)];
    const own = async (who = api) => (await who.events.ownEntries(String(here.id))).data;
    const person = (relation: "self" | "student") => createProfile(db, { owner_id: account.id, relation });
    const apply = async (profile: TestProfile, state: "accepted" | "new" | "rejected" | "withdrawn") => {
      const { id: category_id } = await createCategory(db);
      const whose = { owner_id: profile.owner_id, profile_id: profile.id };
      return createApplication(db, { ...whose, event_id: here.id, category_id, state });
    };
    const nothing = { people: 0, count: 0, isSelf: false, waiting: 0, only: null, profiles: 0 };
    expect(await own()).toEqual(nothing);

    const myself = await person("self");
    const one = await apply(myself, "accepted");
    const alone = { people: 1, count: 1, isSelf: true, waiting: 0, only: one.document_id, profiles: 1 };
    expect(await own()).toEqual(alone);
    // Another account has entered its own, an organiser too: nobody counts for anybody else.
    await apply(await createProfile(db), "new");
    const whose = { owner_id: account.id, profile_id: myself.id, event_id: elsewhere.id };
    for (let more = 0; more < 101; more++) await createApplication(db, { ...whose, state: "withdrawn" });
    expect(await own()).toEqual(alone);
    expect(await own(as("admin").api)).toEqual(nothing);

    await apply(myself, "new");
    expect(await own()).toEqual({ ...alone, count: 2, waiting: 1, only: null });
    const student = await person("student");
    await apply(student, "rejected");
    await apply(student, "withdrawn");
    expect(await own()).toMatchObject({ people: 1, count: 2, isSelf: true, profiles: 2 });
    await apply(student, "new");
    expect(await own()).toMatchObject({ people: 2, count: 3, isSelf: false, waiting: 2 });
    await expect(api.events.ownEntries("999999")).rejects.toMatchObject({ error: { status: 404 } });
  });

  test("[EN61] the club and the comment of a line go with it, and no club where it says so", async () => {
    const [own, other] = [await make("teams", { name: "Барс" }), await make("teams", { name: "Рысь" })];
    const profile = await profileOf("Егор", { team: own.id });
    const [entered] = await enter([{ ...line(profile), team: other.documentId, comment: "Первый турнир" }]);
    expect(await read(entered)).toMatchObject({ team: { name: "Рысь" }, comment: "Первый турнир" });
    const second = await profileOf("Савелий", { team: own.id });
    const [free] = await enter([{ ...line(second), team: null }]);
    expect(await read(free)).toMatchObject({ team: null, comment: null });
  });
  async function read(entered: Awaited<ReturnType<typeof enter>>[number] | undefined) {
    const application = entered && "application" in entered ? entered.application : "";
    const url = `/api/applications/${application}?populate=team`;
    return z.object({ data: z.unknown() }).parse((await send(as("authenticated"), { url })).body).data;
  }

  test("[EN32] the club of the profile goes with the entry", async () => {
    const club = await make("teams", { name: "Медведь" });
    const profile = await profileOf("Фёдор", { team: club.id });
    const [entered] = await enter([line(profile)]);
    const application = entered && "application" in entered ? entered.application : "";
    const read = await send(as("authenticated"), { url: `/api/applications/${application}?populate=team` });
    expect(read.body).toMatchObject({ data: { team: { name: "Медведь" } } });
  });
});
