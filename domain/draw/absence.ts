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

/**
 * Being out never changes what was passed before, only later bouts of the athlete: those further down the
 * fighting order, which a substitute bout joins with a printed number out of turn.
 */
export function absenceOf(draw: Draw, progress: Progress, kind: Kind): Absence {
  const since = new Map<number, DrawnBout>();
  const order = new Map(draw.bouts.map(({ id }, index) => [id, index]));
  const isLater = (bout: DrawnBout, than: DrawnBout) => (order.get(bout.id) ?? 0) > (order.get(than.id) ?? 0);
  for (const bout of draw.bouts) {
    const outcome: Outcome | undefined = progress.outcomes.get(bout.id);
    for (const seed of outcome?.[kind] ?? []) since.set(seed, since.get(seed) ?? bout);
  }
  const always = new Set(progress[kind] ?? []);
  return {
    everybody: new Set([...always, ...since.keys()]),
    isAbsentFrom: (seed, bout) => {
      const began = since.get(seed);
      if (always.has(seed) || !began) return always.has(seed);
      return isLater(bout, began) || isSameGroup(bout, began);
    },
    beganInGroup: (seed, group) => since.get(seed)?.group === group,
  };
}

/** Bouts of one group do not hang on each other and may be fought in any order. */
function isSameGroup(bout: DrawnBout, other: DrawnBout): boolean {
  return bout.group !== undefined && bout.group === other.group;
}
