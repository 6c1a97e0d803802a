import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DrawPlan } from "#contract/draw/draw.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { findMatQueue } from "../../persistence/day/matQueues.ts";
import {
  createApplication,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createFighting,
  createMatOfficial,
  createTeam,
} from "../../testing/factories.ts";
import { enterCategory as enter } from "../../testing/enterCategory.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const lots = { mayBeUnweighed: true, seeded: [], without: [], format: null, seed: null };

describeOnEachEngine("drawing a category", (database) => {
  let opened: TestApp | undefined;
  let known: Client | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const head = () => present(known);

  /** An empty day: two mats and one category of so many, entered by hand. */
  const arrange = async (entrants: number) => {
    const { db } = app();
    const competition = await createCompetition(db, { status: "draft" });
    const carpets = [
      await createCarpet(db, { competition_id: competition.id, position: 0 }),
      await createCarpet(db, { competition_id: competition.id, position: 1 }),
    ];
    const category = await createCategory(db, { competition_id: competition.id, weight_max: 77 });
    for (let number = 0; number < entrants; number += 1) await createEntrant(db, category.id);
    const { draws, competitions, acts } = head().api;
    const state = async () => (await draws.of(category.uuid)).data;
    const preview = async (more = {}) =>
      (await draws.preview(category.uuid, { data: { ...lots, ...more } })).data;
    const save = (plan: DrawPlan, id: string = randomUUID()) =>
      draws.draw(category.uuid, {
        data: { ...lots, id, basis: plan.basis, format: plan.format, seed: plan.seed },
      });
    const change = async (made: Parameters<typeof draws.change>[1]["data"]["change"], basis?: string) =>
      draws.change(category.uuid, {
        data: {
          id: randomUUID(),
          basis: basis ?? (await state()).basis,
          change: made,
          reason: "решение коллегии",
        },
      });
    const bouts = async () => {
      const { fightings } = await competitions.byUuid(competition.uuid);
      return fightings.filter((bout) => bout.category.uuid === category.uuid);
    };
    const queues = async () => {
      const lists = [];
      for (const { uuid } of carpets) lists.push((await findMatQueue(db, uuid)).map((row) => row.uuid));
      return lists;
    };
    return { db, competition, carpets, category, state, preview, save, change, bouts, queues, acts };
  };
  test("[DR8] [DR33] what was previewed is what is saved: bouts with pairs, queued on a mat, numbered", async () => {
    const day = await arrange(6);
    const plan = await day.preview();
    expect(plan).toMatchObject({
      format: "groups_playoff",
      replaces: 0,
      mats: [{ bouts: 10, startsInMs: 0 }],
    });
    expect(await day.bouts()).toEqual([]);
    await day.save(plan);
    const bouts = await day.bouts();
    const [first] = bouts;
    expect(bouts).toHaveLength(10);
    expect(first?.fighters.map(({ uuid }) => uuid)).toEqual(
      [first?.slots[0], first?.slots[1]].map((slot) => slot?.fighter),
    );
    expect((await day.queues()).map((list) => list.length)).toEqual([10, 0]);
    expect(bouts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const [{ record, status }, { format, seed, numbers }] = [await day.state(), plan];
    expect([status, typeof record?.drawnAt, typeof record?.drawnBy]).toEqual(["drawn", "number", "string"]);
    expect(record).toMatchObject({ format, seed, numbers, changes: [] });
  });

  test("[DR81] the numbers of the preview are those of the saved draw, drawn again as well", async () => {
    const day = await arrange(9);
    const numbersOf = (bouts: readonly { readonly number: number | null }[]) =>
      bouts.map(({ number }) => number ?? 0);
    for (const format of ["repechage_from_finalists", "repechage_quarterfinal"]) {
      const plan = await day.preview({ format });
      await day.save(plan);
      const saved = new Map((await day.bouts()).map(({ bracketId, number }) => [bracketId, number]));
      expect(plan.bouts.map(({ id }) => saved.get(id))).toEqual(plan.bouts.map(({ number }) => number));
      if (format !== "repechage_from_finalists") continue;
      // Whoever comes from the first round rests while another quarter-final is fought.
      expect(numbersOf(plan.bouts).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 11 }, (_, index) => index + 1),
      );
      expect(numbersOf(plan.bouts.slice(-3)).toSorted((one, other) => one - other)).toEqual([9, 10, 11]);
      expect(plan.bouts.at(-1)?.number).toBe(11);
      expect(plan.bouts.slice(-3).map(({ id }) => id)).toEqual(["BR-B", "BR-A", "F"]);
    }
  });

  test("[DR6] [DR30] team-mates are drawn apart, and where they can meet is said", async () => {
    const day = await arrange(6);
    const team = await createTeam(day.db, { name: "Барс" });
    const mates = [
      await createEntrant(day.db, day.category.id, { team_id: team.id }),
      await createEntrant(day.db, day.category.id, { team_id: team.id }),
    ];
    const { meetings } = await day.preview({ format: "single_elimination_two_bronzes" });
    expect(meetings).toMatchObject([{ team: "Барс", boutId: "F", isCertain: false }]);
    expect(meetings[0]?.ids.toSorted()).toEqual(mates.map(({ uuid }) => uuid).toSorted());
  });

  test("[DR29] who is in and what keeps the others out", async () => {
    const day = await arrange(0);
    const passed = await enter(day);
    const unweighed = await enter(day, { weigh_in_state: "not_weighed", weigh_in_weight: null });
    await enter(day, { weigh_in_state: "overweight", weigh_in_weight: 79 });
    const { athletes } = await day.state();
    expect(athletes.map(({ problems }) => problems.join()).toSorted()).toEqual([
      "",
      "not-weighed",
      "overweight",
    ]);
    const members = async () => {
      const { categories } = await head().api.competitions.byUuid(day.competition.uuid);
      return categories[0]?.fighters.map(({ uuid }) => uuid).toSorted();
    };
    const [both, strict] = [await day.preview(), refusalOf(day.preview({ mayBeUnweighed: false }))];
    expect(both.numbers.toSorted()).toEqual([passed.uuid, unweighed.uuid].toSorted());
    expect(await strict).toEqual([409, "too-few-entrants"]);
    expect(await refusalOf(day.preview({ without: [passed.uuid] }))).toEqual([409, "too-few-entrants"]);
    await day.save(both);
    expect(await members()).toEqual(both.numbers.toSorted());
    expect((await day.state()).athletes).toHaveLength(3);
  });

  test("[DR31] a draw from a list that has changed is refused, and the same press twice is one draw", async () => {
    const day = await arrange(4);
    const plan = await day.preview();
    await createEntrant(day.db, day.category.id);
    expect(await refusalOf(day.save(plan))).toEqual([409, "stale-draw"]);
    const fresh = await day.preview();
    const id = randomUUID();
    const [once, twice] = [await day.save(fresh, id), await day.save(fresh, id)];
    expect([once.data.isRepeat, twice.data.isRepeat, twice.data.bouts]).toEqual([false, true, 10]);
    expect(await refusalOf(day.save(fresh))).toEqual([409, "stale-draw"]);
  });

  test("[DR2] [DR9] [DY31] a redraw, also in another format, keeps the places on the mat, and is refused once a bout is called", async () => {
    const day = await arrange(6);
    await day.save(await day.preview());
    const before = await day.queues();
    const again = await day.preview({ format: "single_elimination_two_bronzes", seed: "again" });
    expect(again.replaces).toBe(10);
    await day.save(again);
    const after = await day.queues();
    expect(after.map((list) => list.length)).toEqual(before.map((list) => (list.length > 0 ? 5 : 0)));
    expect((await day.bouts()).every(({ number }) => number !== null)).toBe(true);
    const [first] = (await day.bouts()).filter(({ fighters }) => fighters.length === 2);
    await day.acts.call(present(first).uuid, { data: { id: randomUUID() } });
    expect(await refusalOf(day.save(await day.preview()))).toEqual([409, "bouts-started"]);
    await day.acts.returnToQueue(present(first).uuid, { data: { id: randomUUID() } });
    expect((await day.save(await day.preview({ seed: "third" }))).data.isRepeat).toBe(false);
  });

  test("[DR25] [DR26] a late athlete takes the place beside a bye and nobody else is paired anew", async () => {
    const day = await arrange(7);
    await day.save(await day.preview({ format: "single_elimination_two_bronzes" }));
    const pairs = pairsOf(await day.bouts());
    const late = await createEntrant(day.db, day.category.id);
    await day.change({ type: "entered-late", id: late.uuid });
    const after = pairsOf(await day.bouts());
    expect(after).toEqual(expect.arrayContaining(pairs));
    expect(after.filter((pair) => pair.includes(late.uuid))).toHaveLength(1);
    const { record, athletes } = await day.state();
    expect(record?.changes).toEqual([{ type: "entered-late", id: late.uuid }]);
    expect(athletes.find(({ fighter }) => fighter === late.uuid)?.number).toBe(8);
    const [queue = []] = (await day.queues()).filter((list) => list.length > 0);
    expect(new Set(queue).size).toBe(7);
    const another = await createEntrant(day.db, day.category.id);
    expect(await refusalOf(day.change({ type: "entered-late", id: another.uuid }))).toEqual([
      409,
      "redraw-needed",
    ]);
  });

  test("[DR28] who leaves before the start is out of the draw and of the category, and their entry says why", async () => {
    const day = await arrange(5);
    const leaver = await enter(day);
    await day.save(await day.preview({ format: "round_robin" }));
    await day.change({ type: "left-early", id: leaver.uuid });
    const bouts = await day.bouts();
    expect(bouts).toHaveLength(10);
    expect(bouts.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid))).not.toContain(leaver.uuid);
    const { athletes } = await day.state();
    expect(athletes.find(({ fighter }) => fighter === leaver.uuid)).toMatchObject({
      state: "withdrawn",
      problems: ["withdrawn"],
      number: null,
    });
  });

  test("[DR33] [AW10] bouts made by hand give way to the draw, and a category whose places are known is not drawn", async () => {
    const day = await arrange(3);
    const byHand = { category_id: day.category.id, red_fighter_id: null, blue_fighter_id: null };
    await createFighting(day.db, byHand);
    await createFighting(day.db, byHand);
    const plan = await day.preview();
    expect(plan.replaces).toBe(2);
    await day.save(plan);
    expect((await day.bouts()).map(({ bracketId }) => bracketId)).not.toContain(null);
    await updateCategory(day.db, day.category.id, { status: "awarded" });
    expect(await refusalOf(day.save(await day.preview({ seed: "2" })))).toEqual([409, "category-over"]);
  });

  test("[DR25] two change places, and a change from an old list is refused", async () => {
    const day = await arrange(4);
    await day.save(await day.preview({ format: "single_elimination_two_bronzes" }));
    const { record, basis } = await day.state();
    const [one = "", other = ""] = present(record).numbers.map((id) => id ?? "");
    await day.change({ type: "swapped", one, other });
    expect((await day.state()).record?.numbers.slice(0, 2)).toEqual([other, one]);
    expect(await refusalOf(day.change({ type: "swapped", one, other }, basis))).toEqual([409, "stale-draw"]);
  });

  test("[DR34] [DY30] everything that is ready is drawn at once, each category gets an answer", async () => {
    const day = await arrange(8);
    const others = [];
    for (const size of [3, 1, 4])
      others.push({ size, row: await createCategory(day.db, { competition_id: day.competition.id }) });
    for (const { size, row } of others)
      for (let number = 0; number < size; number += 1) await createEntrant(day.db, row.id);
    await createApplication(day.db, {
      event_id: day.competition.event_id ?? 0,
      category_id: present(others[2]).row.id,
    });
    const request = { data: { id: randomUUID(), mayBeUnweighed: false } };
    const { data } = await head().api.draws.all(day.competition.uuid, request);
    expect(data.categories.map(({ outcome, athletes, bouts }) => [outcome, athletes, bouts])).toEqual([
      ["drawn", 8, 7],
      ["drawn", 3, 3],
      ["too-few", 1, 0],
      ["open-entries", 4, 0],
    ]);
    expect((await day.queues()).map((list) => list.length)).toEqual([7, 3]);
    const { data: again } = await head().api.draws.all(day.competition.uuid, request);
    expect(again.categories[0]?.outcome).toBe("drawn-before");
    expect(again.rev).toBe(data.rev);
  });

  test("[DY8] [DY30] [DY40] categories drawn one by one share the mats, and nobody is planned on two at once", async () => {
    const day = await arrange(4);
    await day.save(await day.preview());
    for (const size of [5, 3, 8, 4, 5]) {
      const row = await createCategory(day.db, { competition_id: day.competition.id, weight_max: 77 });
      for (let number = 0; number < size; number += 1) await createEntrant(day.db, row.id);
      const { data } = await head().api.draws.preview(row.uuid, { data: lots });
      const { basis, format, seed } = data;
      await head().api.draws.draw(row.uuid, { data: { ...lots, id: randomUUID(), basis, format, seed } });
    }
    const lengths = (await day.queues()).map((list) => list.length);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(6 + 10 + 3 + 7 + 6 + 10);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(6);
  });

  test("[RL22] whoever is meant for one mat does not draw, and every draw is in the audit", async () => {
    const day = await arrange(4);
    await day.save(await day.preview());
    const bound = await signIn(app(), "referee");
    await createMatOfficial(day.db, present(day.carpets[0]), bound.account.id);
    expect((await refusalOf(bound.api.draws.of(day.category.uuid)))[0]).toBe(403);
    const audits = await findAllAudits(day.db, { afterN: 0, limit: 500 });
    const line = audits.findLast(({ action }) => action === "category.draw");
    expect(line).toMatchObject({ object: `category:${day.category.id}`, after: { format: "round_robin" } });
  });
});

const pairsOf = (bouts: readonly { readonly fighters: readonly { readonly uuid: string }[] }[]) =>
  bouts
    .filter(({ fighters }) => fighters.length === 2)
    .map(({ fighters }) => fighters.map(({ uuid }) => uuid).toSorted());
