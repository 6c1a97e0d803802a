import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createEvent, createFighter } from "../../testing/factories.ts";
import { createLateDay, lots } from "../../testing/lateDay.ts";
import { present } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("what a change on the day brings along", (database) => {
  let opened: TestApp | undefined;
  let [known, admin]: (Client | undefined)[] = [];
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
    admin = await signIn(opened, "admin");
  });
  afterAll(() => opened?.close());

  const arrange = () => createLateDay(present(opened), present(known));

  test("[RE16] a crew stays with its place in the bracket and with its pair, and comes back with the undo", async () => {
    const day = await arrange();
    const { staff, draws } = present(admin).api;
    const { uuid } = day.competition;
    const person = { firstName: null, middleName: null, grade: null, post: null, region: null, city: null };
    const { data } = await staff.add(uuid, {
      data: [{ ...person, lastName: "Ожегов", club: null, carpets: [], account: null }],
    });
    const crew = [{ referee: present(data.referees[0]).uuid, duty: "arbiter" as const }];
    const one = await day.category(3, "round_robin");
    const pair = async (id: string) =>
      (await one.bout(id)).slots.map(({ fighter }) => present(fighter)).toSorted();
    const named = async () => {
      const bouts = (await staff.find(uuid)).data.bouts.filter((bout) => bout.crew.length > 0);
      return bouts.map(({ red, blue }) => [present(red).uuid, present(blue).uuid].toSorted());
    };
    for (const id of ["1-2", "1-3"]) await staff.setCrew(uuid, (await one.bout(id)).uuid, { data: crew });
    const [first, second] = [await pair("1-2"), await pair("1-3")];
    const leaver = present(second.find((fighter) => !first.includes(fighter)));
    await one.change({ type: "left-early", id: leaver });
    expect(await named()).toEqual([first]);
    await one.undo();
    expect(new Set((await named()).map(String))).toEqual(new Set([first, second].map(String)));

    const format = "single_elimination_two_bronzes";
    const { data: plan } = await draws.preview(one.row.uuid, { data: { ...lots, format } });
    const met = plan.numbers.slice(1).toSorted();
    const bout = (await one.bouts()).find(({ slots }) =>
      slots.every(({ fighter }) => met.includes(fighter ?? "")),
    );
    await staff.setCrew(uuid, present(bout).uuid, { data: crew });
    await draws.draw(one.row.uuid, {
      data: { ...lots, id: randomUUID(), basis: plan.basis, format, seed: plan.seed },
    });
    expect(await named()).toEqual([met]);
  });

  test("[EN42] who is of another age or sex than the category is told of before they come in, and may come in", async () => {
    const day = await arrange();
    const format = "single_elimination_two_bronzes";
    const men = { sex: "m" as const, age_min: 18 };
    const one = await day.category(7, format, men);
    const open = await day.category(7, format);
    const event = await createEvent(day.db, { date_of_event: "2030-06-01" });
    await updateCompetition(day.db, day.competition.id, { event_id: event.id });
    const girl = await createFighter(day.db, { sex: "f", birth_date: null, birth_year: 2019 });
    const misfits = async (category: typeof one, id: string) => {
      const change = { type: "entered-late", id, place: 8 } as const;
      const { draws } = present(admin).api;
      return (await draws.previewChange(category.row.uuid, { data: { change } })).data.misfits;
    };
    expect(await misfits(one, girl.uuid)).toEqual([{ code: "other-sex" }, { code: "too-young", age: 11 }]);
    expect(await misfits(open, girl.uuid)).toEqual([]);
    const unknown = await createFighter(day.db, { sex: null, birth_date: null, birth_year: null });
    expect(await misfits(one, unknown.uuid)).toEqual([]);
    await open.change({ type: "entered-late", id: girl.uuid, place: 8 }, present(admin));
    const moved = await open.preview({ type: "moved", id: girl.uuid, to: one.row.uuid, place: 8 });
    expect(moved.misfits).toHaveLength(2);
    await one.change({ type: "entered-late", id: girl.uuid, place: 8 }, present(admin));
  });
});
