import { titleWords } from "#texts/sport/dataWords.ts";
import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import { isOverLimit, toGrams } from "#domain/category/category.ts";

const LEAST = 10;
const MOST = 300;

export type Typed =
  | { readonly kind: "empty" | "wrong" | "unlikely" }
  | { readonly kind: "weight"; readonly kg: number };

/** What stands in the field: a comma or a dot, one figure behind it. */
export function readWeight(text: string): Typed {
  const plain = text.replaceAll(/\s/g, "").replace(",", ".");
  if (plain === "") return { kind: "empty" };
  if (!/^\d{1,3}(?:\.\d?)?$/.test(plain)) return { kind: "wrong" };
  const kg = Number(plain);
  return kg < LEAST || kg > MOST ? { kind: "unlikely" } : { kind: "weight", kg };
}

type Limit = Pick<RollCategory, "weightMax" | "toleranceKg">;

/** How much more would still pass, or how far it is above the limit where it is negative; undefined without a limit. */
export function spareKg(kg: number, limit: Limit): number | undefined {
  const { weightMax, toleranceKg = 0 } = limit;
  if (weightMax === null) return undefined;
  const most = toGrams(weightMax) + (isOver(kg, limit) ? 0 : toGrams(toleranceKg));
  return (most - toGrams(kg)) / 1000;
}

export const isOver = (kg: number, { weightMax, toleranceKg }: Limit): boolean =>
  weightMax !== null && isOverLimit(kg, weightMax, toleranceKg);

/** The other classes of the athlete that this weight is too much for. */
export function tooHeavyFor(kg: number, { fighter, category }: RollEntry, roll: Roll) {
  const others = roll.entries.filter((one) => one.fighter === fighter && one.category !== category);
  return others.flatMap((one) => {
    const other = roll.categories.find(({ uuid }) => uuid === one.category);
    return other !== undefined && isOver(kg, other)
      ? [{ title: titleWords(other.title), over: -(spareKg(kg, other) ?? 0) }]
      : [];
  });
}

/** The next class of the same people that takes this weight and is not drawn yet; the server decides by the same rule. */
export function nextClass(
  own: RollCategory,
  kg: number,
  all: readonly RollCategory[],
): RollCategory | undefined {
  return all
    .filter(
      (other) =>
        other.uuid !== own.uuid &&
        other.status === "draft" &&
        !(other.weightMin === null && other.weightMax === null) &&
        isSameKind(other, own) &&
        !isOver(kg, other),
    )
    .toSorted((one, other) => (one.weightMax ?? Infinity) - (other.weightMax ?? Infinity))[0];
}

const isSameKind = (one: RollCategory, other: RollCategory) =>
  one.sex === other.sex &&
  one.ageMin === other.ageMin &&
  one.ageMax === other.ageMax &&
  one.level === other.level &&
  one.style === other.style;

export type Wanted = {
  readonly text: string;
  readonly category: string | undefined;
  readonly state: "all" | "left" | "over";
};

const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

export function isWanted(entry: RollEntry, { text, category, state }: Wanted): boolean {
  if (category !== undefined && entry.category !== category) return false;
  if (state === "left" && entry.state !== "not_weighed") return false;
  if (state === "over" && entry.state !== "overweight") return false;
  const words = folded(`${entry.lastName} ${entry.firstName ?? ""} ${entry.team?.name ?? ""}`);
  return folded(text)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Everybody once: in the class where something is left to do, else in their first. */
export function oncePerPerson(entries: readonly RollEntry[]): readonly RollEntry[] {
  const people = Map.groupBy(entries, ({ fighter }) => fighter);
  const shown = new Set(
    [...people.values()].map((own) => own.find(({ state }) => state !== "passed") ?? own[0]),
  );
  return entries.filter((entry) => shown.has(entry));
}

export const keyOf = ({ category, fighter }: Pick<RollEntry, "category" | "fighter">) =>
  `${category}.${fighter}`;
