import { type Conflict, type ConflictsInput, findConflicts } from "./conflicts.ts";
import { estimateMat, type MatEstimate, type StartWindow } from "./estimate.ts";
import { frozenHeads } from "./frozen.ts";
import type { Pace } from "./pace.ts";
import { possibleFighters, withPossibleFighters } from "./possibleFighters.ts";
import { type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";

/** A category that goes to the end of another mat. */
export type Move = {
  readonly category: string;
  readonly bouts: readonly string[];
  readonly fromCarpet: string;
  readonly toCarpet: string;
};

export type Proposal = Move & {
  /** When the later of the two mats ends now, and with the move. */
  readonly endBeforeMs: number;
  readonly endAfterMs: number;
  readonly savedMinutes: number;
};

export type BalanceInput = Pick<ConflictsInput, "queues" | "rest" | "lastEndedAtMs"> & {
  readonly pace: Pace;
  readonly nowMs: number;
};

const MOST_PROPOSALS = 5;

/**
 * Moves that let the mats end closer together, each counted on top of those before it. Frozen heads stay, no move
 * puts an athlete on two mats or cuts his rest short, and a category is never divided.
 */
export function balance(input: BalanceInput, most: number = MOST_PROPOSALS): readonly Proposal[] {
  const proposals: Proposal[] = [];
  let { queues } = input;
  while (proposals.length < most) {
    const best = findBestMove({ ...input, queues });
    if (!best) break;
    proposals.push(best);
    queues = applyMove(queues, best);
  }
  return proposals;
}

/** Appended in their own order: nobody already waiting on that mat is pushed back. */
export function applyMove(queues: readonly MatQueue[], move: Move): readonly MatQueue[] {
  const moving = new Set(move.bouts);
  const moved = queues.flatMap(({ bouts }) => bouts).filter(({ id }) => moving.has(id));
  return queues.map((queue) => {
    const staying = without(queue, move.bouts);
    return queue.carpet === move.toCarpet ? { ...staying, bouts: [...staying.bouts, ...moved] } : staying;
  });
}

/** The mat that ends last is helped first; if nothing can leave it, the next one. */
function findBestMove(input: BalanceInput): Proposal | undefined {
  const estimates = new Map(
    input.queues.map((queue) => [queue, estimateMat(queue, input.pace, input.nowMs)]),
  );
  const endOf = (queue: MatQueue) => estimates.get(queue)?.forecast.endMs ?? input.nowMs;
  const now = troubles(input, estimates);
  const isHarmless = (proposal: Proposal) =>
    [...troublesAfter(input, estimates, proposal)].every(
      ([pair, trouble]) => trouble <= (now.get(pair) ?? 0),
    );
  for (const source of input.queues.toSorted((one, other) => endOf(other) - endOf(one))) {
    const found = proposalsFrom(source, input, endOf)
      .toSorted((one, other) => one.endAfterMs - other.endAfterMs)
      .find(isHarmless);
    if (found) return found;
  }
  return undefined;
}

function proposalsFrom(
  source: MatQueue,
  input: BalanceInput,
  endOf: (queue: MatQueue) => number,
): Proposal[] {
  const earlier = input.queues.filter((queue) => endOf(queue) < endOf(source));
  const endBeforeMs = endOf(source);
  return movableCategories(source, input.queues).flatMap(([category, bouts]) => {
    const ids = bouts.map(({ id }) => id);
    const sourceEndMs = endAlone(without(source, ids), input);
    return earlier.flatMap((target): Proposal[] => {
      const targetEndMs = endAlone({ ...target, bouts: [...target.bouts, ...bouts] }, input);
      const endAfterMs = Math.max(sourceEndMs, targetEndMs);
      const savedMinutes = Math.floor((endBeforeMs - endAfterMs) / 60_000);
      const move = { category, bouts: ids, fromCarpet: source.carpet, toCarpet: target.carpet };
      return savedMinutes > 0 ? [{ ...move, endBeforeMs, endAfterMs, savedMinutes }] : [];
    });
  });
}

function without(queue: MatQueue, ids: readonly string[]): MatQueue {
  const leaving = new Set(ids);
  return { ...queue, bouts: queue.bouts.filter(({ id }) => !leaving.has(id)) };
}

const endAlone = (queue: MatQueue, { pace, nowMs }: BalanceInput): number =>
  estimateMat(queue, pace, nowMs).forecast.endMs;

/** Whole and untouched: no bout of it is under way, called or next, and none is left on another mat. */
function movableCategories(
  source: MatQueue,
  queues: readonly MatQueue[],
): readonly (readonly [string, readonly QueuedBout[]])[] {
  const frozen = frozenHeads([source]);
  const elsewhere = new Set(
    queues.filter((queue) => queue !== source).flatMap((queue) => remainingBouts(queue).map(categoryOf)),
  );
  return [...Map.groupBy(remainingBouts(source), categoryOf)].filter(
    ([category, bouts]) => !elsewhere.has(category) && !bouts.some(({ id }) => frozen.has(id)),
  );
}

const categoryOf = ({ category }: QueuedBout): string => category;

/** How bad every pair of bouts is for somebody: the rest he lacks, or that it cannot be fought at all. */
type Troubles = ReadonlyMap<string, number>;

function troublesAfter(
  input: BalanceInput,
  estimates: ReadonlyMap<MatQueue, MatEstimate>,
  move: Move,
): Troubles {
  const queues = applyMove(input.queues, move);
  const after = queues.map((queue, index): [MatQueue, MatEstimate] => {
    const before = input.queues[index];
    const isTouched = queue.carpet === move.fromCarpet || queue.carpet === move.toCarpet;
    const known = before && !isTouched ? estimates.get(before) : undefined;
    return [queue, known ?? estimateMat(queue, input.pace, input.nowMs)];
  });
  return troubles({ ...input, queues }, new Map(after));
}

function troubles(input: BalanceInput, estimates: ReadonlyMap<MatQueue, MatEstimate>): Troubles {
  const starts = new Map([...estimates.values()].flatMap((estimate) => [...estimate.starts]));
  const found = new Map<string, number>();
  for (const conflict of [...findConflicts({ ...input, starts }), ...possibleMeetings(input, starts)]) {
    // Which of the two comes first may change without making anything worse.
    const pair = [conflict.earlier ?? "", conflict.later].toSorted().join(" ");
    found.set(pair, Math.max(found.get(pair) ?? 0, troubleOf(conflict)));
  }
  return found;
}

/** Whoever may still come into an open slot must not be wanted on two mats either. */
function possibleMeetings(
  input: BalanceInput,
  starts: ReadonlyMap<string, StartWindow>,
): readonly Conflict[] {
  const possible = possibleFighters(input.queues);
  if (possible.size === 0) return [];
  const queues = withPossibleFighters(input.queues, possible);
  return findConflicts({ ...input, queues, starts }).filter(({ severity }) => severity === "hard");
}

/** Notes and closeness are for people to weigh. */
function troubleOf(conflict: Conflict): number {
  if (conflict.severity === "hard") return Number.POSITIVE_INFINITY;
  return conflict.code === "rest-not-over" ? conflict.missingMs : 0;
}
