import type { DrawnBout } from "../../draw/bracket.ts";
import { isFinalStage } from "../../draw/finalStage.ts";
import { feedersOf, type Step } from "../../draw/steps.ts";
import type { PlannedBout } from "./model.ts";

type Drawn = {
  /** All bouts of the draw in the order they are best fought in. */
  readonly steps: readonly Step[];
  /** The athlete with a draw number; nobody on a free place. */
  readonly fighterOf: (seed: number) => string | undefined;
  /** Nobody will fight it: whoever comes from it comes from the bouts before it (DY60). */
  readonly isOff?: (bout: DrawnBout) => boolean;
  /** What the plan has to know of a bout besides its place in the draw. */
  readonly boutOf: (
    bout: DrawnBout,
    step: number,
  ) => Omit<PlannedBout, "fighters" | "feeders" | "after" | "possible">;
};

/** The bouts of a draw: who stands in each from the start, who can come into it, and after which others. */
export function drawnBouts({ steps, fighterOf, isOff, boutOf }: Drawn): readonly PlannedBout[] {
  const bouts = steps.map(({ bout }) => bout);
  const ids = new Map<string, readonly string[]>();
  const possible = new Map<string, ReadonlySet<string>>();
  return steps.flatMap(({ bout, step }): PlannedBout[] => {
    const sources = feedersOf(bouts, bout);
    const feeders = [...new Set(sources.flatMap((id) => ids.get(id) ?? []))];
    const fighters = [bout.a, bout.b].flatMap((slot) => ("seed" in slot ? (fighterOf(slot.seed) ?? []) : []));
    const reaching = new Set([...fighters, ...sources.flatMap((id) => [...(possible.get(id) ?? [])])]);
    possible.set(bout.id, reaching);
    if (isOff?.(bout) === true) {
      ids.set(bout.id, feeders);
      return [];
    }
    const facts = boutOf(bout, step);
    // The final is the last of its category: bronze bouts and their ladders end before it (DR80).
    const after = isFinalStage(bout.stage) ? [...new Set([...ids.values()].flat())] : [];
    ids.set(bout.id, [facts.id]);
    return [{ ...facts, fighters, feeders, after, possible: [...reaching] }];
  });
}

/** Who is in a category that is planned. */
export type EnteredCategory = {
  readonly id: string;
  /** Has no limits of weight: its people fight in their classes first. */
  readonly isAbsolute: boolean;
  readonly fighters: readonly string[];
};

/** The classes that have to be over before an absolute begins: those its people fight in (DY9). */
export function classesBefore(one: EnteredCategory, all: readonly EnteredCategory[]): string[] {
  if (!one.isAbsolute) return [];
  const own = new Set(one.fighters);
  return all.flatMap(({ id, isAbsolute, fighters }) =>
    !isAbsolute && fighters.some((fighter) => own.has(fighter)) ? [id] : [],
  );
}
