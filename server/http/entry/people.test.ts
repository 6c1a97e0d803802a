import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { currentConsents } from "#contract/entry/consent.ts";
import { courseSchema, entryOfferSchema, overviewSchema } from "#contract/entry/profile.ts";
import { useMembersApp, type TestEntry } from "../../testing/membersApp.ts";
import { readMails } from "../../testing/mailbox.ts";
import { anonymous, listen, type Client } from "../../testing/testApp.ts";
import { connectSocket, disconnectSockets } from "../../testing/testSocket.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

describe.each(ENGINES)("people and their entries on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);
  let event: TestEntry;
  let competition: TestEntry;
  let boys: TestEntry;
  let men: TestEntry;
  beforeAll(async () => {
    event = await make("events", {
      name: "Кубок",
      dateOfEvent: "2027-06-01",
      registrationOpen: true,
      registrationUntil: "2027-05-01",
      showCompetition: true,
    });
    competition = await make("competitions", { title: "Кубок", event: event.id });
    const category = (data: object) => make("categories", { competition: competition.id, sex: "m", ...data });
    boys = await category({ title: "до 32 кг", ageMin: 10, ageMax: 11, weightMax: 32 });
    men = await category({ title: "до 77 кг", ageMin: 18, ageMax: 34, weightMax: 77 });
  });

  const child = {
    lastName: "Лаптев",
    firstName: "Матвей",
    birthDate: "2016-03-17",
    gender: "m",
    relation: "child",
  };
  const post = (who: Client, path: string, data: unknown) =>
    send(who, { method: "POST", url: `/api/${path}`, body: { data } });
  const agree = (who: Client, profile: TestEntry, kinds: ("processing" | "publication")[]) =>
    post(who, `profiles/${profile.id}/consents`, { give: currentConsents(kinds) });
  const entryOf = (profile: TestEntry, data: object = {}) => ({
    event: event.id,
    profile: profile.id,
    category: boys.id,
    weight: 31,
    ...data,
  });
  async function enteredChild(kinds: ("processing" | "publication")[] = ["processing"]) {
    const owner = as("authenticated");
    const profile = await make("profiles", child, owner);
    await agree(owner, profile, kinds);
    return { owner, profile, application: await make("applications", entryOf(profile), owner) };
  }
  const uuidOf = z.object({ data: z.object({ uuid: z.string() }) });
  /** Everything an anonymous visitor can read about the competition. */
  async function publicWords(): Promise<string> {
    const { uuid } = uuidOf.parse(
      (await send(as("admin"), { url: `/api/competitions/${competition.id}` })).body,
    ).data;
    const texts = [
      JSON.stringify(await anonymous(app()).competitions.byUuid(uuid)),
      (await send(undefined, { url: "/api/fighters" })).text,
      (await send(undefined, { url: "/api/categories?populate=fighters" })).text,
      (
        await send(undefined, {
          url: `/api/fighters?filters[lastName][$containsi]=${encodeURIComponent("лаптев")}`,
        })
      ).text,
      (await send(undefined, { url: `/api/fighters?_q=${encodeURIComponent("Лаптев")}` })).text,
    ];
    return texts.join("\n");
  }

  test("[EN4] [AU62] for a child the parent agrees; the record says so, and a withdrawn one stays", async () => {
    const owner = as("authenticated");
    const profile = await make("profiles", { ...child, birthDate: "2020-01-01" }, owner);
    expect((await agree(owner, profile, ["processing"])).body).toMatchObject({
      data: {
        isMinor: true,
        relation: "parent",
        consents: [{ kind: "processing", relation: "parent", withdrawnAt: null }],
      },
    });
    // The rules of the service are accepted by an account and for nobody else.
    const rules = await post(owner, `profiles/${profile.id}/consents`, { give: currentConsents(["rules"]) });
    expect(rules.status).toBe(400);
    const taken = await post(owner, `profiles/${profile.id}/consents`, { withdraw: ["processing"] });
    expect(taken.text).toMatch(/"withdrawnAt":"\d{4}-/);
    const student = await make("profiles", { ...child, birthDate: "2020-01-01", relation: "student" }, owner);
    expect((await agree(owner, student, ["processing"])).text).toContain("representative-unknown");
    expect((await agree(as("other"), profile, ["processing"])).status).toBe(404);
  });

  test("[PE12] a name in Latin letters is refused in others, and one that stands already keeps nobody from the rest", async () => {
    const owner = as("authenticated");
    const named = (latinName: string) => post(owner, "profiles", { ...child, latinName });
    expect(await named("Пётр")).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ["latinName"], code: "name-not-latin" }] } } },
    });
    expect((await named("Pyotr O’Neil")).status).toBe(201);
    const profile = await make("profiles", { ...child, firstName: "Пётр" }, owner);
    const edit = (data: object) => change(owner, `profiles/${profile.documentId}`, data);
    // Another part of the name is no excuse.
    expect((await edit({ latinName: "Пётр" })).text).toContain("name-not-latin");
    await app().db.updateTable("profile").set({ latin_name: "Пётр" }).where("id", "=", profile.id).execute();
    expect((await edit({ latinName: "Пётр", city: "Тверь" })).status).toBe(200);
  });

  test("[EN1] [EN2] [EN3] [EN5] an entry needs consent, the right category and the weight; an organiser may overrule", async () => {
    const owner = as("authenticated");
    const profile = await make("profiles", child, owner);
    const enter = (data: object = {}) => post(owner, "applications", entryOf(profile, data));
    expect((await enter()).text).toContain("consent-missing");
    await agree(owner, profile, ["processing"]);
    expect((await enter({ category: men.id })).text).toContain("too young");
    expect(await enter({ weight: 32.1 })).toMatchObject({
      status: 400,
      body: {
        error: {
          message: "The weight is above the limit of the category",
          details: { code: "too-heavy", errors: [{ path: ["weight"], code: "too-heavy" }] },
        },
      },
    });
    expect((await enter()).status).toBe(201);
    const late = await make("events", {
      name: "Прошедший",
      registrationOpen: true,
      registrationUntil: "2020-01-01",
    });
    expect((await enter({ event: late.id, category: null })).text).toContain("registration-closed");
    const organisers = await make("profiles", { lastName: "Без даты" });
    expect((await post(as("admin"), "applications", entryOf(organisers))).status).toBe(201);
  });

  test("[EN7] accepted, an entry becomes a fighter of its category; the owner is told and reads how it went", async () => {
    const { owner, application } = await enteredChild();
    expect((await post(owner, `applications/${application.id}/decide`, { decision: "accept" })).status).toBe(
      403,
    );
    const asked = { decision: "ask", note: "Пришлите справку" };
    await post(as("admin"), `applications/${application.id}/decide`, asked);
    await change(owner, `applications/${application.id}`, { comment: "Справка есть" });
    await post(owner, `applications/${application.id}/messages`, { text: "Готово" });
    const { body } = await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    const { data } = courseSchema.parse(body);
    expect(data.changes.map(({ kind }) => kind)).toEqual(["created", "asked", "changed", "accepted"]);
    expect(data.messages.map(({ isOrganiser, text }) => [isOrganiser, text])).toEqual([
      [true, "Пришлите справку"],
      [false, "Готово"],
    ]);
    await app().settled();
    const told = (await readMails(app())).filter((mail) => mail.includes(`To: ${owner.account.email}`));
    expect(told.join()).toContain("Ваша заявка одобрена");
    expect(told.join()).toContain("Пришлите справку");
    const { text } = await send(owner, { url: `/api/applications/${application.id}?populate=fighter` });
    expect(text).toContain('"uuid"');
    const offer = entryOfferSchema.parse((await send(owner, { url: `/api/events/${event.id}/entry` })).body);
    expect(offer.data.find(({ id }) => id === boys.id)?.entries).toBeGreaterThan(0);
  });

  test("[EN27] the offer counts who is in a category however they came, and who asks for it, each once", async () => {
    const owner = as("authenticated");
    const count = async () => {
      const { body } = await send(owner, { url: `/api/events/${event.id}/entry` });
      return entryOfferSchema.parse(body).data.find(({ id }) => id === boys.id)?.entries ?? 0;
    };
    const before = await count();
    await post(as("admin"), "fighters", { lastName: "Вписанный", categories: [boys.id] });
    expect(await count()).toBe(before + 1);
    const { application } = await enteredChild();
    expect(await count()).toBe(before + 2);
    await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    expect(await count()).toBe(before + 2);
  });

  test("[PE7] the overview holds one's own people and entries alone, an admin's too", async () => {
    const { owner, profile } = await enteredChild();
    const mine = overviewSchema.parse((await send(owner, { url: "/api/personal/overview" })).body).data;
    expect(mine.profiles.map(({ id }) => id)).toContain(profile.id);
    expect(mine.consentedProfiles).toContain(profile.id);
    expect(mine.registered).toEqual({
      lastName: null,
      firstName: null,
      middleName: null,
      phone: null,
      consents: [],
    });
    expect(mine.applications[0]).toMatchObject({ profile: { id: profile.id }, category: { id: boys.id } });
    const admins = overviewSchema.parse(
      (await send(as("admin"), { url: "/api/personal/overview" })).body,
    ).data;
    expect(admins.profiles.map(({ lastName }) => lastName)).not.toContain(child.lastName);
    expect(admins.applications.map(({ profile: whose }) => whose?.id)).not.toContain(profile.id);
  });

  test("[EN6] without consent to publish the public reads a number, everywhere; with it the name, and at once", async () => {
    const { owner, profile, application } = await enteredChild();
    await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    const hidden = await publicWords();
    expect(hidden).toMatch(/Участник №\d+/);
    expect(hidden).not.toContain("Матвей");
    expect((await send(undefined, { url: "/api/fighters?filters[realLastName]=x" })).status).toBe(400);
    expect((await send(as("referee"), { url: "/api/fighters?pagination[pageSize]=100" })).text).toContain(
      "Матвей",
    );
    await agree(owner, profile, ["publication"]);
    expect(await publicWords()).toContain("Матвей");
    await post(owner, `profiles/${profile.id}/consents`, { withdraw: ["publication"] });
    await change(owner, `profiles/${profile.id}`, { firstName: "Матвей-младший" });
    expect(await publicWords()).not.toContain("Матвей");
  });

  test("[EN6] who watches the competition sees the name come and go with the consent, without asking again", async () => {
    const owner = as("authenticated");
    const profile = await make("profiles", { ...child, firstName: "Серафим" }, owner);
    await agree(owner, profile, ["processing"]);
    const application = await make("applications", entryOf(profile), owner);
    await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    const { body } = await send(as("admin"), { url: `/api/competitions/${competition.id}` });
    const watcher = await connectSocket(await listen(app()));
    onTestFinished(disconnectSockets);
    await watcher.join(uuidOf.parse(body).data.uuid);
    const pushed = () => JSON.stringify(watcher.competitions.at(-1) ?? "nothing yet");
    await agree(owner, profile, ["publication"]);
    await expect.poll(pushed).toContain("Серафим");
    await post(owner, `profiles/${profile.id}/consents`, { withdraw: ["publication"] });
    await expect.poll(pushed).not.toContain("Серафим");
    expect(pushed()).toMatch(/Участник №\d+/);
  });

  test("[EN6] an organiser's pen does not write past the consent", async () => {
    const { application } = await enteredChild();
    await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    const { text } = await send(as("admin"), { url: `/api/applications/${application.id}?populate=fighter` });
    const { data } = z
      .object({ data: z.object({ fighter: z.object({ id: z.number() }) }) })
      .parse(JSON.parse(text));
    await change(as("admin"), `fighters/${data.fighter.id}`, { lastName: "Лаптев", firstName: "Матвей" });
    expect(await publicWords()).not.toContain("Матвей");
  });

  test("[EN5] its owner takes an entry back and leaves the category; after the draw only the organiser does", async () => {
    const { owner, application } = await enteredChild();
    await post(as("admin"), `applications/${application.id}/decide`, { decision: "accept" });
    const count = async () =>
      entryOfferSchema
        .parse((await send(owner, { url: `/api/events/${event.id}/entry` })).body)
        .data.find(({ id }) => id === boys.id)?.entries ?? 0;
    const before = await count();
    const { body } = await post(owner, `applications/${application.id}/withdraw`, { reason: "Травма" });
    expect(courseSchema.parse(body).data).toMatchObject({ canChange: false, canWithdraw: false });
    expect(await count()).toBe(before - 1);
    expect((await post(owner, `applications/${application.id}/withdraw`, {})).status).toBe(403);
  });

  test("[EN8] anybody adds a club; only an organiser calls it official", async () => {
    const owner = as("authenticated");
    const club = await make("teams", { name: "Новый клуб", city: "Тверь" }, owner);
    expect(club).toMatchObject({ isOfficial: false });
    expect((await post(owner, "teams", { name: "Ещё клуб", isOfficial: true })).status).toBe(400);
    expect((await change(owner, `teams/${club.id}`, { name: "Другой" })).status).toBe(403);
    expect((await change(as("admin"), `teams/${club.id}`, { isOfficial: true })).status).toBe(200);
  });

  test("[EN9] one's own two profiles become one with their entries; another's duplicate waits for the organiser", async () => {
    const { owner, profile, application } = await enteredChild();
    const kept = await make("profiles", { ...child, firstName: "Матвей А." }, owner);
    expect((await post(as("other"), `profiles/${kept.id}/merge`, { duplicate: profile.id })).status).toBe(
      404,
    );
    expect((await post(owner, `profiles/${kept.id}/merge`, { duplicate: profile.id })).body).toMatchObject({
      data: { isMerged: true },
    });
    const moved = await send(owner, { url: `/api/applications/${application.id}?populate=profile` });
    expect(moved.body).toMatchObject({ data: { profile: { id: kept.id } } });
    expect((await send(owner, { url: `/api/profiles/${profile.id}` })).status).toBe(404);

    const foreign = await make("profiles", child, as("other"));
    await post(owner, `profiles/${kept.id}/merge`, { note: "Его завёл тренер" });
    const open = await send(as("admin"), { url: "/api/merge-requests" });
    const { data } = z
      .object({ data: z.array(z.object({ id: z.number(), note: z.string() })) })
      .parse(open.body);
    const request = data.find(({ note }) => note === "Его завёл тренер");
    const decide = `merge-requests/${request?.id}/decide`;
    expect((await post(owner, decide, { duplicate: foreign.id })).status).toBe(403);
    expect((await post(as("admin"), decide, { duplicate: foreign.id })).body).toMatchObject({
      data: { isMerged: true },
    });
  });
});
