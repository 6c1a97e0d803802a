import { expect, test } from "vitest";
import tokens from "./tokens.css?raw";

const MODES = { light: customProperties(":root,\n.light {"), dark: customProperties("\n  .dark {") };
const CONSTANTS = customProperties(":root {");

test("every colour of the light mode has its dark counterpart", () => {
  const shared = ["--focus-outer", "--focus-offset"];
  const missing = [...MODES.light.keys()].filter((name) => !MODES.dark.has(name) && !shared.includes(name));
  expect(missing).toEqual([]);
});

const TEXT_PAIRS = [
  ["--ink", "--bg"],
  ["--ink", "--surface"],
  ["--ink-2", "--surface-2"],
  ["--ink-3", "--surface-2"],
  ["--ink-3", "--surface-3"],
  ["--ink-inv", "--ink"],
  ["--on-primary", "--primary"],
  ["--on-primary", "--primary-hover"],
  ["--primary-text", "--primary-soft"],
  ["--primary-text", "--surface"],
  ["--on-live", "--live"],
  ["--live-text", "--live-soft"],
  ["--on-red", "--red"],
  ["--on-blue", "--blue"],
  ["--on-danger", "--danger"],
  ["--on-danger", "--danger-hover"],
  ["--danger-text", "--danger-soft"],
  ["--danger-text", "--bg"],
  ["--on-gold", "--gold"],
  ["--on-silver", "--silver"],
  ["--on-bronze", "--bronze"],
] as const;

const EDGE_PAIRS = [
  ["--line-ctl", "--surface"],
  ["--line-ctl", "--bg"],
  ["--danger", "--surface"],
  ["--primary", "--surface"],
] as const;

for (const mode of ["light", "dark"] as const) {
  test.for(TEXT_PAIRS)(`${mode}: %s reads on %s at 4.5 to 1`, ([text, ground]) => {
    expect(contrast(colour(mode, text), colour(mode, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.for(EDGE_PAIRS)(`${mode}: the edge %s is seen on %s at 3 to 1`, ([edge, ground]) => {
    expect(contrast(colour(mode, edge), colour(mode, ground))).toBeGreaterThanOrEqual(3);
  });
}

function colour(mode: "light" | "dark", name: string): string {
  return MODES[mode].get(name) ?? CONSTANTS.get(name) ?? "absent";
}

function customProperties(opening: string): ReadonlyMap<string, string> {
  const from = tokens.indexOf(opening);
  const block = tokens.slice(from, tokens.indexOf("\n}", from));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
