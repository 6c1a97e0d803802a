import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accentColours, COLOUR_MODES, contrast, GROUNDS, isMoved, LEAST_CONTRAST } from "./accent.ts";

const hex = (value: number) => `#${value.toString(16).padStart(6, "0")}`;

function unread(chosen: string): string[] {
  return COLOUR_MODES.flatMap((mode) => {
    const { primary, hover, on, soft } = accentColours(chosen, mode);
    const pairs = [...GROUNDS[mode], soft, on].map((ground) => [primary, ground] as const);
    return [...pairs, [hover, on] as const]
      .filter(([words, ground]) => contrast(words, ground) < LEAST_CONTRAST)
      .map(([words, ground]) => `${chosen} ${mode}: ${words} on ${ground}`);
  });
}

test("[LK2] every colour is read on every ground, in both modes", () => {
  const steps = Array.from({ length: 9 }, (_, step) => Math.round(step * 31.875));
  const grid = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => hex(red * 65_536 + green * 256 + blue))),
  );
  expect(grid.flatMap(unread)).toEqual([]);
  fc.assert(fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => unread(hex(value)).length === 0));
});

test("[LK2] a colour that is read already stays as it was chosen", () => {
  expect(accentColours("#0a6350", "light").primary).toBe("#0a6350");
  expect(accentColours("#46c39f", "dark").primary).toBe("#46c39f");
  expect([isMoved("#0a6350", "light"), isMoved("#0a6350", "dark")]).toEqual([false, true]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...COLOUR_MODES), (value, mode) => {
      const { primary } = accentColours(hex(value), mode);
      return accentColours(primary, mode).primary === primary;
    }),
  );
});

test("[LK2] a moved colour keeps its hue: yellow becomes a dark yellow, not another colour", () => {
  const { primary } = accentColours("#ffe000", "light");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(primary.slice(at, at + 2), 16),
  );
  expect(blue).toBe(0);
  expect(Math.abs(green / red - 0xe0 / 0xff)).toBeLessThan(0.02);
});

test("[LK2] black on white and a colour on itself", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#123456", "#123456")).toBe(1);
});
