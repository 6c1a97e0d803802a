import { decideDraw } from "../draw/draw.ts";
import { chosenFormat, FORMAT_PRESETS, type FormatPackage } from "../draw/formatPackage.ts";
import type { Format } from "../draw/formats.ts";

export type Medals = { readonly gold: number; readonly silver: number; readonly bronze: number };

/** Medals to have at hand: what the formats of these categories give out, before anything is fought (AW7). */
export function medalNeeds(
  categories: readonly { readonly n: number; readonly format?: Format | undefined }[],
  formats: FormatPackage = FORMAT_PRESETS.usual,
): Medals {
  return categories.reduce<Medals>((sum, { n, format }) => add(sum, medalsOf(n, format, formats)), NONE);
}

const NONE: Medals = { gold: 0, silver: 0, bronze: 0 };

function medalsOf(n: number, format: Format | undefined, formats: FormatPackage): Medals {
  if (n === 1) return { ...NONE, gold: 1 };
  const draw = decideDraw(chosenFormat(format ?? null, formats, n) ?? "", n);
  const places = draw.ok ? draw.value.places.map(({ place }) => place) : [];
  const count = (place: number) => places.filter((given) => given === place).length;
  return { gold: count(1), silver: count(2), bronze: count(3) };
}

const add = (a: Medals, b: Medals): Medals => ({
  gold: a.gold + b.gold,
  silver: a.silver + b.silver,
  bronze: a.bronze + b.bronze,
});
