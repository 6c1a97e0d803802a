import { beforeAll, describe, expect, test } from "vitest";
import { currentConsents, type PersonConsent } from "#contract/entry/consent.ts";
import { useMembersApp, type TestEntry } from "../../testing/membersApp.ts";
import { anonymous } from "../../testing/testApp.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

describe.each(ENGINES)("what a person lets everybody read on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);
  let event: TestEntry;
  let boys: TestEntry;
  beforeAll(async () => {
    event = await make("events", {
      name: "Кубок",
      dateOfEvent: "2027-06-01",
      registrationOpen: true,
      registrationUntil: "2027-05-01",
      showCompetition: true,
    });
    const competition = await make("competitions", { title: "Кубок", event: event.id });
    const limits = { sex: "m", ageMin: 10, ageMax: 11, weightMax: 32 };
    boys = await make("categories", { competition: competition.id, title: "до 32 кг", ...limits });
  });

  const ofProfile = ({ id }: TestEntry, data: object) =>
    send(as("authenticated"), { method: "POST", url: `/api/profiles/${id}/consents`, body: { data } });
  const agree = (profile: TestEntry, kinds: PersonConsent[]) =>
    ofProfile(profile, { give: currentConsents(kinds) });

  /** Accepted, so that the public sees them. */
  async function enteredChild() {
    const owner = as("authenticated");
    const child = { lastName: "Лаптев", firstName: "Матвей", birthDate: "2016-03-17", gender: "m" };
    const about = { relation: "child", belt: "grey", coach: "Ильдар Сафин" };
    const profile = await make("profiles", { ...child, ...about }, owner);
    await agree(profile, ["processing", "publication"]);
    const entry = { event: event.id, profile: profile.id, category: boys.id, weight: 31 };
    const { id } = await make("applications", entry, owner);
    const url = `/api/applications/${id}/decide`;
    await send(as("admin"), { method: "POST", url, body: { data: { decision: "accept" } } });
    const found = app().db.selectFrom("fighter").select("uuid").where("profile_id", "=", profile.id);
    return { profile, uuid: (await found.executeTakeFirstOrThrow()).uuid };
  }
  const revOf = async () => (await anonymous(app()).competitions.ofEvent(event.id)).rev;
  const detailsOf = async (uuid: string) => (await anonymous(app()).career(uuid, {})).data.details;

  test("[FT6] [PE21] belt, year of birth and coach are read by everybody under a consent of their own, and no longer once it is taken back", async () => {
    const { profile, uuid } = await enteredChild();
    expect(await detailsOf(uuid)).toBeNull();
    await agree(profile, ["details"]);
    expect(await detailsOf(uuid)).toEqual({ belt: "grey", birthYear: 2016, coach: "Ильдар Сафин" });
    // Pages are kept by the rev of their competition: each of these makes the page anew.
    const before = await revOf();
    await change(as("authenticated"), `profiles/${profile.id}`, { belt: "yellow" });
    expect(await detailsOf(uuid)).toMatchObject({ belt: "yellow" });
    const changed = await revOf();
    expect(changed).toBeGreaterThan(before);
    await ofProfile(profile, { withdraw: ["details"] });
    expect(await detailsOf(uuid)).toBeNull();
    expect(await revOf()).toBeGreaterThan(changed);
  });

  test("[FT6] nobody is told of a number", async () => {
    const { profile, uuid } = await enteredChild();
    await agree(profile, ["details"]);
    await ofProfile(profile, { withdraw: ["publication"] });
    expect(await detailsOf(uuid)).toBeNull();
  });
});
