import { afterAll, beforeAll, expect, test } from "vitest";
import { updateFighter } from "../../persistence/entry/people.ts";
import { createProfile } from "../../testing/factories.ts";
import { createSeasonWorld, outcomeOf, type SeasonWorld } from "../../testing/seasonWorld.ts";
import { anonymous, createMember, signInMember } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";

describeOnEachEngine("persons over events", (database) => {
  let world: SeasonWorld;
  beforeAll(async () => {
    world = await createSeasonWorld(database());
  });
  afterAll(() => world.app.close());

  test("[RK7, AR5, AR7] two spellings are two people until an organiser links them, and two again after the undo", async () => {
    const { app, admin, fought, called, season, ranking, linked } = world;
    const [spring, autumn] = [await fought("2026-04-01"), await fought("2026-09-01")];
    await called(spring.first, "Кравцова", { first_name: "Анна" });
    await called(autumn.first, "Кравцова-Ли", { first_name: "Анна" });
    const { id } = await season([spring.event.id, autumn.event.id]);
    const own = async () =>
      (await ranking(id, { q: "кравцова" })).rows.map(({ lastName, points, alsoAs }) => [
        lastName,
        points,
        alsoAs,
      ]);
    expect(await own()).toEqual([
      ["Кравцова-Ли", 9, []],
      ["Кравцова", 9, []],
    ]);
    await linked(spring.first, autumn.first);
    expect(await own()).toEqual([["Кравцова-Ли", 18, ["Анна Кравцова"]]]);
    const career = (await anonymous(app).career(spring.first.uuid, {})).data;
    expect(career.alsoAs).toEqual(["Анна Кравцова-Ли"]);
    expect(career.competitions.map(({ event }) => event.id)).toEqual([autumn.event.id, spring.event.id]);
    const { links } = (await admin.api.personLinks.find()).data;
    const link = links.find(({ one }) => one.uuid === spring.first.uuid);
    expect(link).toMatchObject({ other: { uuid: autumn.first.uuid, name: "Кравцова-Ли Анна" } });
    await admin.api.personLinks.undo(link?.id ?? "", { data: {} });
    expect(await own()).toHaveLength(2);
    expect(await outcomeOf(admin.api.personLinks.undo(link?.id ?? "", { data: {} }))).toBe("already-undone");
  });

  test("[AR3, RK7] a hidden name is in no ranking, is not linked, and nothing is tied through it", async () => {
    const { app, admin, fought, called, season, ranking, linked } = world;
    const [one, two, three] = [
      await fought("2026-04-02"),
      await fought("2026-05-02"),
      await fought("2026-06-02"),
    ];
    await called(one.first, "Тихая", { first_name: "Ника" });
    await called(two.first, "Тихая", { first_name: "Ника" });
    await called(three.first, "Тихая", { first_name: "Ника" });
    await linked(one.first, two.first);
    await linked(two.first, three.first);
    const { id } = await season([one, two, three].map(({ event }) => event.id));
    expect((await ranking(id, { q: "тихая" })).rows).toMatchObject([{ points: 27 }]);
    await called(two.first, "Участник №7", {
      first_name: null,
      real_last_name: "Тихая",
      real_first_name: "Ника",
    });
    expect((await ranking(id, { q: "тихая" })).rows.map(({ points }) => points)).toEqual([9, 9]);
    expect((await ranking(id, { q: "участник" })).rows).toEqual([]);
    const career = (await anonymous(app).career(one.first.uuid, {})).data;
    expect([career.competitions.length, career.alsoAs]).toEqual([1, []]);
    expect(await outcomeOf(linked(two.first, three.first))).toBe("hidden-name");
    const { proposals, links } = (await admin.api.personLinks.find()).data;
    const shown = JSON.stringify([proposals, links]);
    expect(shown).not.toContain(two.first.uuid);
  });

  test("[AR5] two records of one event are not linked, also not over a third; who is one already stays so", async () => {
    const { fought, linked } = world;
    const [spring, autumn] = [await fought("2026-04-03"), await fought("2026-09-03")];
    expect(await outcomeOf(linked(spring.first, spring.second))).toBe("same-event");
    await linked(spring.first, autumn.first);
    expect((await linked(autumn.first, spring.first)).data.linked).toBe(0);
    expect(await outcomeOf(linked(autumn.first, spring.second))).toBe("same-event");
  });

  test("[AR6] likely people of different events are proposed once, the certain first, and not when told apart", async () => {
    const { admin, fought, called, linked } = world;
    const [spring, summer, autumn] = [
      await fought("2026-04-04"),
      await fought("2026-06-04"),
      await fought("2026-09-04"),
    ];
    const born = { first_name: "Семён", birth_date: "2001-02-03" };
    await called(spring.first, "Щёголев", born);
    await called(summer.first, "Щеголев", born);
    await called(autumn.first, "Shchegolev", { ...born, first_name: "Semen" });
    const proposed = async () =>
      (await admin.api.personLinks.find()).data.proposals.filter(({ one, other }) =>
        [one, other].some(({ birth }) => birth === "2001-02-03"),
      );
    expect((await proposed()).map(({ one, other, isCertain }) => [one.name, other.name, isCertain])).toEqual([
      ["Щёголев Семён", "Щеголев Семён", true],
      ["Щеголев Семён", "Shchegolev Semen", true],
    ]);
    await linked(spring.first, summer.first);
    const [left] = await proposed();
    await admin.api.personLinks.tellApart({
      data: { one: left?.one.uuid ?? "", other: left?.other.uuid ?? "" },
    });
    expect(await proposed()).toEqual([]);
  });

  test("[AR5] who is forgotten is tied to nobody", async () => {
    const { app, fought, linked } = world;
    const [spring, autumn] = [await fought("2026-04-05"), await fought("2026-09-05")];
    const owner = await createMember(app, "authenticated");
    const profile = await createProfile(app.db, { owner_id: owner.id });
    await updateFighter(app.db, autumn.first.id, { profile_id: profile.id });
    await linked(spring.first, autumn.first);
    await signInMember(app, owner);
    const deps = { ...app.deps, closeSockets: () => {} };
    await eraseAccount(deps, { accountId: owner.id, sessionId: "s", address: "127.0.0.1" });
    const rows = await app.db
      .selectFrom("person_link")
      .select("id")
      .where("other_id", "=", autumn.first.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await anonymous(app).career(spring.first.uuid, {})).data.competitions).toHaveLength(1);
  });
});
