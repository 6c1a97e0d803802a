import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawBracket } from "./draw.ts";
import {
  chosenFormat,
  decidePackage,
  drawableSizes,
  FORMAT_PRESET_NAMES,
  FORMAT_PRESETS,
  formatFor,
  type FormatPackage,
  LEAST_DRAWN,
  MOST_DRAWN,
  PACKAGE_FORMATS,
  presetOf,
} from "./formatPackage.ts";
import { numbersTo } from "./mainTree.ts";
import { playDraw, rankWithoutTies } from "./testing/play.ts";

const SIZES = numbersTo(MOST_DRAWN).filter((n) => n >= LEAST_DRAWN);

const lines = fc
  .uniqueArray(fc.integer({ min: 2, max: 20 }), { minLength: 1, maxLength: 6 })
  .chain((begins) =>
    fc
      .array(fc.constantFrom(...PACKAGE_FORMATS), { minLength: begins.length, maxLength: begins.length })
      .map((formats): FormatPackage => {
        const sorted = begins.toSorted((one, other) => one - other);
        return formats.map((format, index) => ({ from: index === 0 ? 2 : (sorted[index] ?? 2), format }));
      }),
  );

const boutsOf = (preset: FormatPackage, n: number) =>
  drawBracket(formatFor(preset, n) ?? "round_robin", n).bouts.length;

test.each(FORMAT_PRESET_NAMES)("[DR85] the preset %s is a package, and is known again", (name) => {
  expect(decidePackage(FORMAT_PRESETS[name])).toEqual({ ok: true, value: FORMAT_PRESETS[name] });
  expect(presetOf(FORMAT_PRESETS[name].map((line) => ({ ...line })))).toBe(name);
});

test("[DR85] a package that was changed is no preset", () => {
  expect(presetOf([{ from: 2, format: "round_robin" }])).toBeUndefined();
  expect(presetOf([...FORMAT_PRESETS.short, { from: 9, format: "round_robin" }])).toBeUndefined();
});

test("[DR85] with «everybody at least twice» nobody goes home after one bout", () => {
  const chance = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: MOST_DRAWN }), chance, (n, coins) => {
      const draw = drawBracket(formatFor(FORMAT_PRESETS.twice, n) ?? "round_robin", n);
      const fought = new Map<number, number>();
      let tossed = 0;
      playDraw(
        draw,
        (a, b) => {
          for (const seed of [a, b]) fought.set(seed, (fought.get(seed) ?? 0) + 1);
          return { winner: coins[tossed++ % coins.length] === true ? a : b };
        },
        { rankGroup: rankWithoutTies },
      );
      for (const seed of numbersTo(n)) expect(fought.get(seed)).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 60 },
  );
});

test("[DR85] no preset has fewer bouts than the short day", () => {
  for (const n of SIZES)
    for (const name of FORMAT_PRESET_NAMES)
      expect(boutsOf(FORMAT_PRESETS[name], n)).toBeGreaterThanOrEqual(boutsOf(FORMAT_PRESETS.short, n));
});

test("[DR86] what is accepted answers for every number, what is refused does not", () => {
  fc.assert(
    fc.property(lines, (some) => {
      const isAnswering = SIZES.every((n) => formatFor(some, n) !== undefined);
      expect(decidePackage(some).ok).toBe(isAnswering);
    }),
    { numRuns: 400 },
  );
});

const REFUSED: readonly [string, FormatPackage, object][] = [
  ["nothing", [], { code: "formats-out-of-order", line: 0 }],
  ["none for two", [{ from: 3, format: "round_robin" }], { code: "formats-out-of-order", line: 0 }],
  [
    "two lines for one number",
    [
      { from: 2, format: "round_robin" },
      { from: 2, format: "russian_order" },
    ],
    { code: "formats-out-of-order", line: 1 },
  ],
  [
    "groups for twenty",
    [
      { from: 2, format: "round_robin" },
      { from: 6, format: "groups_playoff" },
    ],
    { code: "formats-do-not-fit", line: 1, least: 5, most: 16 },
  ],
];
test.each(REFUSED)("[DR86] refused: %s", (_, some, problem) => {
  expect(decidePackage(some)).toEqual({ ok: false, problem });
});

test("[DR86] a shape of large fields is the same line of a package", () => {
  expect(drawableSizes("double_elimination")).toEqual({ least: 2, most: MOST_DRAWN });
  expect(formatFor(FORMAT_PRESETS.twice, 16)).toBe("double_elimination_bronze");
  expect(formatFor(FORMAT_PRESETS.twice, 17)).toBe("double_elimination_bronze_crossed");
  expect(PACKAGE_FORMATS).not.toContain("double_elimination_crossed");
});

test("[DR87] the format of a category counts as long as it fits, then the package", () => {
  expect(chosenFormat("three_person", FORMAT_PRESETS.russian, 3)).toBe("three_person");
  expect(chosenFormat("three_person", FORMAT_PRESETS.russian, 9)).toBe("russian_order");
  expect(chosenFormat(null, FORMAT_PRESETS.russian, 6)).toBe("round_robin");
  expect(chosenFormat("not a format", FORMAT_PRESETS.ibjjf, 4)).toBe("single_elimination_two_bronzes");
  expect(chosenFormat(null, FORMAT_PRESETS.ibjjf, 1)).toBeUndefined();
});
