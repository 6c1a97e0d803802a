import { createChance } from "../draw/chance.ts";

/** The signs of every code on paper: none is taken for another, so 0, O, 1 and I are missing (PR1). */
export const CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 4;
/** The label before them, and people set signs apart. */
const SIGNS_AT_END = /^(.*?)(\S) ?(\S) ?(\S) ?(\S)$/;

/** The code on the score sheet of a bout. It follows from the bout's uuid alone: printed sheets stay good for ever. */
export const sheetCode = (uuid: string): string => signsFrom(uuid.toLowerCase(), LENGTH);

/** As many signs as asked for, always the same of the same text. */
export function signsFrom(text: string, length: number): string {
  const chance = createChance(text);
  return Array.from({ length }, () => CODE_SIGNS[chance.below(CODE_SIGNS.length)]).join("");
}

/** What is printed beside the code: «А-11», the sign of the mat and the bout's number on it. */
export type SheetLabel = { readonly mat: string | undefined; readonly number: number };

export type TypedCode = {
  /** What the signs may mean, the likeliest first: as they look, then as the keys under them (PR3). */
  readonly readings: readonly string[];
  readonly label: SheetLabel | undefined;
};

/** What somebody typed, or a scanner did: the code alone or behind the label. Undefined while it is no code. */
export function parseSheetCode(typed: string): TypedCode | undefined {
  const text = typed.toUpperCase().replaceAll(/[^\p{L}\d]+/gu, " ");
  const [, before = "", ...signs] = SIGNS_AT_END.exec(text.trim()) ?? [];
  const readings = [lookAlike, onLatinKeys].map((read) => read(signs.join(""))).filter(isCode);
  const label = parseLabel(before.trim());
  if (readings.length === 0 || label === "wrong") return undefined;
  return { readings: [...new Set(readings)], label };
}

export type SheetBout = { readonly uuid: string; readonly label: SheetLabel | undefined };
export type FoundSheet<Bout> =
  | { readonly found: "bout"; readonly bout: Bout }
  /** Several bouts have these signs: the label says which (PR4). */
  | { readonly found: "several"; readonly bouts: readonly Bout[] }
  | { readonly found: "none" };

/** The bout of a sheet: by the signs alone where no other bout of the competition has them, else by the label too. */
export function findSheetBout<Bout extends SheetBout>(
  bouts: readonly Bout[],
  { readings, label }: TypedCode,
): FoundSheet<Bout> {
  for (const reading of readings) {
    const same = bouts.filter(({ uuid }) => sheetCode(uuid) === reading);
    if (same.length === 0) continue;
    const named = same.length === 1 ? same : same.filter((bout) => isLabelled(bout, label));
    const [bout, ...others] = named;
    return bout !== undefined && others.length === 0
      ? { found: "bout", bout }
      : { found: "several", bouts: same };
  }
  return { found: "none" };
}

function isLabelled(bout: SheetBout, label: SheetLabel | undefined): boolean {
  if (label === undefined || bout.label?.number !== label.number) return false;
  return label.mat === undefined || signOf(bout.label.mat) === label.mat;
}

const signOf = (mat: string | undefined) => mat && lookAlike(mat.toUpperCase());

function parseLabel(text: string): SheetLabel | undefined | "wrong" {
  if (text === "") return undefined;
  // A mat may be called by a number too: «1-11».
  const [, apart, joined, number] = /^(?:(.*) |(\D+))?(\d+)$/.exec(text) ?? [];
  const mat = apart ?? joined;
  return number === undefined ? "wrong" : { mat: mat && lookAlike(mat), number: Number(number) };
}

const CODE = new RegExp(`^[${CODE_SIGNS}]{${LENGTH}}$`);
const isCode = (text: string) => CODE.test(text);

/** The same keys on both layouts. */
const LATIN_KEYS = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.";
const CYRILLIC_KEYS = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";

const replacing = (from: string, to: string) => {
  const by = new Map(Array.from(from, (letter, index) => [letter, to[index] ?? letter]));
  return (text: string) => text.replaceAll(/./gu, (letter) => by.get(letter) ?? letter);
};

/** Cyrillic letters read as the Latin ones they look like. */
const lookAlike = replacing("АВСЕНКМОРТХУ", "ABCEHKMOPTXY");
/** A scanner presses the keys of Latin letters; with the Russian layout on, Cyrillic letters come out of them. */
const onLatinKeys = replacing(CYRILLIC_KEYS, LATIN_KEYS);
/** The other way round: somebody types a Russian word and the layout is English. */
export const onCyrillicKeys = replacing(LATIN_KEYS, CYRILLIC_KEYS);
