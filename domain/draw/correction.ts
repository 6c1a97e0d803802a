import { ok, refuse, type Result } from "#domain/result.ts";
import { advance } from "./advance.ts";
import type { Draw } from "./bracket.ts";
import type { BoutState, Progress, ResolvedSlot } from "./progress.ts";
import { isPair, isSameSlot, settleOutcomes, type Correction, type People } from "./settle.ts";

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
  "restore",
] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

type Pair = { readonly a: ResolvedSlot; readonly b: ResolvedSlot };

export type AffectedBout = {
  readonly id: string;
  readonly stage: BoutStage;
  readonly before: Pair;
  readonly after: Pair;
  /** What may be done with it; the first is what happens unless the chief says otherwise. */
  readonly decisions: readonly CorrectionDecision[];
  readonly decision: CorrectionDecision;
};

export type CorrectionPlan = {
  readonly affected: readonly AffectedBout[];
  /** Bouts that had begun and are not what the draw would hold now: let go on, kept, or fought for nothing. */
  readonly outOfDraw: ReadonlySet<string>;
  /** What counts afterwards. */
  readonly progress: Progress;
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

export type Officials = {
  readonly policy: CorrectionPolicy;
  readonly stageOf: (boutId: string) => BoutStage;
  /** Who stands on the mat of a bout that has begun: its slots may have changed since. */
  readonly peopleIn: (boutId: string) => People | undefined;
  readonly isAwarded: boolean;
  /** Ranking after the correction, when it changes points a group is ranked by. */
  readonly rankGroup?: Progress["rankGroup"] | undefined;
  /** What the chief has said about a bout so far. */
  readonly decisionOf?: ((boutId: string) => CorrectionDecision | undefined) | undefined;
};

/**
 * What follows from correcting a result: every bout whose athletes change, directly or through another such bout, in
 * fighting order. A bout that is kept keeps its winner too, so nothing behind it moves.
 */
export function planCorrection(
  draw: Draw,
  progress: Progress,
  correction: Correction,
  officials: Officials,
): Result<CorrectionPlan, CorrectionProblem> {
  if (!draw.bouts.some(({ id }) => id === correction.boutId)) return refuse({ code: "unknown-bout" });
  const before = advance(draw, progress);
  const isKept = (id: string) => isKeeping(officials.decisionOf?.(id), officials.stageOf(id));
  const settled = settleOutcomes(draw, progress, correction, {
    rankGroup: officials.rankGroup ?? progress.rankGroup,
    isKept,
  });
  const after = advance(draw, settled.progress);
  const outOfDraw = boutsOutOfDraw(before, settled.standing, officials);
  const isLeftAlone = (id: string, stage: BoutStage) =>
    (stage === "running" && outOfDraw.has(id)) ||
    (stage !== "not-started" && correction.outOfDraw?.has(id) === true);
  const affected = draw.bouts.flatMap((bout): AffectedBout[] => {
    const [old, now] = [before.get(bout.id), after.get(bout.id)];
    if (!old || !now || bout.id === correction.boutId) return [];
    const stage = officials.stageOf(bout.id);
    if (settled.restored.has(bout.id)) return [{ ...affectedBout(old, now, stage), ...RESTORED }];
    const isMoved = settled.kept.has(bout.id) || hasChanged(old, now);
    if (!isMoved || isLeftAlone(bout.id, stage)) return [];
    const canStay = now.status !== "never";
    const wanted = canStay ? officials.decisionOf?.(bout.id) : undefined;
    const moved = affectedBout(old, canStay && isKept(bout.id) ? old : now, stage, wanted);
    return [canStay ? moved : { ...moved, decisions: [moved.decision] }];
  });
  const started = affected.filter(({ stage }) => stage !== "not-started").map(({ id }) => id);
  if (officials.policy === "strict" && started.length > 0) {
    return refuse({ code: "dependent-started", bouts: started });
  }
  return ok({ affected, outOfDraw, progress: settled.progress, mustReopenAwarding: officials.isAwarded });
}

const RESTORED = { decisions: ["restore"], decision: "restore" } as const;

function affectedBout(
  old: BoutState,
  now: BoutState,
  stage: BoutStage,
  wanted?: CorrectionDecision,
): AffectedBout {
  const decisions = DECISIONS[stage];
  const decision = decisions.find((one) => one === wanted) ?? decisions[0] ?? "reslot";
  return {
    id: old.id,
    stage,
    before: { a: old.a, b: old.b },
    after: { a: now.a, b: now.b },
    decisions,
    decision,
  };
}

function isKeeping(decision: CorrectionDecision | undefined, stage: BoutStage): boolean {
  return (
    (stage === "finished" && decision === "keep-as-fought") || (stage === "running" && decision === "keep")
  );
}

/** Other people, or it is fought now and was not before, or the other way round. */
function hasChanged(old: BoutState, now: BoutState): boolean {
  return !isSameSlot(old.a, now.a) || !isSameSlot(old.b, now.b) || isHeld(old) !== isHeld(now);
}

/** The officials let it go on, or kept it, when the draw moved on without it: that stays so (CR10). */
function boutsOutOfDraw(
  states: ReadonlyMap<string, BoutState>,
  standing: ReadonlySet<string>,
  { stageOf, peopleIn }: Officials,
): ReadonlySet<string> {
  const isOut = (state: BoutState) => {
    const stage = stageOf(state.id);
    if (stage === "finished") return standing.has(state.id) || state.status !== "decided";
    return stage === "running" && !(isHeld(state) && isPair(state, peopleIn(state.id)));
  };
  return new Set([...states.values()].filter(isOut).map(({ id }) => id));
}

function isHeld({ status }: BoutState): boolean {
  return status !== "never" && status !== "walkover";
}
