import { expect, test } from "vitest";
import { category, child, upTo } from "./testing/categories.ts";
import { decideTransfer } from "./transfer.ts";
import { decideWeighIn, type WeighInEntry, type WeighInRules } from "./weighIn.ts";

const classes = [upTo(71), upTo(77), upTo(84), upTo(undefined), upTo(84, { uuid: "gi", style: "gi" })];
const entry: WeighInEntry = { status: "not_weighed", age: 25, category: upTo(77), all: classes };

const weigh = (weightKg: number, more: Partial<WeighInEntry> = {}, rules?: WeighInRules) =>
  decideWeighIn({ ...entry, ...more }, weightKg, "nogi", 1, rules);

test("[CT15] exactly the limit passes", () => {
  expect(weigh(77)).toEqual({ ok: true, value: { status: "passed", weightKg: 77 } });
});

test("[CT15] 100 g too much is overweight, and the next class is named", () => {
  expect(weigh(77.1)).toMatchObject({
    ok: true,
    value: { status: "overweight", overKg: 0.1, next: { uuid: "-84" }, consequence: "offer" },
  });
});

test("[CT15] far over, the first class that fits, not the next in the list", () => {
  expect(weigh(90)).toMatchObject({ value: { next: { uuid: "-open" } } });
});

test("[CT15] where no class is left, he is out", () => {
  expect(weigh(90, { all: [upTo(71), upTo(77), upTo(84)] })).toEqual({
    ok: true,
    value: { status: "overweight", weightKg: 90, overKg: 13, consequence: "out" },
  });
});

test("[CT15] a tolerance of 500 g is counted in grams, not in floating point", () => {
  const gi = upTo(82.3);
  expect(weigh(82.8, { category: gi }, { toleranceKg: 0.5 })).toMatchObject({ value: { status: "passed" } });
  expect(weigh(82.9, { category: gi }, { toleranceKg: 0.5 })).toMatchObject({
    value: { status: "overweight" },
  });
});

test("[CT16] a child of 12 is moved, at 13 he is asked", () => {
  expect(weigh(78, { age: 12 })).toMatchObject({ value: { consequence: "move" } });
  expect(weigh(78, { age: 13 })).toMatchObject({ value: { consequence: "offer" } });
});

test("an absolute has no limit to miss", () => {
  expect(weigh(140, { category: upTo(undefined, { isAbsolute: true }) })).toMatchObject({
    value: { status: "passed" },
  });
});

test("[CT8] after the draw no class is offered any more", () => {
  const drawn = classes.map((one) => ({ ...one, status: "drawn" as const }));
  expect(weigh(78, { all: drawn })).toMatchObject({ value: { consequence: "out" } });
});

test.each([0, -70, Number.NaN, Number.POSITIVE_INFINITY, 76.45])(
  "[CT15] %d is not a weight from a scale",
  (kg) => {
    expect(weigh(kg)).toEqual({ ok: false, problem: { code: "weight-unreadable" } });
  },
);

test("[CT17] wrong attire, one attempt too many and a second pass are refused", () => {
  expect(decideWeighIn(entry, 76, "gi", 1)).toEqual({
    ok: false,
    problem: { code: "wrong-attire", needed: "nogi" },
  });
  expect(decideWeighIn(entry, 76, "nogi", 3, { toleranceKg: 0, mostAttempts: 2 })).toEqual({
    ok: false,
    problem: { code: "too-many-attempts", most: 2 },
  });
  expect(weigh(76, { status: "passed" })).toEqual({ ok: false, problem: { code: "already-passed" } });
});

test("[CT8] who missed the weight is moved, with a journal line and new formats", () => {
  const from = upTo(77, {}, 78, 75, 76);
  const to = upTo(84, {}, 80, 81, 82, 83, 84);
  const moved = decideTransfer("-77#1", 78, from, to);
  expect(moved).toMatchObject({
    ok: true,
    value: {
      fromFormat: "best_of_three",
      toFormat: "groups_playoff",
      journal: { action: "moved-by-weight", fighter: "-77#1", from: "-77", to: "-84", weightKg: 78 },
    },
  });
  expect(moved.ok && moved.value.to.fighters.at(-1)).toEqual({ uuid: "-77#1", weight: 78 });
  expect(moved.ok && moved.value.from.fighters).toHaveLength(2);
});

test("[CT8] nobody is moved out of a drawn category or into one", () => {
  const [from, to] = [upTo(77, {}, 78), upTo(84, {}, 80)];
  const drawn = { status: "drawn" } as const;
  const refusal = (category: string) => ({ ok: false, problem: { code: "category-drawn", category } });
  expect(decideTransfer("-77#1", 78, { ...from, ...drawn }, to)).toEqual(refusal("-77"));
  expect(decideTransfer("-77#1", 78, from, { ...to, ...drawn })).toEqual(refusal("-84"));
});

test("a move by weight stays in sex, age, level and style, and fits", () => {
  const from = upTo(77, {}, 90);
  const code = (to: typeof from) => {
    const moved = decideTransfer("-77#1", 90, from, to);
    return moved.ok ? "moved" : moved.problem.code;
  };
  expect(code(upTo(undefined, { sex: "f" }))).toBe("other-kind");
  expect(code(upTo(undefined, { style: "gi" }))).toBe("other-kind");
  expect(code(upTo(undefined, { level: "novice" }))).toBe("other-kind");
  expect(code({ ...upTo(undefined), ...child() })).toBe("other-kind");
  expect(code(upTo(84))).toBe("too-heavy");
  expect(code({ ...upTo(undefined), fighters: from.fighters })).toBe("already-entered");
  expect(decideTransfer("nobody", 70, from, category())).toMatchObject({ problem: { code: "not-entered" } });
});
