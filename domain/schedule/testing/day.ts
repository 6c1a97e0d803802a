import * as fc from "fast-check";
import type { MatQueue, QueuedBout } from "../queue.ts";

export const MINUTE = 60_000;
export const NOW = Date.UTC(2026, 4, 16, 9);

/** One bout, said shortly: `bout("1", "A B")` is Aigul against Boris, five minutes, adults. */
export function bout(id: string, fighters: string, more: Partial<QueuedBout> = {}): QueuedBout {
  return {
    id,
    fighters: fighters === "" ? [] : fighters.split(" "),
    category: "-77",
    boutSeconds: 300,
    state: "waiting",
    ...more,
  };
}

export const mat = (carpet: string, ...bouts: readonly QueuedBout[]): MatQueue => ({ carpet, bouts });

/** Mats in the middle of a day: something runs, something is called, athletes are on several mats. */
export const matsInPlay: fc.Arbitrary<readonly MatQueue[]> = fc
  .array(
    fc.array(
      fc.record({
        fighters: fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 2 }),
        category: fc.nat(5),
        boutSeconds: fc.constantFrom(180, 300, 600),
        age: fc.constantFrom("adults" as const, "children" as const),
        mayNotHappen: fc.boolean(),
        minutesAgo: fc.integer({ min: 0, max: 12 }),
      }),
      { maxLength: 14 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((mats) =>
    mats.map((list, matIndex) => {
      const carpet = `mat${matIndex}`;
      const bouts = list.map((one, index) =>
        bout(`${carpet}#${index}`, one.fighters.map((fighter) => `f${fighter}`).join(" "), {
          category: `${carpet}/${one.category}`,
          boutSeconds: one.boutSeconds,
          age: one.age,
          mayNotHappen: one.mayNotHappen,
          state: (["running", "called"] as const)[index] ?? "waiting",
          ...(index === 0 && { startedAtMs: NOW - one.minutesAgo * MINUTE }),
        }),
      );
      return { carpet, bouts };
    }),
  );
