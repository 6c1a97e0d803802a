import * as fc from "fast-check";
import { drawBracket } from "../../../draw/draw.ts";
import { isFinalStage } from "../../../draw/finalStage.ts";
import { stepsOf } from "../../../draw/steps.ts";
import { bout } from "../../testing/day.ts";
import { drawnBouts } from "../drawnBouts.ts";
import type { PlannedBout } from "../model.ts";

/** A category as it is drawn: best of three, round robin, or until two losses. */
export function drawnCategory(
  category: string,
  fighters: readonly string[],
  boutSeconds = 300,
): readonly PlannedBout[] {
  const format =
    fighters.length === 2
      ? "best_of_three"
      : fighters.length <= 5
        ? "round_robin"
        : "double_elimination_bronze";
  return drawnBouts({
    steps: stepsOf(drawBracket(format, fighters.length)),
    fighterOf: (seed) => fighters[seed - 1],
    boutOf: (drawn) => ({
      ...bout(`${category}/${drawn.id}`, "", { category, boutSeconds }),
      isFinal: isFinalStage(drawn.stage),
      mayNotHappen: drawn.onlyIf !== undefined,
    }),
  });
}

/** Categories whose athletes come from one small pool, so that many of them share some. */
export const eventOfADay: fc.Arbitrary<readonly PlannedBout[]> = fc
  .array(
    fc.record({
      fighters: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 9 }),
      boutSeconds: fc.constantFrom(180, 300, 600),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((list) =>
    list.flatMap(({ fighters, boutSeconds }, index) =>
      drawnCategory(
        `c${index}`,
        fighters.map((one) => `f${one}`),
        boutSeconds,
      ),
    ),
  );
