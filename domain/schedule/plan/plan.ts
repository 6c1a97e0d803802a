import { beginOf, type DatedProgramme } from "../programme/programme.ts";
import { createModel } from "./createModel.ts";
import type { CategoryNode, Model, PlanInput } from "./model.ts";
import { type Candidate, createSearch, firstCandidate, improve, type Search, tryChoice } from "./search.ts";

export type PlannedCategory = {
  readonly category: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly carpets: readonly string[];
};

/** A category that was announced and is now elsewhere, or at another time (DY42). */
export type MovedCategory = {
  readonly category: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly shiftMs: number;
};

export type SplitCategory = {
  readonly category: string;
  readonly carpets: readonly string[];
  /** How much later the day would end without it. */
  readonly savedMs: number;
};

export type Plan = {
  /** Whole lists of what is still to be fought, the frozen heads first. */
  readonly queues: readonly { readonly carpet: string; readonly bouts: readonly string[] }[];
  readonly startsMs: ReadonlyMap<string, number>;
  readonly endMs: number;
  readonly matEndsMs: ReadonlyMap<string, number>;
  readonly categories: readonly PlannedCategory[];
  readonly moved: readonly MovedCategory[];
};

/** When the first bout of a plan may begin: now, or when the first day does while nothing is fought yet. */
export function planStartMs(
  programme: DatedProgramme | undefined,
  isInProgress: boolean,
  nowMs: number,
): number {
  const [first] = programme?.days ?? [];
  return first === undefined || isInProgress ? nowMs : Math.max(nowMs, beginOf(first));
}

/** A usable plan of the day at once (DY40). */
export function planDay(input: PlanInput): Plan {
  const search = createSearch(createModel(input));
  return toPlan(search, firstCandidate(search));
}

export type Planner = {
  /** When the mats would end as they stand now; undefined when nothing stands on them. */
  readonly before: Pick<Plan, "endMs" | "matEndsMs"> | undefined;
  /** Tries one change; says whether it has led to a better plan than all before it. */
  readonly step: () => boolean;
  readonly plan: () => Plan;
  /** The plan with whoever gains nothing by being divided put together again, and what it saves to divide the others. */
  readonly settle: () => { readonly plan: Plan; readonly splits: readonly SplitCategory[] };
};

/** Plans that get better while their user has time: nothing here looks at a clock (DY41). */
export function createPlanner(input: PlanInput, seed: string | number): Planner {
  const model = createModel(input);
  const search = createSearch(model);
  let best = firstCandidate(search);
  const steps = improve(search, best, seed);
  return {
    before: search.announced && {
      endMs: search.announced.endMs,
      matEndsMs: new Map([...search.announced.matEnds].map(([{ carpet }, ms]) => [carpet, ms])),
    },
    step: () => {
      const { value } = steps.next();
      const isBetter = value.costMs < best.costMs;
      best = value;
      return isBetter;
    },
    plan: () => toPlan(search, best),
    settle: () => {
      const settled = withoutIdleSplits(search, best);
      return { plan: toPlan(search, settled.best), splits: settled.splits };
    },
  };
}

/** Less would not be worth a second mat. */
const LEAST_SAVED_MS = 60_000;

function withoutIdleSplits(search: Search, from: Candidate) {
  let best = from;
  for (const category of splitIn(search, from)) {
    const whole = withWhole(search, best, category);
    // Against the plan it began with: many small losses must not add up.
    if (whole.figures.endMs - from.figures.endMs < LEAST_SAVED_MS) best = whole;
  }
  const splits = splitIn(search, best).map((category): SplitCategory => ({
    category: category.id,
    carpets: [...(best.figures.categories.get(category)?.mats ?? [])].map(({ carpet }) => carpet),
    savedMs: withWhole(search, best, category).figures.endMs - best.figures.endMs,
  }));
  return { best, splits };
}

/** What was announced on several mats is not the plan's own doing. */
function splitIn({ announced }: Search, { figures }: Candidate): readonly CategoryNode[] {
  return [...figures.categories].flatMap(([category, { mats }]) =>
    mats.size > 1 && (announced?.categories.get(category)?.mats.size ?? 0) < 2 ? [category] : [],
  );
}

const withWhole = (search: Search, { choice }: Candidate, category: CategoryNode): Candidate =>
  tryChoice(search, { ...choice, whole: new Set([...choice.whole, category]) });

export function toPlan(
  { model, announced }: Search,
  { placed, figures, moved }: Pick<Candidate, "placed" | "figures" | "moved">,
): Plan {
  const carpetsOf = (mats: ReadonlySet<{ readonly carpet: string }> | undefined) =>
    [...(mats ?? [])].map(({ carpet }) => carpet);
  return {
    queues: queuesOf(model, placed),
    startsMs: new Map(placed.map(({ node, startMs }) => [node.bout.id, startMs])),
    endMs: figures.endMs,
    matEndsMs: new Map([...figures.matEnds].map(([{ carpet }, ms]) => [carpet, ms])),
    categories: [...figures.categories].map(([{ id }, { startMs, endMs, mats }]) => ({
      category: id,
      startMs,
      endMs,
      carpets: carpetsOf(mats),
    })),
    moved: moved.map(({ category, shiftMs }) => ({
      category: category.id,
      from: carpetsOf(announced?.categories.get(category)?.mats),
      to: carpetsOf(figures.categories.get(category)?.mats),
      shiftMs,
    })),
  };
}

function queuesOf({ mats }: Model, placed: Candidate["placed"]): Plan["queues"] {
  return mats.map((mat) => ({
    carpet: mat.carpet,
    bouts: placed.filter((one) => one.mat === mat).map(({ node }) => node.bout.id),
  }));
}

/** Enough that no category lasts all day; a draw waits for them. One more category needs fewer than a whole day. */
const TRIES = { empty: 40, standing: 20 } as const;

/** A little better than the first plan. */
export function planForDraw(input: PlanInput): Plan {
  const planner = createPlanner(input, "draw");
  const isEmpty = input.queues.every(({ bouts }) => bouts.length === 0);
  const tries = isEmpty ? TRIES.empty : TRIES.standing;
  for (let tried = 0; tried < tries; tried += 1) planner.step();
  return planner.plan();
}
