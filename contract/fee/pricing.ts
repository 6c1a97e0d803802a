import { z } from "zod";
import { decidePriceList } from "#domain/fee/priceList.ts";
import type { PriceList } from "#domain/fee/priceSteps.ts";

const stepSchema = z.strictObject({
  /** The last day it holds, by the calendar of the hall; the last step has none. */
  until: z.iso.date().exactOptional(),
  /** In kopecks. */
  first: z.number(),
  further: z.number(),
});

export const MOST_STEPS = 10;

/** What an entry costs by day (FE1). What is wrong is told as a code at its place. */
export const pricingSchema = z
  .array(stepSchema)
  .max(MOST_STEPS)
  .superRefine((steps, context) => {
    const decided = decidePriceList(steps);
    if (decided.ok) return;
    const { code, step, field } = decided.problem;
    context.addIssue({ code: "custom", path: [step, field], message: code });
  });

/** As an event keeps it. */
export const pricingOf = ({ pricing }: { readonly pricing?: unknown }): PriceList =>
  pricingSchema.nullish().safeParse(pricing).data ?? [];
