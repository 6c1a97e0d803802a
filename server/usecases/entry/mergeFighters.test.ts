import { randomUUID } from "node:crypto";
import { assert, asyncProperty, boolean, constantFrom, record } from "fast-check";
import { expect, test } from "vitest";
import type { PersonField } from "#domain/person/merge.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import { findFightingById } from "../../persistence/bout/fightingRows.ts";
import { findFighterById, joinCategory } from "../../persistence/entry/people.ts";
import { findFighterNames } from "../../persistence/account/stars.ts";
import { findKeptUuid, findMergedUuids } from "../../persistence/entry/personMerges.ts";
import { saveWeighIn } from "../../persistence/entry/weighInRows.ts";
import {
  createAccount,
  createApplication,
  createCategory,
  createCategoryFighter,
  createProfile,
} from "../../testing/factories.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial, createScorer } from "../../testing/testScoring.ts";
import { verifyBout } from "../bout/verifyBout.ts";
import { findSuspects } from "./findSuspects.ts";
import { mergeFighters, previewMerge, tellApart } from "./mergeFighters.ts";
import { publishNames } from "./publishNames.ts";
import { undoMerge } from "./undoMerge.ts";

type Db = TestDatabase["db"];

/** Two people, each number one of a drawn category of their own, in two tournaments. */
async function createTwo(database: TestDatabase) {
  const deps = createTestDeps(database);
  const admin = await createOfficial(deps.db, "admin");
  const table = await createScorer(deps);
  const [here, there] = [await createTestCompetition(deps.db), await createTestCompetition(deps.db)];
  const [one, other] = [found(here.fighters[0]), found(there.fighters[0])];
  const open = await createCategory(deps.db, { competition_id: here.competition.id });
  const { uuid } = here.competition;
  const merge = (
    pair: readonly [FighterRow, FighterRow],
    choices: Partial<Record<PersonField, string>> = {},
  ) => {
    const id = randomUUID();
    return mergeFighters(deps, admin, uuid, { id, one: pair[0].uuid, other: pair[1].uuid, choices }).then(
      (done) => ({ id, done }),
    );
  };
  return {
    deps,
    admin,
    here,
    there,
    one,
    other,
    open,
    uuid,
    merge,
    undo: (id: string) => undoMerge(deps, admin, uuid, id),
    fight: (bout: { readonly uuid: string }, line: string) => table.write(bout.uuid, line),
  };
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("it is not there");
  return thing;
}

/** Every row but those that say when something happened. */
async function everything(db: Db) {
  const rows = async (table: "fighter" | "category" | "fighting" | "application") =>
    db.selectFrom(table).selectAll().orderBy("id").execute();
  const pairs = (table: "category_fighter" | "weigh_in") =>
    db.selectFrom(table).selectAll().orderBy("category_id").orderBy("fighter_id").execute();
  const heads = await db.selectFrom("fighting_head").selectAll().orderBy("fighting_uuid").execute();
  return {
    fighters: await rows("fighter"),
    categories: await rows("category"),
    bouts: await rows("fighting"),
    applications: await rows("application"),
    members: await pairs("category_fighter"),
    weighIns: await pairs("weigh_in"),
    heads: heads.map(({ last_rev: _when, ...head }) => head),
    log: await db.selectFrom("fighting_event").selectAll().orderBy("id").execute(),
    changes: await db.selectFrom("application_change").selectAll().orderBy("id").execute(),
    pushes: await db.selectFrom("push_sent").selectAll().orderBy("fighting_uuid").execute(),
    ties: await db.selectFrom("star").selectAll().orderBy("ref").execute(),
  };
}

async function faults(db: Db): Promise<string[]> {
  const bouts = await db.selectFrom("fighting").select("uuid").execute();
  const told = await Promise.all(bouts.map(({ uuid }) => verifyBout(db, uuid)));
  return told.flat();
}

describeOnEachEngine("merging two fighters", (database) => {
  test("[PS9, PS12] bouts, draws, weighings and entries follow; results stay and every head follows from its log", async () => {
    const { deps, here, there, one, other, merge, fight, uuid } = await createTwo(database());
    const { db } = deps;
    await fight(there.bout("SF1"), "R+2 R#points");
    await fight(here.bout("SF1"), "R+2 R#points");
    await fight(here.bout("F"), "R+4");
    const { done } = await merge([one, other]);
    expect(done).toMatchObject({ ok: true });
    const [kept, gone] = done.ok && done.value.kept === one.uuid ? [one, other] : [other, one];
    const moved = found(await findFightingById(db, (kept === one ? there : here).bout("SF1").id));
    expect(moved).toMatchObject({ red_fighter_id: kept.id, winner_id: kept.id, state: "finished" });
    expect(moved.points).toMatchObject({ [kept.uuid]: { scores: 2 } });
    expect(await faults(db)).toEqual([]);
    expect(await findFighterById(db, gone.id)).toMatchObject({ merged_into: kept.id });
    expect(await findKeptUuid(db, gone.uuid)).toBe(kept.uuid);
    const categories = await db.selectFrom("category").select("draw").execute();
    expect(JSON.stringify(categories)).not.toContain(gone.uuid);
    const [star] = await findFighterNames(db, [{ kind: "fighter", ref: gone.uuid }]);
    const called = found(await findFighterById(db, kept.id));
    expect(star).toMatchObject({ ref: gone.uuid, name: `${called.first_name ?? ""} ${called.last_name}` });
    expect(await findMergedUuids(db, [kept.uuid])).toEqual(new Map([[gone.uuid, kept.uuid]]));
    const after = await findSuspects(deps, uuid);
    expect(after).toMatchObject({ ok: true, value: { people: 4, merges: [{ kept: kept.uuid }] } });
  });

  test("[PS8] who is drawn twice in a category, or meets, stays two; the preview says why", async () => {
    const { deps, here, merge, uuid } = await createTwo(database());
    const [first, , third, fourth] = here.fighters;
    // In a bracket of four, one and four meet; one and three are only drawn together.
    expect((await merge([found(first), found(fourth)])).done).toMatchObject({
      problem: { code: "met-in-a-bout" },
    });
    expect((await merge([found(first), found(third)])).done).toMatchObject({
      problem: { code: "drawn-twice" },
    });
    const pair = { one: found(first).uuid, other: found(third).uuid };
    expect(await previewMerge(deps, uuid, pair)).toMatchObject({
      value: { plan: null, refusal: { code: "drawn-twice", category: here.category.uuid } },
    });
  });

  test("[PS10] what is fought after the merge goes with the record it belongs to when they are two again", async () => {
    const { deps, here, there, one, other, merge, undo, fight } = await createTwo(database());
    const { id } = await merge([one, other]);
    await fight(here.bout("SF1"), "R+2 R#points");
    await fight(there.bout("SF1"), "B+2 B#points");
    expect(await undo(id)).toMatchObject({ ok: true });
    const bouts = [here.bout("SF1").id, there.bout("SF1").id];
    const rows = await Promise.all(bouts.map((bout) => findFightingById(deps.db, bout)));
    expect(rows.map((row) => row?.red_fighter_id)).toEqual([one.id, other.id]);
    expect(rows[0]?.winner_id).toBe(one.id);
    expect(await faults(deps.db)).toEqual([]);
    expect(await undo(id)).toMatchObject({ problem: { code: "already-undone" } });
  });

  test("[PS10] it is not undone once an entry was changed, or the competition is closed", async () => {
    const { deps, here, one, other, open, merge, undo, fight } = await createTwo(database());
    await fight(here.bout("SF1"), "R+2 R#points");
    await createCategoryFighter(deps.db, open.id, other.id);
    const { id } = await merge([one, other]);
    await deps.db.deleteFrom("category_fighter").where("category_id", "=", open.id).execute();
    expect(await undo(id)).toMatchObject({ problem: { code: "changed-since" } });
    await joinCategory(deps.db, { category_id: open.id, fighter_id: one.id });
    await deps.db.updateTable("competition").set({ status: "closed" }).execute();
    expect(await undo(id)).toMatchObject({ problem: { code: "competition-closed" } });
    await deps.db.updateTable("competition").set({ status: "in_progress" }).execute();
    expect(await undo(id)).toMatchObject({ ok: true });
  });

  test("[PS11] alike records of a competition are named until somebody says that they are two", async () => {
    const { deps, admin, here, uuid } = await createTwo(database());
    const names = [
      { last_name: "Соковнин", first_name: "Тихон", birth_date: "2010-01-30" },
      { last_name: "Тихон", first_name: "Соковнин", birth_date: "2010-01-31" },
    ];
    for (const [index, name] of names.entries())
      await deps.db
        .updateTable("fighter")
        .set(name)
        .where("id", "=", found(here.fighters[index]).id)
        .execute();
    const [one, other] = [found(here.fighters[0]).uuid, found(here.fighters[1]).uuid];
    const suspects = await findSuspects(deps, uuid);
    expect(suspects).toMatchObject({
      value: {
        people: 4,
        entries: 4,
        pairs: [{ likeness: { names: "same", born: "near" }, isCertain: false }],
      },
    });
    expect(suspects.ok && suspects.value.pairs.flatMap((pair) => [pair.one, pair.other]).sort()).toEqual(
      [one, other].sort(),
    );
    await tellApart(deps, admin, uuid, { one: other, other: one });
    expect(await findSuspects(deps, uuid)).toMatchObject({ value: { pairs: [] } });
  });

  test("[PS6, PS10] to merge and to undo leaves every row as it was, whatever hangs on both", async () => {
    const { deps, here, there, open, merge, undo, fight } = await createTwo(database());
    const { db } = deps;
    const account = await createAccount(db);
    const second = await createCategory(db, { competition_id: here.competition.id });
    const someone = record({
      isHere: boolean(),
      isEntered: boolean(),
      hasProfile: boolean(),
      isHidden: boolean(),
      weighed: constantFrom("passed", "overweight", undefined),
      coach: constantFrom(null, "Дёмин С."),
    });
    const people = [...here.fighters, ...there.fighters];
    await fight(there.bout("SF1"), "R+2 R#points");
    let round = 0;
    await assert(
      asyncProperty(someone, someone, boolean(), async (first, later, isFought) => {
        round += 1;
        const pair = [found(people[round % 4]), found(people[4 + (round % 4)])] as const;
        for (const [index, { isHere, isEntered, hasProfile, isHidden, weighed, coach }] of [
          first,
          later,
        ].entries()) {
          const fighter = found(pair[index]);
          const profile = hasProfile ? await createProfile(db, { owner_id: account.id }) : undefined;
          const names = isHidden ? { real_last_name: "Скромников", real_first_name: "Пётр" } : {};
          await db
            .updateTable("fighter")
            .set({
              coach,
              profile_id: profile?.id ?? null,
              real_last_name: null,
              real_first_name: null,
              ...names,
            })
            .where("id", "=", fighter.id)
            .execute();
          if (profile !== undefined) await db.transaction().execute((trx) => publishNames(trx, profile.id));
          if (isHere) await joinCategory(db, { category_id: open.id, fighter_id: fighter.id });
          if (isEntered && profile !== undefined)
            await createApplication(db, {
              owner_id: account.id,
              profile_id: profile.id,
              event_id: here.competition.event_id ?? 0,
              category_id: open.id,
              fighter_id: fighter.id,
              state: "accepted",
            });
          if (weighed !== undefined)
            await saveWeighIn(db, {
              category_id: second.id,
              fighter_id: fighter.id,
              state: weighed,
              weight: 66,
              attempts: 1,
              has_papers: true,
              at_ms: round,
            });
        }
        if (isFought && round < 2) await fight(here.bout("SF1"), "R+2 R#points");
        const before = await everything(db);
        const { id, done } = await merge([pair[0], pair[1]], { coach: pair[1].uuid });
        expect(done).toMatchObject({ ok: true });
        expect(await faults(db)).toEqual([]);
        expect(await undo(id)).toMatchObject({ ok: true });
        expect(await everything(db)).toEqual(before);
        expect(await faults(db)).toEqual([]);
      }),
      { ...TOLD_AT_ONCE, numRuns: 12 },
    );
  });
});
