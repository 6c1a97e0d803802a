import { randomUUID } from "node:crypto";
import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from "fast-check";
import { expect, test } from "vitest";
import type { RegroupWish } from "#contract/entry/regroup.ts";
import { saveWeighIn } from "../../persistence/entry/weighInRows.ts";
import {
  createApplication,
  createCategory,
  createCategoryFighter,
  createCompetition,
  createEntrant,
} from "../../testing/factories.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { BOYS, createRegroupDay, everyPlace, weighed } from "../../testing/regroupDay.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { previewRegroup } from "./readRegrouping.ts";
import { regroup } from "./regroup.ts";
import { undoRegroup } from "./undoRegroup.ts";

describeOnEachEngine("any regrouping", (database) => {
  const person = record({
    weight: integer({ min: 200, max: 340 }),
    state: constantFrom("passed", "overweight", "no_show", undefined),
    hasEntry: boolean(),
    isInBoth: boolean(),
  });
  const small = array(person, { minLength: 1, maxLength: 3 });

  test("[CT28, CT29] loses nobody, and its undo restores every row", async () => {
    const { deps, db, admin, event } = await createRegroupDay(database());
    await assert(
      asyncProperty(
        small,
        array(person, { minLength: 6, maxLength: 12 }),
        boolean(),
        async (few, many, isMerge) => {
          const { id: competition_id, uuid } = await createCompetition(db);
          const [one, other] = [
            await createCategory(db, { ...BOYS, competition_id, weight_max: 30 }),
            await createCategory(db, { ...BOYS, competition_id, weight_max: 34 }),
          ];
          for (const [category, people] of [
            [one, few],
            [other, many],
          ] as const)
            for (const { weight, state, hasEntry, isInBoth } of people) {
              const { id: fighter_id } = await createEntrant(db, category.id, { weight: weight / 10 });
              if (isInBoth && category === one) await createCategoryFighter(db, other.id, fighter_id);
              const weight_in = state === "no_show" ? null : weight / 10;
              if (state !== undefined) await saveWeighIn(db, weighed(category, fighter_id, state, weight_in));
              if (hasEntry)
                await createApplication(db, {
                  event_id: event.id,
                  fighter_id,
                  category_id: category.id,
                  state: "accepted",
                });
            }
          const before = await everyPlace(db, competition_id);
          const wish: RegroupWish = isMerge
            ? { act: "merge", from: [one.uuid], into: other.uuid }
            : { act: "split", category: other.uuid };
          const previewed = await previewRegroup(deps, admin, uuid, wish);
          if (!previewed.ok) return;
          const { basis, groups, left } = previewed.value;
          const id = randomUUID();
          const titles = groups.map((_, index) => String(index));
          expect(await regroup(deps, admin, uuid, { id, wish, basis, titles })).toMatchObject({ ok: true });
          const after = await everyPlace(db, competition_id);
          const people = new Set(before.members.map((row) => row.fighter_id));
          expect(new Set(after.members.map((row) => row.fighter_id))).toEqual(people);
          const placed = groups.reduce((sum, { fighters }) => sum + fighters.length, left.length);
          const outside = isMerge ? 0 : after.members.filter((row) => row.category_id === one.id).length;
          expect(after.members).toHaveLength(placed + outside);
          expect(await undoRegroup(deps, admin, uuid, id)).toMatchObject({ ok: true });
          expect(await everyPlace(db, competition_id)).toEqual(before);
        },
      ),
      { numRuns: 15, ...TOLD_AT_ONCE },
    );
  });
});
