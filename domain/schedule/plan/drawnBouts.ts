import type { Draw, DrawnBout } from "../../draw/bracket.ts";
import { feedersOf, stepsOf } from "../../draw/steps.ts";
import type { PlannedBout } from "./model.ts";

type Drawn = {
  readonly draw: Draw;
  /** The athlete with a draw number; nobody on a free place. */
  readonly fighterOf: (seed: number) => string | undefined;
  /** What the plan has to know of a bout besides its place in the draw. */
  readonly boutOf: (bout: DrawnBout, step: number) => Omit<PlannedBout, "fighters" | "feeders" | "possible">;
};

/** The bouts of a draw before the first of them is fought: who can come into each, and after which others. */
export function drawnBouts({ draw, fighterOf, boutOf }: Drawn): readonly PlannedBout[] {
  const ids = new Map<string, string>();
  const possible = new Map<string, ReadonlySet<string>>();
  return stepsOf(draw).map(({ bout, step }) => {
    const facts = boutOf(bout, step);
    const feeders = feedersOf(draw, bout);
    const fighters = [bout.a, bout.b].flatMap((slot) => ("seed" in slot ? (fighterOf(slot.seed) ?? []) : []));
    const reaching = new Set([...fighters, ...feeders.flatMap((id) => [...(possible.get(id) ?? [])])]);
    ids.set(bout.id, facts.id);
    possible.set(bout.id, reaching);
    return {
      ...facts,
      fighters,
      feeders: feeders.flatMap((id) => ids.get(id) ?? []),
      possible: [...reaching],
    };
  });
}
