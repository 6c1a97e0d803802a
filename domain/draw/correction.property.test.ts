import * as fc from "fast-check";
import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import type { Draw } from "./bracket.ts";
import {
  planCorrection,
  type BoutStage,
  type CorrectionDecision,
  type CorrectionPlan,
} from "./correction.ts";
import { drawBracket } from "./draw.ts";
import { decideFormat, type Format, FORMATS } from "./formats.ts";
import { placements } from "./placements.ts";
import type { Outcome, Progress } from "./progress.ts";
import type { Fought } from "./settle.ts";
import { rankWithoutTies } from "./testing/play.ts";

/** A draw that has been fought for a while, one decided bout of it, and how that should have ended. */
const anyCorrection = fc.record({
  format: fc.constantFrom(...FORMATS),
  n: fc.integer({ min: 2, max: 20 }),
  ways: fc.array(fc.nat(9), { minLength: 30, maxLength: 30 }),
  fought: fc.nat(60),
  pick: fc.nat(),
  right: fc.nat(9),
  isKeeping: fc.boolean(),
});

test("[CR8] whatever is corrected in whatever draw, reverting it restores everything", () => {
  fc.assert(
    fc.property(anyCorrection, (random) => {
      const { draw, progress, boutId, outcome } = setUp(random);
      fc.pre(boutId !== undefined);
      const plan = correct(draw, progress, boutId, outcome, random.isKeeping);
      const lost = [...progress.outcomes]
        .filter(([id]) => id !== boutId && !plan.progress.outcomes.has(id))
        .map(([id, { asFought = { a: 0, b: 0 }, ...rest }]): [string, Fought] => [
          id,
          { people: asFought, outcome: { ...rest, asFought } },
        ]);
      const back = planCorrection(
        draw,
        plan.progress,
        { boutId, outcome: progress.outcomes.get(boutId), restored: new Map(lost) },
        officials(plan.progress, random.isKeeping),
      );
      expect(back.ok && new Map(back.value.progress.outcomes)).toEqual(progress.outcomes);
      expect(back.ok && advance(draw, back.value.progress)).toEqual(advance(draw, progress));
    }),
    { numRuns: 400 },
  );
});

test("[CR3] where no bout is fought again, everything is as if the result had been right from the start", () => {
  fc.assert(
    fc.property(anyCorrection, (random) => {
      const { draw, progress, boutId, outcome } = setUp(random);
      fc.pre(boutId !== undefined);
      const plan = correct(draw, progress, boutId, outcome, false);
      fc.pre(plan.affected.every(({ stage }) => stage === "not-started"));
      const right = new Map<string, Outcome>();
      for (const [id, { asFought: _, ...recorded }] of progress.outcomes) right.set(id, recorded);
      const { asFought: _, ...wanted } = outcome;
      const fromTheStart = { ...progress, outcomes: right.set(boutId, wanted) };
      expect(advance(draw, plan.progress)).toEqual(advance(draw, fromTheStart));
      expect(placements(draw, plan.progress)).toEqual(placements(draw, fromTheStart));
    }),
    { numRuns: 400 },
  );
});

test("[CR3] after a correction every result that counts belongs to the people of its bout", () => {
  fc.assert(
    fc.property(anyCorrection, (random) => {
      const { draw, progress, boutId, outcome } = setUp(random);
      fc.pre(boutId !== undefined);
      const { progress: after } = correct(draw, progress, boutId, outcome, random.isKeeping);
      for (const [id, { status }] of advance(draw, after))
        expect([id, status === "decided"]).toEqual([id, after.outcomes.has(id)]);
    }),
    { numRuns: 400 },
  );
});

function setUp({ format, n, ways, fought, pick, right }: Random) {
  const draw = drawBracket(format, fittingSize(format, n));
  const progress = fight(draw, ways, fought);
  const decided = [...progress.outcomes.keys()];
  const boutId = decided[pick % Math.max(1, decided.length)];
  const people = boutId === undefined ? undefined : progress.outcomes.get(boutId)?.asFought;
  return { draw, progress, boutId, outcome: outcomeOf(right, people?.a ?? 0, people?.b ?? 0) };
}
type Random = typeof anyCorrection extends fc.Arbitrary<infer Value> ? Value : never;

function correct(draw: Draw, progress: Progress, boutId: string, outcome: Outcome, isKeeping: boolean) {
  const plan = planCorrection(draw, progress, { boutId, outcome }, officials(progress, isKeeping));
  if (!plan.ok) throw new Error(plan.problem.code);
  return plan.value satisfies CorrectionPlan;
}

function officials(progress: Progress, isKeeping: boolean) {
  const stageOf = (id: string): BoutStage => (progress.outcomes.has(id) ? "finished" : "not-started");
  const decisionOf = (): CorrectionDecision | undefined => (isKeeping ? "keep-as-fought" : undefined);
  return { policy: "chief", isAwarded: false, stageOf, peopleIn: () => undefined, decisionOf } as const;
}

function fight(draw: Draw, ways: readonly number[], most: number): Progress {
  const outcomes = new Map<string, Outcome>();
  const progress = { outcomes, rankGroup: rankWithoutTies };
  for (let fought = 0; fought < most; fought++) {
    const ready = [...advance(draw, progress).values()].find(({ status }) => status === "ready");
    if (ready?.a.kind !== "entrant" || ready.b.kind !== "entrant") break;
    outcomes.set(ready.id, outcomeOf(ways[fought % ways.length] ?? 0, ready.a.seed, ready.b.seed));
  }
  return progress;
}

/** Mostly wins, now and then somebody is out, hurt, or both are disqualified. */
function outcomeOf(way: number, a: number, b: number): Outcome {
  const asFought = { a, b };
  if (way === 0) return { winner: a, unranked: [b], asFought };
  if (way === 1) return { winner: b, withdrawn: [a], asFought };
  if (way === 2) return { unranked: [a, b], asFought };
  return { winner: way % 2 === 0 ? a : b, asFought };
}

function fittingSize(format: Format, n: number): number {
  const decided = decideFormat(format, n);
  if (decided.ok) return n;
  const limit = decided.problem;
  return "least" in limit ? limit.least : "most" in limit ? limit.most : n;
}
