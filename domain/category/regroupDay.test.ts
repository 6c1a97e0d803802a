import { expect, test } from "vitest";
import { createChance } from "../draw/chance.ts";
import type { Category } from "./category.ts";
import { mergeCategories, proposeMerges } from "./merge.ts";
import { POOL, differencePercent, proposeSplits, splitByWeight } from "./split.ts";
import { classesOf, findWeightTables } from "./weightTables.ts";

/** Every class of the usual Russian tables, with so many people spread as entries are: most in the middle weights. */
function openOf(people: number, seed: number): Category[] {
  const chance = createChance(seed);
  const empty = findWeightTables({
    federation: "Россия, джиу-джитсу (sub only 2026)",
    style: "nogi",
  }).flatMap((table) =>
    table.sexes.flatMap((sex) =>
      classesOf(table).map(({ weightMin, weightMax }): Category => ({
        uuid: `${table.ages} ${sex} ${weightMax ?? "open"}`,
        title: "",
        style: "nogi",
        sex,
        ageMin: table.ageMin,
        ...(table.ageMax !== undefined && { ageMax: table.ageMax }),
        level: "all",
        ...(weightMin !== undefined && { weightMin }),
        ...(weightMax !== undefined && { weightMax }),
        status: "draft",
        fighters: [],
      })),
    ),
  );
  const chosen = Array.from({ length: people }, () =>
    Math.floor((chance.below(empty.length) + chance.below(empty.length)) / 2),
  );
  return empty.map((category, at) => {
    const { weightMin = (category.weightMax ?? 0) * 0.85, weightMax = weightMin * 1.2 } = category;
    const count = chosen.filter((one) => one === at).length;
    const weights = Array.from(
      { length: count },
      () => weightMin + (chance.below(100) / 100) * (weightMax - weightMin),
    );
    const fighters = weights.map((weight, n) => ({
      uuid: `${at}-${n}`,
      weight: Math.round(weight * 10) / 10,
    }));
    return { ...category, fighters };
  });
}

const isMinor = ({ ageMax = 99 }: Category) => ageMax < 18;

test.each([1, 2, 3, 4, 5])(
  "[CT24] [CT25] [CT31] an open of 300 is put in order step by step (%i)",
  (seed) => {
    const before = openOf(300, seed);
    expect(before.length).toBeGreaterThan(20);
    let day = before;
    for (;;) {
      const proposal = proposeMerges(day).find(({ to }) => to !== undefined);
      const from = day.find(({ uuid }) => uuid === proposal?.category);
      const into = day.find(({ uuid }) => uuid === proposal?.to?.category);
      if (from === undefined || into === undefined) break;
      expect([from.sex, isMinor(from)]).toEqual([into.sex, isMinor(into)]);
      day = day
        .filter((one) => one !== from)
        .map((one) => (one === into ? mergeCategories(into, [from]) : one));
    }
    const everybody = (all: readonly Category[]) =>
      all.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid)).toSorted();
    expect(everybody(day)).toEqual(everybody(before));
    expect(proposeMerges(day).every(({ to }) => to === undefined)).toBe(true);
    for (const uuid of proposeSplits(day)) {
      const category = day.find((one) => one.uuid === uuid);
      const split = category && splitByWeight(category);
      const pools = split?.ok ? split.value : [];
      expect(pools.length).toBeGreaterThan(1);
      for (const { fighters } of pools) {
        expect(fighters.length).toBeGreaterThanOrEqual(POOL.least);
        expect(differencePercent(fighters.map(({ weight }) => weight))).toBeLessThanOrEqual(
          2 * POOL.differencePercent,
        );
      }
    }
  },
);
