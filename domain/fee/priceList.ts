import { ok, refuse, type Result } from "../result.ts";
import { priceOn, type PriceList, type PriceStep } from "./priceSteps.ts";

/** A million rubles: more is a slip of the hand. */
export const MOST_KOPECKS = 100_000_000;

export const PRICE_FIELDS = ["first", "further"] as const;

export type PriceListProblem =
  | {
      readonly code: "price-negative" | "price-not-whole" | "price-too-high";
      readonly step: number;
      readonly field: (typeof PRICE_FIELDS)[number];
    }
  | {
      /** `step-without-end`: nothing after it could ever hold; `no-last-step`: after its day nothing has a price. */
      readonly code: "steps-out-of-order" | "step-without-end" | "no-last-step";
      readonly step: number;
      readonly field: "until";
    };

/** Whether every day has exactly one price, and every price can be paid (FE1, FE2). */
export function decidePriceList(steps: PriceList): Result<PriceList, PriceListProblem> {
  const problem = steps.map((step, index) => problemOf(steps, step, index)).find(Boolean);
  return problem === undefined ? ok(steps) : refuse(problem);
}

function problemOf(steps: PriceList, step: PriceStep, index: number): PriceListProblem | undefined {
  for (const field of PRICE_FIELDS) {
    const code = priceProblem(step[field]);
    if (code !== undefined) return { code, step: index, field };
  }
  const isLast = index === steps.length - 1;
  const before = steps[index - 1]?.until;
  const at = { step: index, field: "until" } as const;
  if (step.until === undefined) return isLast ? undefined : { code: "step-without-end", ...at };
  if (before !== undefined && step.until <= before) return { code: "steps-out-of-order", ...at };
  return isLast ? { code: "no-last-step", ...at } : undefined;
}

export function priceProblem(
  kopecks: number,
): "price-negative" | "price-not-whole" | "price-too-high" | undefined {
  if (!Number.isSafeInteger(kopecks)) return "price-not-whole";
  if (kopecks < 0) return "price-negative";
  return kopecks > MOST_KOPECKS ? "price-too-high" : undefined;
}

/** A category a person is or was entered in. */
export type FeeEntry = {
  readonly category: string;
  /** Of the hall's calendar: when it was entered. */
  readonly day: string;
  /** Refused and withdrawn entries cost nothing. */
  readonly isLive: boolean;
};

export type FeeLine = {
  readonly category: string;
  readonly day: string;
  readonly kopecks: number;
  readonly isFirst: boolean;
};

/**
 * What a person owes, category by category, the earliest first. The first one costs what it cost on the day the person
 * first entered the event, so that taking an entry back never makes the rest dearer (FE4–FE6).
 */
export function feeLines(steps: PriceList, entries: readonly FeeEntry[]): FeeLine[] {
  const sorted = entries.toSorted(
    (one, other) => compare(one.day, other.day) || compare(one.category, other.category),
  );
  const firstDay = sorted[0]?.day;
  return sorted
    .filter(({ isLive }) => isLive)
    .map(({ category, day }, index) => ({
      category,
      day,
      isFirst: index === 0,
      kopecks: index === 0 ? priceOn(steps, firstDay ?? day).first : priceOn(steps, day).further,
    }));
}

/** What further categories, entered on a day, would make of it. */
export function feeWith(
  steps: PriceList,
  known: { readonly firstDay: string | null; readonly lines: readonly FeeLine[] } | undefined,
  entries: readonly Pick<FeeEntry, "category" | "day">[],
): FeeLine[] {
  const before = known?.lines.map(({ category, day }) => ({ category, day, isLive: true })) ?? [];
  const first = known?.firstDay ? [{ category: "", day: known.firstDay, isLive: false }] : [];
  const further = entries.map((entry) => ({ ...entry, isLive: true }));
  return feeLines(steps, [...first, ...before, ...further]);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const sumOf = (parts: readonly { readonly kopecks: number }[]): number =>
  parts.reduce((sum, { kopecks }) => sum + kopecks, 0);

export type Balance = { readonly owed: number; readonly paid: number };

/** What is still to pay, and what was paid too much: one of them is nothing (FE9). */
export const leftOf = ({ owed, paid }: Balance): number => Math.max(0, owed - paid);
export const overOf = ({ owed, paid }: Balance): number => Math.max(0, paid - owed);

/** The figures of an event. */
export function totalsOf(people: readonly Balance[]) {
  const sum = (of: (one: Balance) => number) => people.reduce((total, one) => total + of(one), 0);
  return {
    owed: sum(({ owed }) => owed),
    paid: sum(({ paid }) => paid),
    left: sum(leftOf),
    over: sum(overOf),
    debtors: people.filter((one) => leftOf(one) > 0).length,
  };
}

export type KopecksProblem = "price-negative" | "price-not-whole" | "price-too-high";

/** What stands before the kopecks. Where it is a point, commas stand between thousands. */
export type RublesMark = "," | ".";

const THOUSANDS = /^[-−]?\d{1,3}(?:,\d{3})+(?=$|\.)/;

/** What a person types for a sum, «1 200», «1200,50», in kopecks; before them stands a comma or a point. */
export function parseRubles(text: string, mark: RublesMark = ","): Result<number, KopecksProblem> {
  const bare = text.replaceAll(/[\s\u00A0\u202F₽]/g, "");
  const whole = mark === "." ? bare.replace(THOUSANDS, (found) => found.replaceAll(",", "")) : bare;
  const typed = whole.replace(",", ".");
  if (/^[-−]\d/.test(typed)) return refuse("price-negative");
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(typed)) return refuse("price-not-whole");
  const [rubles = "0", kopecks = ""] = typed.split(".");
  const sum = Number(rubles) * 100 + Number(kopecks.padEnd(2, "0"));
  const problem = priceProblem(sum);
  return problem === undefined ? ok(sum) : refuse(problem);
}

/** As a field shows it: «1200», «1200,50». */
export function writeRubles(kopecks: number, mark: RublesMark = ","): string {
  const rest = kopecks % 100;
  return `${Math.floor(kopecks / 100)}${rest === 0 ? "" : `${mark}${String(rest).padStart(2, "0")}`}`;
}
