import { ok, refuse, type Result } from "#domain/result.ts";
import { advance } from "./advance.ts";
import type { Draw, DrawnBout, Slot } from "./bracket.ts";
import type { BoutState, Outcome, Progress, ResolvedSlot } from "./progress.ts";

/** Strict: only while no bout that follows has started. Chief: later too, with a decision for each bout. */
export type CorrectionPolicy = "strict" | "chief";

/** How far the officials are with a bout, whatever the draw says about it. */
export type BoutStage = "not-started" | "running" | "finished";

export const CORRECTION_DECISIONS = [
  "reslot",
  "stop-and-void",
  "keep",
  "void-and-refight",
  "keep-as-fought",
] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

export type AffectedBout = {
  readonly id: string;
  readonly stage: BoutStage;
  readonly before: { readonly a: ResolvedSlot; readonly b: ResolvedSlot };
  readonly after: { readonly a: ResolvedSlot; readonly b: ResolvedSlot };
  readonly decisions: readonly CorrectionDecision[];
};

export type Correction = {
  readonly boutId: string;
  /** `undefined` takes the result back and leaves the bout undecided. */
  readonly outcome: Outcome | undefined;
};

export type CorrectionPlan = {
  readonly affected: readonly AffectedBout[];
  /** The category was awarded and its places may change. */
  readonly mustReopenAwarding: boolean;
};

export type CorrectionProblem =
  | { readonly code: "unknown-bout" }
  | { readonly code: "dependent-started"; readonly bouts: readonly string[] };

const DECISIONS: Readonly<Record<BoutStage, readonly CorrectionDecision[]>> = {
  "not-started": ["reslot"],
  running: ["stop-and-void", "keep"],
  finished: ["void-and-refight", "keep-as-fought"],
};

/**
 * What follows from correcting a result: every bout whose athletes change, directly or through another such
 * bout, in fighting order. `after` is the draw with nothing kept: bouts further down then wait for a new fight.
 */
export function planCorrection(
  draw: Draw,
  progress: Progress,
  correction: Correction,
  officials: {
    readonly policy: CorrectionPolicy;
    readonly stageOf: (boutId: string) => BoutStage;
    readonly isAwarded: boolean;
    /** Ranking after the correction, when it changes points a group is ranked by. */
    readonly rankGroup?: Progress["rankGroup"];
  },
): Result<CorrectionPlan, CorrectionProblem> {
  if (!draw.bouts.some(({ id }) => id === correction.boutId)) return refuse({ code: "unknown-bout" });
  const before = advance(draw, progress);
  const after = afterCorrection(draw, progress, correction, officials.rankGroup ?? progress.rankGroup);
  const affected = draw.bouts.flatMap((bout): AffectedBout[] => {
    const old = before.get(bout.id);
    const now = after.get(bout.id);
    if (!old || !now || !hasChanged(old, now)) return [];
    const stage = officials.stageOf(bout.id);
    return [
      {
        id: bout.id,
        stage,
        before: { a: old.a, b: old.b },
        after: { a: now.a, b: now.b },
        decisions: DECISIONS[stage],
      },
    ];
  });
  const started = affected.filter(({ stage }) => stage !== "not-started").map(({ id }) => id);
  if (officials.policy === "strict" && started.length > 0) {
    return refuse({ code: "dependent-started", bouts: started });
  }
  return ok({ affected, mustReopenAwarding: officials.isAwarded });
}

/** Every bout that can be touched by the result of this one, whatever the result: in fighting order. */
export function downstreamOf(draw: Draw, boutId: string): readonly string[] {
  const touched = new Set([boutId]);
  for (const bout of draw.bouts) {
    if (sourcesOf(bout, draw).some((id) => touched.has(id))) touched.add(bout.id);
  }
  touched.delete(boutId);
  return [...touched];
}

/** A bout whose athletes have changed loses its result, which may change the athletes of the next one. */
function afterCorrection(
  draw: Draw,
  progress: Progress,
  { boutId, outcome }: Correction,
  rankGroup: Progress["rankGroup"],
): ReadonlyMap<string, BoutState> {
  const before = advance(draw, progress);
  const outcomes = new Map(progress.outcomes);
  if (outcome) outcomes.set(boutId, outcome);
  else outcomes.delete(boutId);
  for (;;) {
    const after = advance(draw, { ...progress, rankGroup, outcomes });
    const stale = draw.bouts.find(({ id }) => {
      const [old, now] = [before.get(id), after.get(id)];
      return id !== boutId && outcomes.has(id) && old && now && hasChanged(old, now);
    });
    if (!stale) return after;
    outcomes.delete(stale.id);
  }
}

function hasChanged(old: BoutState, now: BoutState): boolean {
  const isHeld = (state: BoutState) => state.status !== "never";
  return !isSameSlot(old.a, now.a) || !isSameSlot(old.b, now.b) || isHeld(old) !== isHeld(now);
}

function isSameSlot(one: ResolvedSlot, other: ResolvedSlot): boolean {
  if (one.kind === "entrant" && other.kind === "entrant") return one.seed === other.seed;
  return one.kind === other.kind;
}

function sourcesOf(bout: DrawnBout, draw: Draw): readonly string[] {
  const { onlyIf } = bout;
  const conditions = onlyIf ? ("bout" in onlyIf ? [onlyIf.bout] : onlyIf.series) : [];
  return [...sourcesOfSlot(bout.a, draw), ...sourcesOfSlot(bout.b, draw), ...conditions];
}

function sourcesOfSlot(slot: Slot, draw: Draw): readonly string[] {
  if ("seed" in slot) return [];
  if ("winnerOf" in slot) return [slot.winnerOf];
  if ("loserOf" in slot) return [slot.loserOf];
  if ("winnerOfSeries" in slot) return slot.winnerOfSeries;
  if ("loserOfSeries" in slot) return slot.loserOfSeries;
  // The bouts of that round lead to this one, so they count through it.
  if ("beatenBy" in slot) return [slot.beatenBy.winnerOf];
  return draw.bouts.filter(({ group }) => group === slot.groupRank.group).map(({ id }) => id);
}
