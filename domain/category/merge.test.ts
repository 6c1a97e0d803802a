import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "./category.ts";
import { LEVELS } from "./levels.ts";
import { mergeCategories, mergeProblem, MERGE_REASONS, proposeMerges } from "./merge.ts";
import { category } from "./testing/categories.ts";

const small = category({ uuid: "to-71", weightMin: 66, weightMax: 71 }, 70);
const child = (more: Partial<Category>, ...weights: number[]) =>
  category({ ageMin: 10, ageMax: 11, level: "novice", weightMin: 30, weightMax: 34, ...more }, ...weights);
const proposed = (...all: Category[]) => proposeMerges(all)[0]?.to;

test("[CT24] a class of one is proposed for the next heavier of its age and level", () => {
  const heavier = category({ uuid: "to-77", weightMin: 71, weightMax: 77 }, 76, 75, 74);
  const heaviest = category({ uuid: "to-84", weightMin: 77, weightMax: 84 }, 80, 81, 82);
  const lighter = category({ uuid: "to-66", weightMin: 62, weightMax: 66 }, 65, 64, 66);
  expect(proposeMerges([lighter, small, heaviest, heavier])).toEqual([
    {
      category: "to-71",
      to: { category: "to-77", reason: "heavier-class" },
      drawn: undefined,
      choice: ["to-66", "to-84", "to-77"],
    },
  ]);
});

test("[CT24] past an empty class only who is near in weight", () => {
  const empty = category({ uuid: "to-77", weightMin: 71, weightMax: 77 });
  const far = category({ uuid: "to-84", weightMin: 77, weightMax: 84 }, 83, 84, 82);
  expect(proposed(small, empty, far)).toBeUndefined();
  const near = category({ uuid: "to-84", weightMin: 77, weightMax: 84 }, 77, 76.5, 77);
  expect(proposed(small, empty, near)).toEqual({ category: "to-84", reason: "heavier-class" });
});

test("[CT24] children: the same weight of a neighbouring level, then the next older age within 10 %", () => {
  const one = child({ uuid: "one" }, 32);
  const level = child({ uuid: "level", level: "intermediate" }, 31, 33, 34);
  const expert = child({ uuid: "expert", level: "expert" }, 31, 33, 34);
  const older = child({ uuid: "older", ageMin: 12, ageMax: 13 }, 31, 33, 34);
  expect(proposed(one, older, expert, level)).toEqual({ category: "level", reason: "neighbouring-level" });
  expect(proposed(one, expert, older)).toEqual({ category: "older", reason: "older-age" });
  const heavy = child({ uuid: "older", ageMin: 12, ageMax: 13 }, 31, 33, 34.2);
  expect(proposed(one, expert, heavy)).toBeUndefined();
  const oldest = child({ uuid: "oldest", ageMin: 14, ageMax: 15 }, 31, 33, 34);
  expect(proposed(one, child({ uuid: "older", ageMin: 12, ageMax: 13 }), oldest)).toBeUndefined();
  expect(
    proposed(small, category({ ...small, uuid: "level", level: "intermediate" }, 70, 71, 69)),
  ).toBeUndefined();
});

test("[CT55] few children of a belt join the next one of their weight, and never a heavier class of another belt", () => {
  const one = child({ uuid: "one", level: "grey" }, 32);
  const yellow = child({ uuid: "yellow", level: "yellow" }, 31, 33, 34);
  const heavier = child({ uuid: "heavier", level: "orange", weightMin: 34, weightMax: 38 }, 35, 36, 37);
  expect(proposed(one, heavier, yellow)).toEqual({ category: "yellow", reason: "neighbouring-level" });
  expect(proposed(one, heavier)).toBeUndefined();
  expect(proposed(one, child({ uuid: "orange", level: "orange" }, 31, 33))).toBeUndefined();
  const youth = { ageMin: 14, ageMax: 17 };
  const blue = child({ uuid: "blue", level: "blue", ...youth }, 31, 33, 34);
  expect(proposed(child({ uuid: "one", level: "green", ...youth }, 32), blue)?.category).toBe("blue");
});

test("[CT24] the absolute comes last, and is never itself moved by weight", () => {
  const {
    weightMin: _,
    weightMax: __,
    ...open
  } = category({ uuid: "absolute", isAbsolute: true, level: "all" }, 70, 90, 99);
  expect(proposed(small, open)).toEqual({ category: "absolute", reason: "absolute" });
  expect(
    proposed({ ...open, fighters: open.fighters.slice(0, 1) }, category({}, 75, 74, 73)),
  ).toBeUndefined();
});

test("[CT24] how many are few is a setting; an empty category is none of them", () => {
  const three = category({ uuid: "three" }, 75, 74, 73);
  expect(proposeMerges([small, three, category({ uuid: "empty" })]).map((one) => one.category)).toEqual([
    "to-71",
  ]);
  expect(proposeMerges([small, three], 3).map((one) => one.category)).toEqual(["to-71", "three"]);
});

test("[CT24] a drawn category is not proposed, and where it is the only one that is told", () => {
  const drawn = category({ uuid: "to-77", status: "drawn" }, 76, 75, 74);
  expect(proposeMerges([small, drawn])).toEqual([
    { category: "to-71", to: undefined, drawn: "to-77", choice: [] },
  ]);
  expect(proposeMerges([{ ...small, status: "drawn" }])).toEqual([]);
});

test("[CT25] sexes are apart from 12 up, adults from minors, small children from juniors, gi from no-gi", () => {
  const girls = child({ uuid: "girls", sex: "f" }, 32);
  expect(mergeProblem(child({}, 32), girls)).toBeUndefined();
  expect(mergeProblem(child({ ageMax: 12 }, 32), girls)).toBe("sexes-apart");
  expect(mergeProblem(category(), category({ sex: "f" }))).toBe("sexes-apart");
  const juniors = category({ ageMin: 16, ageMax: 17 });
  expect(mergeProblem(juniors, category())).toBe("ages-apart");
  expect(mergeProblem(juniors, category({ ageMin: 14, ageMax: 15 }))).toBeUndefined();
  expect(mergeProblem(juniors, category({ ageMin: 10, ageMax: 11 }))).toBe("ages-apart");
  expect(mergeProblem(child({ ageMin: 7, ageMax: 9 }), child({ ageMin: 10, ageMax: 12 }))).toBeUndefined();
  const { ageMin: _, ageMax: __, ...unknown } = category();
  expect(mergeProblem(unknown, category())).toBe("ages-apart");
  expect(mergeProblem(unknown, unknown)).toBeUndefined();
  expect(mergeProblem(category(), category({ style: "gi" }))).toBe("other-style");
});

test("[CT26] one category is wide enough for everybody, and who stood in both stands once", () => {
  const heavier = category({ uuid: "to-77", level: "novice", ageMax: 40 }, 76, 75);
  const both = { ...small, fighters: [...small.fighters, ...heavier.fighters.slice(0, 1)] };
  expect(mergeCategories(heavier, [both])).toMatchObject({
    uuid: "to-77",
    sex: "m",
    ageMin: 18,
    ageMax: 40,
    level: "all",
    weightMin: 66,
    weightMax: 77,
    fighters: [
      { uuid: "to-77#1", weight: 76 },
      { uuid: "to-77#2", weight: 75 },
      { uuid: "to-71#1", weight: 70 },
    ],
  });
  const { weightMax: _, ...open } = heavier;
  expect(mergeCategories(open, [small])).not.toHaveProperty("weightMax");
});

const ages = fc.constantFrom(
  [8, 9],
  [10, 11],
  [12, 13],
  [14, 15],
  [16, 17],
  [18, undefined],
  [30, undefined],
);
const weights = fc.constantFrom([20, 30], [30, 40], [40, 66], [66, 77], [77, 90], [90, undefined]);
const anyCategory = fc
  .record({
    sex: fc.constantFrom("m", "f", "mixed"),
    ages,
    weights,
    level: fc.constantFrom(...LEVELS, "all"),
    style: fc.constantFrom("gi", "nogi"),
    status: fc.constantFrom("draft", "drawn", "finished", "merged"),
    people: fc.array(fc.integer({ min: 200, max: 1200 }), { maxLength: 5 }),
  })
  .map(({ ages: [ageMin, ageMax], weights: [weightMin, weightMax], people, ...rest }) => ({
    ...rest,
    title: "",
    ...(ageMin !== undefined && { ageMin }),
    ...(ageMax !== undefined && { ageMax }),
    ...(weightMin !== undefined && { weightMin }),
    ...(weightMax !== undefined && { weightMax }),
    fighters: people.map((weight, index) => ({ uuid: String(index), weight: weight / 10 })),
  }));
const day = fc
  .array(anyCategory, { maxLength: 25 })
  .map((all) => all.map((one, index): Category => ({ ...one, uuid: String(index) })));

test("[CT24] [CT25] whatever the categories, a proposal is of two open ones that may be one", () => {
  fc.assert(
    fc.property(day, (all) => {
      const byUuid = new Map(all.map((one) => [one.uuid, one]));
      for (const { category: uuid, to, choice } of proposeMerges(all)) {
        const one = byUuid.get(uuid);
        expect(one?.status).toBe("draft");
        for (const other of choice) {
          const target = byUuid.get(other);
          expect(target?.status).toBe("draft");
          expect(one && target && mergeProblem(one, target)).toBeUndefined();
        }
        if (to === undefined) continue;
        expect(choice).toContain(to.category);
        expect(MERGE_REASONS).toContain(to.reason);
      }
      expect(
        proposeMerges(all.toReversed())
          .map((one) => one.category)
          .toSorted(),
      ).toEqual(
        proposeMerges(all)
          .map((one) => one.category)
          .toSorted(),
      );
    }),
  );
});
