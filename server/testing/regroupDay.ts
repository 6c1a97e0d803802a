import { randomUUID } from "node:crypto";
import type { RegroupWish } from "#contract/entry/regroup.ts";
import type { CategoryRow } from "../persistence/database/competitionTables.ts";
import { previewRegroup } from "../usecases/entry/readRegrouping.ts";
import { regroup } from "../usecases/entry/regroup.ts";
import { undoRegroup } from "../usecases/entry/undoRegroup.ts";
import { createCategory, createCompetition, createEntrant, createEvent } from "./factories.ts";
import type { TestDatabase } from "./testDatabases.ts";
import { createTestDeps } from "./testDeps.ts";
import { createOfficial } from "./testScoring.ts";

type Db = TestDatabase["db"];

export const MEN = { sex: "m", age_min: 18, level: "expert", style: "nogi" } as const;
export const BOYS = { sex: "m", age_min: 8, age_max: 9, level: "all", style: "nogi" } as const;

/** A class of one beside a class of three, and a children's class of nine. */
export async function createRegroupDay(database: TestDatabase) {
  const deps = createTestDeps(database);
  const { db } = deps;
  const admin = await createOfficial(db, "admin");
  const event = await createEvent(db);
  const { id: competition_id, uuid } = await createCompetition(db, { event_id: event.id });
  const light = await createCategory(db, {
    ...MEN,
    competition_id,
    title: "до 71 кг",
    weight_min: 66,
    weight_max: 71,
  });
  const heavy = await createCategory(db, {
    ...MEN,
    competition_id,
    title: "до 77 кг",
    weight_min: 71,
    weight_max: 77,
  });
  const boys = await createCategory(db, {
    ...BOYS,
    competition_id,
    title: "до 34 кг",
    format: "single_elimination_two_bronzes",
    weight_min: 20,
    weight_max: 34,
  });
  const alone = await createEntrant(db, light.id, { weight: 70 });
  const others = [];
  for (const weight of [72, 74, 76.5]) others.push(await createEntrant(db, heavy.id, { weight }));
  const children = [];
  for (const weight of [24, 24.5, 25, 25.5, 29, 30, 30.5, 31, 31.5])
    children.push(await createEntrant(db, boys.id, { weight }));
  const plan = async (wish: RegroupWish) => {
    const previewed = await previewRegroup(deps, admin, uuid, wish);
    if (!previewed.ok) throw new Error(previewed.problem.code);
    return previewed.value;
  };
  const apply = async (wish: RegroupWish) => {
    const id = randomUUID();
    const { basis, groups } = await plan(wish);
    const titles = groups.map((_, index) => `Группа ${index + 1}`);
    return { id, done: await regroup(deps, admin, uuid, { id, wish, basis, titles }) };
  };
  const merge = { act: "merge" as const, from: [light.uuid], into: heavy.uuid };
  const split = { act: "split", category: boys.uuid } as const;
  const undo = (id: string) => undoRegroup(deps, admin, uuid, id);
  return {
    deps,
    db,
    admin,
    event,
    uuid,
    light,
    heavy,
    boys,
    alone,
    others,
    children,
    merge,
    split,
    plan,
    apply,
    undo,
  };
}

/** Every row that regrouping may touch. */
export async function everyPlace(db: Db, competitionId: number) {
  const ofCompetition = db.selectFrom("category").select("id").where("competition_id", "=", competitionId);
  return {
    categories: await db
      .selectFrom("category")
      .selectAll()
      .where("competition_id", "=", competitionId)
      .orderBy("id")
      .execute(),
    members: await db
      .selectFrom("category_fighter")
      .selectAll()
      .where("category_id", "in", ofCompetition)
      .orderBy("category_id")
      .orderBy("fighter_id")
      .execute(),
    weighIns: await db
      .selectFrom("weigh_in")
      .selectAll()
      .where("category_id", "in", ofCompetition)
      .orderBy("category_id")
      .orderBy("fighter_id")
      .execute(),
    fighters: await db.selectFrom("fighter").selectAll().orderBy("id").execute(),
    applications: await db.selectFrom("application").selectAll().orderBy("id").execute(),
    changes: await db.selectFrom("application_change").selectAll().orderBy("id").execute(),
  };
}

/** As the scale wrote it. */
export const weighed = (
  category: CategoryRow,
  fighterId: number,
  state: "passed" | "overweight" | "no_show",
  weight: number | null,
) => ({
  category_id: category.id,
  fighter_id: fighterId,
  state,
  weight,
  attempts: 1,
  has_papers: true,
  weight_before: null,
  at_ms: 5,
  actor_id: null,
});
