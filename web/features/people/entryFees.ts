import type { Event } from "#contract/event/content.ts";
import { pricingOf } from "#contract/fee/pricing.ts";
import { feeWith, sumOf } from "#domain/fee/priceList.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { ownFees } from "#texts/fees/ownFees.ts";
import { formatRubles } from "#texts/numbers.ts";
import { chosenOf, type Category, type EntryChoices } from "./entryFields.tsx";

type Values = Parameters<typeof chosenOf>[1];

/** What this entry costs today: each category, all of them, and what comes of it with those entered before (FE6). */
export function entryFees(choices: EntryChoices, values: Values) {
  const { open, person, categories } = chosenOf(choices, values);
  const fees = choices.fees.find(({ event }) => event.documentId === open?.event.documentId);
  if (fees === undefined) return undefined;
  const known = fees.people.find(({ key }) => key === `p${person?.profile.id}`);
  const linesWith = (chosen: readonly Category[]) =>
    feeWith(
      fees.pricing,
      known,
      chosen.map(({ title }) => ({ category: title, day: choices.today })),
    );
  const all = sumOf(linesWith(categories));
  return {
    sum: all - (known?.owed ?? 0),
    owedBefore: known?.owed ?? 0,
    all,
    /** What it adds to the rest; where nothing was entered before, one that is chosen tells its part of the sum. */
    priceOf: (category: Category): number => {
      const others = categories.filter(({ id }) => id !== category.id);
      // Entered on one day, the lines go by title: the first of them need not be the one entered first.
      if ((known?.lines ?? []).length > 0 || others.length === categories.length)
        return sumOf(linesWith([...others, category])) - sumOf(linesWith(others));
      return linesWith(categories).find((line) => line.category === category.title)?.kopecks ?? 0;
    },
  };
}

/** The sum in words; of an event that only tells its prices, these. */
export function feeText(choices: EntryChoices, values: Values): string {
  const { open, categories } = chosenOf(choices, values);
  const fees = entryFees(choices, values);
  if (fees !== undefined) return formatKopecks(categories.length === 0 ? 0 : fees.sum);
  return toldPrices(open?.event);
}

/** What somebody who enters today pays for their first category, or what the event tells of its prices. */
export function firstFee(event: Pick<Event, "info" | "pricing">, today: string): string {
  const pricing = pricingOf(event);
  if (pricing.length === 0) return toldPrices(event);
  return formatKopecks(sumOf(feeWith(pricing, undefined, [{ category: "", day: today }])));
}

/** Of an event that asks for no fees here: what its page says of them. */
export function toldPrices(event: Pick<Event, "info"> | undefined): string {
  const told = event?.info?.fees ?? [];
  if (told.length === 0) return ownFees.none;
  return told.map(({ title, rubles }) => `${title}: ${formatRubles(rubles)}`).join(", ");
}
