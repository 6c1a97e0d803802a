import type { Draw, DrawnBout } from "./bracket.ts";
import type { Outcome, Progress } from "./progress.ts";

/** Who is out of the category, or withdrawn with his place kept, as seen from a bout. */
export type Absence = {
  readonly everybody: ReadonlySet<number>;
  readonly isAbsentFrom: (seed: number, bout: DrawnBout) => boolean;
  /** Whether it happened in a bout of this group. */
  readonly beganInGroup: (seed: number, group: string) => boolean;
};

type Kind = "unranked" | "withdrawn";

export function absenceOf(draw: Draw, progress: Progress, kind: Kind): Absence {
  const since = new Map<number, DrawnBout>();
  for (const bout of draw.bouts) {
    const outcome: Outcome | undefined = progress.outcomes.get(bout.id);
    for (const seed of outcome?.[kind] ?? []) since.set(seed, since.get(seed) ?? bout);
  }
  const always = new Set(progress[kind] ?? []);
  return {
    everybody: new Set([...always, ...since.keys()]),
    isAbsentFrom: (seed, bout) => {
      const began = since.get(seed);
      return always.has(seed) || (began !== undefined && reaches(began, bout));
    },
    beganInGroup: (seed, group) => since.get(seed)?.group === group,
  };
}

/**
 * Being out never changes what was passed before: only later bouts of the athlete, which are those further down
 * the fighting order. Bouts of one group do not hang on each other and may be fought in any order.
 */
function reaches(began: DrawnBout, bout: DrawnBout): boolean {
  return bout.no > began.no || (began.group !== undefined && began.group === bout.group);
}
