import { ok, refuse, type Result } from "#domain/result.ts";
import { currentFormat, decideFormat, FORMATS, type Format } from "./formats.ts";

/** From so many athletes on a category is fought in this format, until the next line begins. */
export type FormatLine = { readonly from: number; readonly format: Format };

/** Which format for how many athletes, for a whole competition; the fewest first. */
export type FormatPackage = readonly FormatLine[];

export const LEAST_DRAWN = 2;
export const MOST_DRAWN = 128;

export const FORMAT_PRESET_NAMES = [
  "usual",
  "russian",
  "russian_grappling",
  "uww",
  "ibjjf",
  "twice",
  "short",
] as const;
export type FormatPreset = (typeof FORMAT_PRESET_NAMES)[number];

/** What an organiser begins with; every line may be changed. */
export const FORMAT_PRESETS: Readonly<Record<FormatPreset, FormatPackage>> = {
  usual: [
    { from: 2, format: "best_of_three" },
    { from: 3, format: "round_robin" },
    { from: 6, format: "groups_playoff" },
    { from: 8, format: "single_elimination_two_bronzes" },
  ],
  russian: [
    { from: 2, format: "round_robin" },
    { from: 7, format: "russian_order" },
  ],
  russian_grappling: [
    { from: 2, format: "round_robin" },
    { from: 7, format: "repechage_from_semifinalists" },
  ],
  uww: [
    { from: 2, format: "round_robin" },
    { from: 6, format: "groups_playoff" },
    { from: 8, format: "repechage_from_finalists" },
  ],
  ibjjf: [
    { from: 2, format: "single_elimination_two_bronzes" },
    { from: 3, format: "three_person" },
    { from: 4, format: "single_elimination_two_bronzes" },
  ],
  twice: [
    { from: 2, format: "best_of_three" },
    { from: 3, format: "round_robin" },
    { from: 6, format: "groups_playoff" },
    { from: 8, format: "double_elimination_bronze" },
  ],
  short: [{ from: 2, format: "single_elimination_two_bronzes" }],
};

/** The preset these lines are, if they are one. */
export function presetOf(lines: FormatPackage): FormatPreset | undefined {
  return FORMAT_PRESET_NAMES.find((name) => isSamePackage(FORMAT_PRESETS[name], lines));
}

export function isSamePackage(one: FormatPackage, other: FormatPackage): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, format }, index) => from === other[index]?.from && format === other[index].format)
  );
}

export type PackageProblem =
  /** The first line is for two, and every other begins after the one before it. */
  | { readonly code: "formats-out-of-order"; readonly line: number }
  | {
      readonly code: "formats-do-not-fit";
      readonly line: number;
      readonly least: number;
      readonly most: number;
    };

/** A package that answers for every number that can be drawn (DR86). */
export function decidePackage(lines: FormatPackage): Result<FormatPackage, PackageProblem> {
  if (lines.length === 0) return refuse({ code: "formats-out-of-order", line: 0 });
  for (const [line, { from, format }] of lines.entries()) {
    const before = line === 0 ? LEAST_DRAWN : (lines[line - 1]?.from ?? 0) + 1;
    const isInOrder = line === 0 ? from === before : from >= before && from <= MOST_DRAWN;
    if (!isInOrder || !Number.isInteger(from)) return refuse({ code: "formats-out-of-order", line });
    const to = lastOf(lines, line);
    const { least, most } = drawableSizes(format);
    if (from < least || to > most) return refuse({ code: "formats-do-not-fit", line, least, most });
  }
  return ok(lines);
}

/** The greatest number of athletes a line is for. */
export function lastOf(lines: FormatPackage, line: number): number {
  const next = lines[line + 1];
  return next === undefined ? MOST_DRAWN : next.from - 1;
}

/** How many can be drawn in a format; a shape that only large fields have counts as its plain one (DR83). */
export function drawableSizes(format: Format): { readonly least: number; readonly most: number } {
  const sizes = Array.from({ length: MOST_DRAWN - 1 }, (_, index) => index + LEAST_DRAWN);
  const fitting = sizes.filter((n) => fittingFormat(format, n) !== undefined);
  return { least: fitting[0] ?? MOST_DRAWN, most: fitting.at(-1) ?? 0 };
}

/** What may stand in a package: of two shapes of one format only the plain one. */
export const PACKAGE_FORMATS: readonly Format[] = FORMATS.filter(
  (format) => currentFormat(format, LEAST_DRAWN) === format,
);

/** What a format is drawn as for so many; undefined where it cannot be. */
export function fittingFormat(format: string | null, n: number): Format | undefined {
  const named = FORMATS.find((known) => known === format);
  const decided = decideFormat(named === undefined ? "" : currentFormat(named, n), n);
  return decided.ok ? decided.value : undefined;
}

/** What the package says for so many; one entrant has no bouts. */
export function formatFor(lines: FormatPackage, n: number): Format | undefined {
  const line = lines.findLast(({ from }) => from <= n);
  return fittingFormat(line?.format ?? null, n);
}

/** The category's own format as long as it fits so many, otherwise what the package says (DR87). */
export function chosenFormat(own: string | null, lines: FormatPackage, n: number): Format | undefined {
  return fittingFormat(own, n) ?? formatFor(lines, n);
}

/** What a category of this size is fought as unless the organiser chooses (DR1). */
export const defaultFormat = (n: number): Format | undefined => formatFor(FORMAT_PRESETS.usual, n);
