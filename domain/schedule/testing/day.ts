import * as fc from "fast-check";
import type { MatQueue, QueuedBout } from "../queue.ts";
import type { PlannedCategory } from "../waves.ts";

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

/** A category of n in rounds of a knock-out; only the first round knows its fighters. */
export function knockOut(category: string, fighters: readonly string[], more: Partial<QueuedBout> = {}) {
  const bouts: QueuedBout[] = [];
  for (let left = fighters.length, round = 1; left > 1; left = Math.ceil(left / 2), round += 1) {
    for (let index = 0; index < Math.floor(left / 2); index += 1) {
      const known = round === 1 ? fighters.slice(index * 2, index * 2 + 2).join(" ") : "";
      bouts.push(bout(`${category}/${round}.${index + 1}`, known, { ...more, category, round }));
    }
  }
  return { category, fighters, bouts } satisfies PlannedCategory;
}

/** Categories whose athletes come from one small pool, so that many of them share some. */
export const categoriesOfADay: fc.Arbitrary<readonly PlannedCategory[]> = fc
  .array(
    fc.record({
      fighters: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 9 }),
      boutSeconds: fc.constantFrom(180, 300, 600),
      age: fc.constantFrom("adults" as const, "children" as const),
      feeders: fc.uniqueArray(fc.nat(11), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) =>
    list.map(({ fighters, boutSeconds, age, feeders }, index) => {
      const fedBy = feeders
        .filter((feeder) => feeder < index && index % 4 === 3)
        .map((feeder) => `c${feeder}`);
      const names = fighters.map((fighter) => `f${fighter}`);
      return knockOut(`c${index}`, names, { boutSeconds, age, ...(fedBy.length > 0 && { fedBy }) });
    }),
  );

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
