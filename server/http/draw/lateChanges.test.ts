import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPersonState } from "../../persistence/draw/formerPeople.ts";
import { joinCategory } from "../../persistence/entry/people.ts";
import {
  createApplication,
  createEntrant,
  createFighter,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { asKept, createLateDay, lots } from "../../testing/lateDay.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("changes on the day", (database) => {
  let opened: TestApp | undefined;
  let [known, admin]: (Client | undefined)[] = [];
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
    admin = await signIn(opened, "admin");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);

  const arrange = () => createLateDay(app(), present(known));

  test("[DR60] [DR64] after the first bout somebody comes in beside a bye, and what has begun is not touched", async () => {
    const day = await arrange();
    const one = await day.category(7, "single_elimination_two_bronzes");
    await one.win("QF2");
    const fought = await one.bout("QF2");
    const late = await createEntrant(day.db, one.row.id);
    await one.change({ type: "entered-late", id: late.uuid, place: 8 });
    expect(await one.bout("QF2")).toEqual({ ...fought, version: fought.version });
    expect((await one.bout("SF1")).slots.map(({ fighter }) => fighter)).toEqual([null, fought.winner?.uuid]);
    const made = await one.bout("QF1");
    expect(made.slots.map(({ fighter }) => fighter)).toContain(late.uuid);
    expect((await one.state()).status).toBe("in_progress");
    const queue = await day.queue();
    expect(queue.indexOf(made.uuid)).toBeLessThan(queue.indexOf((await one.bout("SF1")).uuid));
    for (const bout of ["QF1", "QF3", "QF4", "SF1", "SF2", "F"]) await one.win(bout);
    expect((await one.state()).status).toBe("finished");
  });

  test("[DR61] every way in is told, possible or not, and why", async () => {
    const day = await arrange();
    const one = await day.category(7, "single_elimination_two_bronzes");
    await one.win("QF2");
    const late = await createEntrant(day.db, one.row.id);
    expect(await one.ways(late.uuid)).toMatchObject([
      { kind: "bye", place: 8, problem: null, isAdvised: true, made: 1 },
      { kind: "free-place", problem: "no-free-place" },
      { kind: "redraw", problem: null },
    ]);
    await one.win("SF1");
    expect((await one.ways(late.uuid))[0]).toMatchObject({ kind: "bye", problem: "bouts-started" });
    expect(await refusalOf(one.change({ type: "entered-late", id: late.uuid, place: 8 }))).toEqual([
      409,
      "bouts-started",
    ]);
  });

  test("[DR60] [DR62] [EN43] who leaves before their first bout frees the place, the opponent passes, and undo gives all back", async () => {
    const day = await arrange();
    const one = await day.category(8, "single_elimination_two_bronzes");
    await one.win("QF2");
    const before = await one.picture();
    const [first, leaver] = (await one.bout("QF1")).slots.map(({ fighter }) => present(fighter));
    await one.change({ type: "left-early", id: present(leaver) });
    expect((await one.bout("SF1")).slots[0]?.fighter).toBe(first);
    const gone = present(one.people.find(({ uuid }) => uuid === leaver));
    expect((await one.state()).record).toMatchObject({
      canUndo: true,
      changes: [{ type: "place-freed" }],
      people: [{ fighter: leaver, lastName: gone.last_name, firstName: gone.first_name }],
    });
    await one.undo();
    expect(await one.picture()).toEqual(before);
    expect(await refusalOf(one.undo())).toEqual([409, "nothing-to-undo"]);
  });

  test("[DR62] [PS9] what was done for somebody who was merged since is taken back after the merge is", async () => {
    const day = await arrange();
    const one = await day.category(7, "single_elimination_two_bronzes");
    const late = await createEntrant(day.db, one.row.id);
    const before = await one.picture();
    await one.change({ type: "entered-late", id: late.uuid, place: 8 });
    const double = await day.category(2, null);
    const twin = present(double.people[0]);
    const { persons } = present(admin).api;
    const id = randomUUID();
    await persons.merge(day.competition.uuid, {
      data: { id, one: late.uuid, other: twin.uuid, choices: {} },
    });
    expect(await refusalOf(one.undo())).toEqual([409, "merged-since"]);
    await persons.undoMerge(day.competition.uuid, id, { data: {} });
    await one.undo();
    expect(await one.picture()).toEqual(before);
  });

  test("[DR60] who withdrew comes back to the free place, or somebody else takes it", async () => {
    const day = await arrange();
    const one = await day.category(8, "single_elimination_two_bronzes");
    await one.win("QF2");
    const before = await one.picture();
    const leaver = present((await one.bout("QF1")).slots[1].fighter);
    await one.change({ type: "left-early", id: leaver });
    const ways = await one.ways(leaver);
    const free = present(ways.find(({ kind, problem }) => kind === "free-place" && problem === null));
    await one.change({ type: "entered-late", id: leaver, place: present(free.place) });
    expect((await one.picture()).bouts).toEqual(before.bouts);
    const other = await createEntrant(day.db, one.row.id);
    await one.change({ type: "replaced", left: leaver, id: other.uuid });
    expect((await one.bout("QF1")).slots[1].fighter).toBe(other.uuid);
    await one.undo();
    expect((await one.picture()).bouts).toEqual(before.bouts);
  });

  test("[DR60] a round robin gets one more row, its bouts fought so far stay with their numbers", async () => {
    const day = await arrange();
    const one = await day.category(4, "round_robin");
    await one.win("1-2");
    await one.win("3-4", "blue");
    const before = await one.picture();
    const fought = [await one.bout("1-2"), await one.bout("3-4")];
    const late = await createEntrant(day.db, one.row.id);
    await one.change({ type: "entered-late", id: late.uuid });
    expect(await one.bouts()).toHaveLength(10);
    expect([await one.bout("1-2"), await one.bout("3-4")].map(asKept)).toEqual(fought.map(asKept));
    await one.undo();
    expect((await one.picture()).bouts).toEqual(before.bouts);
    await one.change({ type: "entered-late", id: late.uuid });
    await one.win("1-5");
    expect(await refusalOf(one.undo())).toEqual([409, "bouts-started"]);
  });

  test("[DR63] a preview tells the bouts and the mats a change touches, and writes nothing", async () => {
    const day = await arrange();
    const one = await day.category(7, "single_elimination_two_bronzes");
    const late = await createEntrant(day.db, one.row.id);
    const before = await one.picture();
    const plan = await one.preview({ type: "entered-late", id: late.uuid, place: 8 });
    expect(plan.bouts.filter((bout) => bout.before === null)).toMatchObject([
      { after: [expect.any(String), late.uuid], number: 7 },
    ]);
    expect(plan.mats[0]?.endsInMs).toBeGreaterThan(plan.mats[0]?.endedInMs ?? 0);
    expect(await one.picture()).toEqual(before);
  });

  test("[DR65] a new person is written, entered, weighed and placed by one act, and undone whole", async () => {
    const day = await arrange();
    const one = await day.category(7, "single_elimination_two_bronzes");
    const before = await one.picture();
    const person = {
      lastName: "Тагиров",
      firstName: "Рамазан",
      birthDate: "1999-05-01",
      sex: "m",
      team: null,
    } as const;
    const wish = { type: "entered-late", person, weightKg: 76.4, place: 8 } as const;
    expect((await refusalOf(one.change(wish)))[0]).toBe(403);
    expect(await refusalOf(one.change({ ...wish, weightKg: 77.1 }, present(admin)))).toEqual([
      409,
      "not-drawable",
    ]);
    expect(await one.picture()).toEqual(before);
    await one.change(wish, present(admin));
    expect((await one.state()).athletes.find(({ number }) => number === 8)).toMatchObject({
      lastName: "Тагиров",
      weighIn: "passed",
      weighInWeight: 76.4,
    });
    await one.undo();
    expect(await one.picture()).toEqual(before);
  });

  test("[DR67] one leaves and a new person gets the very place, weighed, and both are as before after the undo", async () => {
    const day = await arrange();
    const one = await day.category(8, "single_elimination_two_bronzes");
    await one.win("QF2");
    const before = await one.picture();
    const [opponent, left] = (await one.bout("QF1")).slots.map(({ fighter }) => present(fighter));
    const club = await createTeam(day.db);
    const person = {
      lastName: "Тагиров",
      firstName: null,
      birthDate: null,
      sex: null,
      team: club.document_id,
    };
    const wish = { type: "replaced", left: present(left), person, weightKg: 76.4 } as const;
    await one.change(wish, present(admin));
    const bout = await one.bout("QF1");
    expect(bout.slots[0].fighter).toBe(opponent);
    const newcomer = (await one.state()).athletes.find(({ fighter }) => fighter === bout.slots[1].fighter);
    expect(newcomer).toMatchObject({ lastName: "Тагиров", weighIn: "passed", team: { id: club.id } });
    await one.undo();
    expect(await one.picture()).toEqual(before);
    expect(
      await refusalOf(
        one.change({ ...wish, left: present((await one.bout("QF2")).slots[0].fighter) }, present(admin)),
      ),
    ).toEqual([409, "has-begun"]);
  });

  test("[DR65] a minor who comes late is a number to the public until a consent is stated", async () => {
    const day = await arrange();
    const one = await day.category(5, "round_robin", { age_max: 14 });
    const person = {
      lastName: "Юный",
      firstName: "Пётр",
      birthDate: "2014-05-01",
      sex: "m",
      team: null,
    } as const;
    await one.change({ type: "entered-late", person }, present(admin));
    const { categories } = await present(known).api.competitions.byUuid(day.competition.uuid);
    const names = categories.flatMap(({ fighters }) => fighters.map(({ lastName }) => lastName));
    expect(names).toContainEqual(expect.stringContaining("№"));
    expect(names).not.toContain("Юный");
  });

  test("[DR66] a move leaves one category and enters another, drawn or not, and both go back together", async () => {
    const day = await arrange();
    const from = await day.category(6, "round_robin");
    const to = await day.category(7, "single_elimination_two_bronzes", { weight_max: 82 });
    await from.win("1-2");
    const mover = present((await from.state()).record?.numbers[2]);
    const [was, there] = [await from.picture(), await to.picture()];
    await from.change({ type: "moved", id: mover, to: to.row.uuid, place: 8 });
    expect((await from.state()).record?.numbers[2]).toBeNull();
    expect((await to.state()).record?.numbers[7]).toBe(mover);
    await to.undo();
    expect(await from.picture()).toEqual(was);
    expect(await to.picture()).toEqual(there);
    const open = await day.category(2, null, { weight_max: 90 });
    await from.change({ type: "moved", id: mover, to: open.row.uuid });
    expect((await open.state()).athletes.map(({ fighter }) => fighter)).toContain(mover);
    await from.undo();
    expect((await open.state()).athletes).toHaveLength(2);
    expect(await from.picture()).toEqual(was);
  });

  test("[DR62] an entry that was withdrawn with its athlete counts again after the undo", async () => {
    const day = await arrange();
    const one = await day.category(5, null);
    const profile = await createProfile(day.db);
    const fighter = await createFighter(day.db, { profile_id: profile.id });
    await joinCategory(day.db, { category_id: one.row.id, fighter_id: fighter.id });
    await createApplication(day.db, {
      event_id: day.competition.event_id ?? 0,
      profile_id: profile.id,
      owner_id: profile.owner_id,
      category_id: one.row.id,
      fighter_id: fighter.id,
      state: "accepted",
      weigh_in_state: "passed",
      weigh_in_weight: 76.4,
    });
    const { draws } = present(known).api;
    const { data: plan } = await draws.preview(one.row.uuid, { data: { ...lots, format: "round_robin" } });
    await draws.draw(one.row.uuid, {
      data: { ...lots, id: randomUUID(), basis: plan.basis, format: plan.format, seed: plan.seed },
    });
    const ids = { categoryId: one.row.id, fighterId: fighter.id };
    const before = await findPersonState(day.db, ids);
    await one.change({ type: "left-early", id: fighter.uuid });
    expect((await findPersonState(day.db, ids)).application?.state).toBe("withdrawn");
    await one.undo();
    expect(await findPersonState(day.db, ids)).toEqual(before);
  });
});
