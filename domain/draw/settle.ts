import { advance } from "./advance.ts";
import type { Draw } from "./bracket.ts";
import type { BoutState, Outcome, Progress, ResolvedSlot } from "./progress.ts";

export type Correction = {
  readonly boutId: string;
  /** `undefined` takes the result back and leaves the bout undecided. */
  readonly outcome: Outcome | undefined;
  /** Bouts that get back what an earlier correction took from them. */
  readonly restored?: ReadonlyMap<string, Fought> | undefined;
  /** Bouts that were out of the draw before that correction and are again when it is taken back. */
  readonly outOfDraw?: ReadonlySet<string> | undefined;
};

/** By draw number. */
export type People = { readonly a: number; readonly b: number };

/** A bout that was on, with its result if it had come to one. */
export type Fought = {
  readonly people: People;
  readonly outcome?: Outcome | undefined;
};

type Settling = {
  readonly rankGroup: Progress["rankGroup"];
  readonly isKept: (boutId: string) => boolean;
};

export type Settled = {
  readonly progress: Progress;
  /** Finished bouts whose people were not those of their slots before. */
  readonly standing: ReadonlySet<string>;
  /** Finished bouts that stay although other people should have fought them. */
  readonly kept: ReadonlySet<string>;
  /** Bouts that did get back what they had. */
  readonly restored: ReadonlySet<string>;
};

/**
 * The results that are left after a correction. A bout whose people are not those of its slots any more loses its
 * result, unless it is kept as it was fought, and that may change the slots of the next one.
 */
export function settleOutcomes(
  draw: Draw,
  progress: Progress,
  { boutId, outcome, restored = new Map<string, Fought>(), outOfDraw }: Correction,
  { rankGroup, isKept }: Settling,
): Settled {
  const people = peopleOf(draw, progress);
  const standing = keptBefore(draw, progress, people);
  const outcomes = new Map(progress.outcomes);
  for (const [id, back] of restored) {
    people.set(id, back.people);
    if (back.outcome) outcomes.set(id, back.outcome);
    else outcomes.delete(id);
  }
  if (outcome?.asFought) people.set(boutId, outcome.asFought);
  if (outcome) outcomes.set(boutId, outcome);
  else outcomes.delete(boutId);

  const kept = new Set<string>();
  for (;;) {
    // Whatever its slots say, the corrected result is that of the people who fought.
    const isOutOfSlots = (id: string) =>
      id === boutId || standing.has(id) || kept.has(id) || outOfDraw?.has(id) === true;
    const after = readPlain(draw, { ...progress, rankGroup, outcomes }, people, isOutOfSlots);
    const stale = draw.bouts.find(
      ({ id }) => outcomes.has(id) && !isOutOfSlots(id) && !stands(after.get(id), people),
    );
    if (!stale) {
      const isBack = (id: string) => outcomes.has(id) || isPair(after.get(id), people.get(id));
      return {
        progress: { ...progress, rankGroup, outcomes: withPeople(outcomes, people) },
        standing,
        kept,
        restored: new Set([...restored.keys()].filter(isBack)),
      };
    }
    // A bout that is not held any more, the third game of a series won 2:0, cannot be kept.
    const isHeld = after.get(stale.id)?.status !== "never";
    if (isHeld && isKept(stale.id) && !restored.has(stale.id)) kept.add(stale.id);
    else outcomes.delete(stale.id);
  }
}

export function isSameSlot(one: ResolvedSlot, other: ResolvedSlot): boolean {
  if (one.kind === "entrant" && other.kind === "entrant") return one.seed === other.seed;
  return one.kind === other.kind;
}

/** Who fought each decided bout, where two people did. */
function peopleOf(draw: Draw, progress: Progress): Map<string, People> {
  const people = new Map<string, People>();
  for (const [id, { a, b, status }] of advance(draw, progress)) {
    if (status === "decided" && a.kind === "entrant" && b.kind === "entrant")
      people.set(id, { a: a.seed, b: b.seed });
  }
  return people;
}

/** Bouts an earlier correction has kept: their people are not those of their slots. */
function keptBefore(
  draw: Draw,
  progress: Progress,
  people: ReadonlyMap<string, People>,
): ReadonlySet<string> {
  const kept = new Set<string>();
  for (;;) {
    const states = readPlain(draw, progress, people, (id) => kept.has(id));
    const other = draw.bouts.find(
      ({ id }) => !kept.has(id) && people.has(id) && !stands(states.get(id), people),
    );
    if (!other) return kept;
    kept.add(other.id);
  }
}

/** As the slots say it, except where that is known not to hold. */
function readPlain(
  draw: Draw,
  progress: Progress,
  people: ReadonlyMap<string, People>,
  isOutOfSlots: (id: string) => boolean,
): ReadonlyMap<string, BoutState> {
  const outcomes = [...progress.outcomes].map(([id, recorded]): [string, Outcome] => {
    const { asFought: _, ...outcome } = recorded;
    const fought = isOutOfSlots(id) ? people.get(id) : undefined;
    return [id, { ...outcome, ...(fought && { asFought: fought }) }];
  });
  return advance(draw, { ...progress, outcomes: new Map(outcomes) });
}

function stands(state: BoutState | undefined, people: ReadonlyMap<string, People>): boolean {
  if (state?.status !== "decided") return false;
  const pair = people.get(state.id);
  return pair === undefined || isPair(state, pair);
}

export function isPair(state: BoutState | undefined, pair: People | undefined): boolean {
  if (state?.a.kind !== "entrant" || state.b.kind !== "entrant") return false;
  return state.a.seed === pair?.a && state.b.seed === pair.b;
}

function withPeople(
  outcomes: ReadonlyMap<string, Outcome>,
  people: ReadonlyMap<string, People>,
): ReadonlyMap<string, Outcome> {
  return new Map(
    [...outcomes].map(([id, outcome]) => {
      const pair = people.get(id);
      return [id, { ...outcome, ...(pair && { asFought: pair }) }];
    }),
  );
}
