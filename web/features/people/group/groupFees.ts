import type { GroupLine } from "#contract/entry/groupEntry.ts";
import type { Fees } from "#contract/fee/fee.ts";
import { feeWith, sumOf } from "#domain/fee/priceList.ts";
import type { Category } from "./groupRows.ts";

export type GroupPrices = {
  readonly fees: Pick<Fees, "pricing" | "people">;
  /** Fees name people by the number of their profile, entries by its address. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly categories: readonly Pick<Category, "id" | "title">[];
  readonly today: string;
};

/** What these entries add to what their people owe already, each person by the price list (FE6). */
export function groupSum(
  lines: readonly GroupLine[],
  { fees, numbers, categories, today }: GroupPrices,
): number {
  const added = [...Map.groupBy(lines, ({ profile }) => profile)].map(([profile, own]) => {
    const known = fees.people.find(({ key }) => key === `p${numbers.get(profile)}`);
    const entered = own.map(({ category }) => ({
      category: categories.find(({ id }) => id === category)?.title ?? "",
      day: today,
    }));
    return { kopecks: sumOf(feeWith(fees.pricing, known, entered)) - (known?.owed ?? 0) };
  });
  return sumOf(added);
}
