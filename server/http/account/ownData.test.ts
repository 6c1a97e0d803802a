import { describe, expect, test } from "vitest";
import { currentConsents } from "#contract/entry/consent.ts";
import { ownDataSchema } from "#contract/account/ownData.ts";
import { readErased } from "../../files/erasureList.ts";
import { readOwnRows } from "../../persistence/account/ownData.ts";
import { useMembersApp } from "../../testing/membersApp.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { ENGINES } from "../../testing/testDatabases.ts";
import { PASSWORD, signIn, type Client } from "../../testing/testApp.ts";

describe.each(ENGINES)("what is kept about somebody on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);

  async function enteredAthlete() {
    const owner = await signIn(app(), "authenticated");
    const event = await make("events", {
      name: "Кубок",
      registrationOpen: true,
      registrationUntil: "2099-05-01",
      dateOfEvent: "2099-06-01",
      showCompetition: true,
    });
    const competition = await make("competitions", { title: "Кубок", event: event.id });
    const category = await make("categories", {
      competition: competition.id,
      title: "до 77 кг",
      sex: "m",
      weightMax: 77,
    });
    const person = { lastName: "Тихонравов", firstName: "Лев", birthDate: "1990-03-01", gender: "m" };
    const profile = await make("profiles", { ...person, phone: "+7 900 000-00-00" }, owner);
    const give = currentConsents(["processing", "publication"]);
    await send(owner, {
      method: "POST",
      url: `/api/profiles/${profile.id}/consents`,
      body: { data: { give } },
    });
    const entry = { event: event.id, profile: profile.id, category: category.id, weight: 76 };
    const application = await make("applications", entry, owner);
    const say = (who: Client, text: string) =>
      send(who, {
        method: "POST",
        url: `/api/applications/${application.id}/messages`,
        body: { data: { text } },
      });
    await say(owner, "Лев Тихонравов опоздает");
    await say(as("admin"), "Ждём Тихонравова");
    await change(as("admin"), `applications/${application.id}`, { state: "accepted" });
    return owner;
  }
  const exported = async (owner: Client) => send(owner, { url: "/api/auth/export" });
  const repeatPassword = (owner: Client) =>
    send(owner, { method: "POST", url: "/api/auth/step-up", body: { password: PASSWORD } });
  const fighters = async () =>
    (await send(undefined, { url: "/api/fighters?pagination[pageSize]=100" })).text;

  test("[AU66] one takes along everything, and nothing of others or secret", async () => {
    const owner = await enteredAthlete();
    const answer = await exported(owner);
    const data = ownDataSchema.parse(answer.body);
    expect(data.people).toMatchObject([
      {
        lastName: "Тихонравов",
        phone: "+7 900 000-00-00",
        consents: [{ kind: "processing" }, { kind: "publication" }],
        applications: [{ event: "Кубок", category: "до 77 кг", state: "accepted", weight: 76 }],
      },
    ]);
    expect(answer.text).not.toMatch(/hash|token|argon/i);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(ownDataSchema.parse((await exported(as("other"))).body).people).toEqual([]);
  });

  test("[AU66] the same is a paper to read, in Russian, with numbered pages", async () => {
    const owner = await enteredAthlete();
    const { headers, rawPayload } = await app().http.inject({
      url: "/api/auth/export.pdf",
      headers: owner.headers,
    });
    expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    const pages = await readPdfPages(rawPayload);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain("Мои данные");
    expect(pages[0]).toContain("Лист 1 из 2");
    const ofAthlete = pages[1] ?? "";
    for (const fact of [
      "Тихонравов Лев",
      "+7 900 000-00-00",
      "1 марта 1990",
      "Заявка: Кубок",
      "до 77 кг",
      "Одобрена",
    ])
      expect(ofAthlete).toContain(fact);
    expect(ofAthlete).toContain("Лев Тихонравов опоздает");
  });

  test("[LO17] the paper is English for an English page", async () => {
    const owner = await enteredAthlete();
    const { rawPayload } = await app().http.inject({
      url: "/api/auth/export.pdf?locale=en",
      headers: owner.headers,
    });
    const pages = await readPdfPages(rawPayload);
    expect(pages[0]).toContain("My data");
    expect(pages[0]).toContain("Sheet 1 of 2");
    for (const fact of ["Тихонравов Лев", "1 March 1990", "Entry: Кубок", "up to 77 kg", "Accepted"])
      expect(pages[1]).toContain(fact);
  });

  test("[AU67] [ST19] who is forgotten has no name anywhere; what was fought stays, and the session ends", async () => {
    const owner = await enteredAthlete();
    expect((await send(owner, { method: "POST", url: "/api/auth/erase" })).status).toBe(403);
    expect(await fighters()).toContain("Тихонравов");
    await repeatPassword(owner);
    expect((await send(owner, { method: "POST", url: "/api/auth/erase" })).status).toBe(204);
    expect((await exported(owner)).status).toBe(401);
    expect(await readErased(app().deps.config.backup.dir)).toContain(owner.account.document_id);
    const left = await readOwnRows(app().db, owner.account.id);
    expect(JSON.stringify(left)).not.toMatch(/Тихонравов|Лев|\+7 900|1990-03-01/);
    expect(left.applications).toHaveLength(1);
    expect(left.consents.every(({ withdrawn_ms }) => withdrawn_ms !== null)).toBe(true);
    expect(left.messages).toHaveLength(2);
    expect(await fighters()).toMatch(/Участник №\d+/);
    // A number is nothing to look for (SR5).
    const found = await send(undefined, { url: `/api/search?q=${encodeURIComponent("Участник")}` });
    expect(found.status).toBe(200);
    expect(found.text).not.toContain("Участник №");
  });

  test("[RE14] a referee takes along what the lists say of them, and is nameless there once forgotten", async () => {
    const owner = await signIn(app(), "referee");
    const { competition, carpet } = await createTestCompetition(app().db);
    const { api: admin } = as("admin");
    const known = {
      grade: "first",
      post: "arbiter",
      region: "Пермский край",
      city: null,
      club: "Гард",
    } as const;
    const names = { lastName: "Ожегов", firstName: "Семён", middleName: "Витальевич" };
    const account = owner.account.id;
    await admin.staff.add(competition.uuid, {
      data: [{ ...names, ...known, carpets: [carpet.uuid], account }],
    });
    await admin.staff.admit(competition.uuid, { data: { isOnlyListed: true } });
    expect(ownDataSchema.parse((await exported(owner)).body).refereeing).toEqual([
      { ...names, ...known, competition: competition.title },
    ]);
    const paper = await app().http.inject({ url: "/api/auth/export.pdf", headers: owner.headers });
    expect((await readPdfPages(paper.rawPayload)).join(" ")).toContain("СС1К");
    await repeatPassword(owner);
    await send(owner, { method: "POST", url: "/api/auth/erase" });
    const { referees } = (await admin.staff.find(competition.uuid)).data;
    expect(referees).toMatchObject([
      { lastName: "Удалено", firstName: null, region: null, club: null, carpets: [], isNamed: true },
    ]);
  });

  test("[AU67] [AU52] the last admin cannot be forgotten", async () => {
    await repeatPassword(as("admin"));
    const answer = await send(as("admin"), { method: "POST", url: "/api/auth/erase" });
    expect(answer).toMatchObject({ status: 400 });
    expect((await send(as("admin"), { url: "/api/users/me" })).status).toBe(200);
  });
});
