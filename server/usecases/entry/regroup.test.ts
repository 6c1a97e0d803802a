import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { RegroupWish } from "#contract/entry/regroup.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { saveWeighIn } from "../../persistence/entry/weighInRows.ts";
import {
  createApplication,
  createCategory,
  createCategoryFighter,
  createCompetition,
  createEntrant,
} from "../../testing/factories.ts";
import { createRegroupDay, everyPlace, MEN, weighed } from "../../testing/regroupDay.ts";
import { describeOnEachEngine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createOfficial } from "../../testing/testScoring.ts";
import { previewRegroup, readRegrouping } from "./readRegrouping.ts";
import { regroup } from "./regroup.ts";
import { undoRegroup } from "./undoRegroup.ts";

type Db = TestDatabase["db"];

const membersOf = async (db: Db, { id }: CategoryRow) =>
  (
    await db
      .selectFrom("category_fighter")
      .select("fighter_id")
      .where("category_id", "=", id)
      .orderBy("position")
      .execute()
  ).map(({ fighter_id }) => fighter_id);

const rowOf = (db: Db, { id }: CategoryRow) =>
  db.selectFrom("category").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describeOnEachEngine("regrouping categories", (database) => {
  test("[CT24, CT30] who organises sees what is proposed, with the people and the reason", async () => {
    const { deps, admin, uuid, light, heavy, boys, alone } = await createRegroupDay(database());
    expect(await readRegrouping(deps, admin, uuid)).toMatchObject({
      ok: true,
      value: {
        merges: [
          {
            category: light.uuid,
            people: [{ fighter: alone.uuid, weight: 70 }],
            to: { category: heavy.uuid, reason: "heavier-class" },
            choice: [heavy.uuid],
          },
        ],
        splits: [boys.uuid],
        merged: [],
        last: null,
      },
    });
  });

  test("[CT26, CT27, CT28] merged as previewed: people and limits in one, the other leads there", async () => {
    const { db, deps, admin, uuid, light, heavy, alone, others, merge, plan, apply } =
      await createRegroupDay(database());
    const previewed = await plan(merge);
    expect(previewed).toMatchObject({ left: [], both: 0, undecided: 0 });
    expect(previewed.groups).toMatchObject([
      { category: heavy.uuid, before: 3, weightMin: 66, weightMax: 77, isTooWide: false },
    ]);
    const { id, done } = await apply(merge);
    expect(done).toMatchObject({ ok: true });
    expect(await membersOf(db, heavy)).toEqual([...others.map((one) => one.id), alone.id]);
    expect(await membersOf(db, light)).toEqual([]);
    expect(await rowOf(db, heavy)).toMatchObject({
      title: "Группа 1",
      status: "draft",
      weight_min: 66,
      weight_max: 77,
    });
    expect(await rowOf(db, light)).toMatchObject({
      title: "до 71 кг",
      status: "merged",
      merged_into: heavy.id,
    });
    expect(await readRegrouping(deps, admin, uuid)).toMatchObject({
      value: {
        merges: [],
        merged: [{ category: light.uuid, into: "Группа 1" }],
        last: { id, act: "merge", from: ["до 71 кг", "до 77 кг"] },
      },
    });
    expect((await findAllAudits(db, { afterN: 0, limit: 1000 })).at(-1)).toMatchObject({
      action: "categories.merge",
    });
  });

  test("[CT26] who stood in both stands once, with the weighing that passed and one entry", async () => {
    const { db, event, light, heavy, alone, merge, plan, apply, undo } = await createRegroupDay(database());
    await createCategoryFighter(db, heavy.id, alone.id);
    await saveWeighIn(db, weighed(light, alone.id, "passed", 70));
    await saveWeighIn(db, weighed(heavy, alone.id, "no_show", null));
    const entry = { event_id: event.id, fighter_id: alone.id, state: "accepted" } as const;
    const first = await createApplication(db, { ...entry, category_id: heavy.id });
    const { owner_id, profile_id } = first;
    const second = await createApplication(db, { ...entry, owner_id, profile_id, category_id: light.id });
    const before = await everyPlace(db, light.competition_id);
    expect(await plan(merge)).toMatchObject({ both: 1, groups: [{ before: 4 }] });
    const { id } = await apply(merge);
    const after = await everyPlace(db, light.competition_id);
    expect((await membersOf(db, heavy)).filter((one) => one === alone.id)).toHaveLength(1);
    expect(after.weighIns).toMatchObject([{ category_id: heavy.id, state: "passed", weight: 70 }]);
    expect(after.applications.find((one) => one.id === second.id)).toMatchObject({ state: "withdrawn" });
    expect(after.applications.find((one) => one.id === first.id)).toMatchObject({
      state: "accepted",
      weigh_in_state: "passed",
      weigh_in_weight: 70,
    });
    expect(await undo(id)).toMatchObject({ ok: true });
    expect(await everyPlace(db, light.competition_id)).toEqual(before);
  });

  test("[CT26] several become one at once, and who stood in two of them stands once", async () => {
    const { db, light, heavy, alone, merge, plan, apply, undo } = await createRegroupDay(database());
    const third = await createCategory(db, { ...MEN, competition_id: light.competition_id, weight_min: 77 });
    const giant = await createEntrant(db, third.id, { weight: 99 });
    await createCategoryFighter(db, third.id, alone.id);
    const before = await everyPlace(db, light.competition_id);
    const wish = { ...merge, from: [light.uuid, third.uuid] };
    expect(await plan(wish)).toMatchObject({ both: 1, groups: [{ weightMin: 66, weightMax: null }] });
    const { id } = await apply(wish);
    expect((await membersOf(db, heavy)).slice(3)).toEqual([alone.id, giant.id]);
    expect(await rowOf(db, third)).toMatchObject({ status: "merged", merged_into: heavy.id });
    expect(await undo(id)).toMatchObject({ ok: true });
    expect(await everyPlace(db, light.competition_id)).toEqual(before);
  });

  test("[CT26] whom the wider limit lets in has passed; undecided entries go along", async () => {
    const { db, event, light, alone, heavy, merge, plan, apply } = await createRegroupDay(database());
    await saveWeighIn(db, weighed(light, alone.id, "overweight", 71.4));
    const asked = await createApplication(db, { event_id: event.id, category_id: light.id });
    expect(await plan(merge)).toMatchObject({ undecided: 1 });
    await apply(merge);
    const after = await everyPlace(db, light.competition_id);
    expect(after.weighIns).toMatchObject([{ category_id: heavy.id, state: "passed", weight: 71.4 }]);
    expect(after.applications.find((one) => one.id === asked.id)).toMatchObject({
      category_id: heavy.id,
      state: "new",
    });
  });

  test("[CT31, CT33] a children's class becomes pools: itself the first, the others beside it", async () => {
    const { db, boys, children, split, plan, apply } = await createRegroupDay(database());
    const [absent, heaviest] = [children[1], children[8]];
    await saveWeighIn(db, weighed(boys, absent?.id ?? 0, "no_show", null));
    await saveWeighIn(db, weighed(boys, heaviest?.id ?? 0, "passed", 31.6));
    const unknown = await createEntrant(db, boys.id, { weight: null });
    const previewed = await plan(split);
    expect(previewed.left).toMatchObject([
      { fighter: absent?.uuid, reason: "no-show" },
      { fighter: unknown.uuid, reason: "no-weight" },
    ]);
    expect(previewed.groups.map(({ fighters }) => fighters.map(({ weight }) => weight))).toEqual([
      [24, 25, 25.5],
      [29, 30, 30.5, 31, 31.6],
    ]);
    await apply(split);
    const { categories } = await everyPlace(db, boys.competition_id);
    const made = categories.at(-1);
    expect(await rowOf(db, boys)).toMatchObject({
      title: "Группа 1",
      format: null,
      weight_min: 20,
      weight_max: 25.5,
    });
    expect(made).toMatchObject({
      title: "Группа 2",
      status: "draft",
      weight_min: 25.5,
      weight_max: 34,
      age_max: 9,
    });
    expect(made?.position).toBe(boys.position);
    expect(new Set(await membersOf(db, boys))).toEqual(
      new Set([children[0], absent, children[2], children[3], unknown].map((one) => one?.id)),
    );
    expect(made && (await membersOf(db, made))).toHaveLength(5);
  });

  test("[CT25, CT33] what may not be is refused with its reason, and nothing is written", async () => {
    const { deps, admin, db, event, uuid, light, heavy, boys, merge, split } =
      await createRegroupDay(database());
    const women = await createCategory(db, { ...MEN, competition_id: light.competition_id, sex: "f" });
    await createEntrant(db, women.id);
    const refusal = async (wish: RegroupWish) => {
      const previewed = await previewRegroup(deps, admin, uuid, wish);
      const applied = await regroup(deps, admin, uuid, { id: randomUUID(), wish, basis: "x", titles: ["x"] });
      return [previewed.ok ? "ok" : previewed.problem.code, applied.ok ? "ok" : applied.problem.code];
    };
    expect(await refusal({ ...merge, from: [women.uuid] })).toEqual(["sexes-apart", "sexes-apart"]);
    expect(await refusal({ ...merge, from: [boys.uuid] })).toEqual(["ages-apart", "ages-apart"]);
    expect(await refusal({ ...merge, from: [heavy.uuid] })).toEqual(["not-found", "not-found"]);
    expect(await refusal({ act: "split", category: light.uuid })).toEqual([
      "too-few-to-split",
      "too-few-to-split",
    ]);
    expect(await refusal(merge)).toEqual(["ok", "plan-stale"]);
    await createApplication(db, { event_id: event.id, category_id: boys.id });
    expect(await refusal(split)).toEqual(["undecided-entries", "undecided-entries"]);
    await updateCategory(db, heavy.id, { status: "drawn" });
    expect(await refusal(merge)).toEqual(["category-drawn", "category-drawn"]);
    const referee = await createOfficial(db, "referee");
    expect(await readRegrouping(deps, referee, uuid)).toMatchObject({ problem: { code: "forbidden" } });
    expect(await undoRegroup(deps, referee, uuid, randomUUID())).toMatchObject({
      problem: { code: "forbidden" },
    });
    expect((await rowOf(db, light)).status).toBe("draft");
  });

  test("[CT28] sent twice it is done once", async () => {
    const { deps, admin, uuid, merge, plan, db } = await createRegroupDay(database());
    const request = { id: randomUUID(), wish: merge, basis: (await plan(merge)).basis, titles: ["Вместе"] };
    expect(await regroup(deps, admin, uuid, request)).toMatchObject({ ok: true });
    expect(await regroup(deps, admin, uuid, request)).toMatchObject({ ok: true, value: { id: request.id } });
    const other = await createCompetition(db);
    expect(await regroup(deps, admin, other.uuid, request)).toMatchObject({ problem: { code: "id-reused" } });
  });

  test("[CT29] not undone after a draw, a weighing or a change, and the reason is told", async () => {
    const { db, heavy, alone, merge, apply, undo } = await createRegroupDay(database());
    const { id } = await apply(merge);
    const code = async () => {
      const undone = await undo(id);
      return undone.ok ? "ok" : undone.problem.code;
    };
    await updateCategory(db, heavy.id, { status: "drawn" });
    expect(await code()).toBe("category-drawn");
    await updateCategory(db, heavy.id, { status: "draft" });
    await saveWeighIn(db, weighed(heavy, alone.id, "passed", 70));
    expect(await code()).toBe("weighed-since");
    await db.deleteFrom("weigh_in").where("category_id", "=", heavy.id).execute();
    const late = await createEntrant(db, heavy.id);
    expect(await code()).toBe("entrants-changed");
    await db.deleteFrom("category_fighter").where("fighter_id", "=", late.id).execute();
    expect(await code()).toBe("ok");
    expect(await code()).toBe("already-undone");
  });

  test("[CT29] a chain of merges and splits is undone to the very same rows, from the last to the first", async () => {
    const { db, uuid, deps, admin, light, merge, split, apply, undo } = await createRegroupDay(database());
    const states = [await everyPlace(db, light.competition_id)];
    const ids: string[] = [];
    for (const wish of [merge, split]) {
      ids.push((await apply(wish)).id);
      states.push(await everyPlace(db, light.competition_id));
    }
    for (const id of ids.toReversed()) {
      expect(await everyPlace(db, light.competition_id)).toEqual(states.pop());
      expect(await undo(id)).toMatchObject({ ok: true });
    }
    expect(await everyPlace(db, light.competition_id)).toEqual(states.pop());
    expect(await readRegrouping(deps, admin, uuid)).toMatchObject({ value: { last: null } });
  });
});
