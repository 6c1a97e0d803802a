import { Worker } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { type Plan, planForDraw } from "#domain/schedule/plan/plan.ts";
import type { PlanNews } from "./planWorker.ts";

const WORKER = new URL("./planWorker.ts", import.meta.url);
/** Enough for the largest day; a thread that needs more ends alone. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Ten times what the largest day needs on a busy machine. */
const LONGEST_PLAN_MS = 10_000;
/** So few are planned in a few milliseconds, sooner than a thread has started. */
const FEW_BOUTS = 150;

export type PlanThread = {
  readonly plan: (input: PlanInput) => Promise<Plan>;
  readonly close: () => Promise<unknown>;
};

/**
 * Plans the day in a thread of its own, so that no plan holds up an answer to a table (ADR 77). One plan at a time: the others
 * wait their turn. A thread that takes too long or too much memory is ended, and the best plan it has told of is taken.
 */
export function createPlanThread(longestMs = LONGEST_PLAN_MS): PlanThread {
  let running: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const thread = (): Worker => {
    const worker = new Worker(WORKER, { resourceLimits: MEMORY });
    worker.unref();
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (running === worker) running = undefined;
    });
    return worker;
  };
  return {
    plan: async (input) => {
      if (boutsOf(input) <= FEW_BOUTS) return planForDraw(input);
      const planning = turn.then(() => planIn((running ??= thread()), input, longestMs));
      turn = planning.catch(() => undefined);
      return planning;
    },
    close: async () => running?.terminate(),
  };
}

const boutsOf = ({ added, queues }: PlanInput): number =>
  added.length + queues.reduce((sum, { bouts }) => sum + bouts.length, 0);

async function planIn(worker: Worker, input: PlanInput, longestMs: number): Promise<Plan> {
  let best: Plan | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<Plan>();
  const hear = ({ plan, isLast }: PlanNews) => {
    best = plan;
    if (isLast) resolve(plan);
  };
  const end = () =>
    best === undefined ? reject(new Error("the thread that plans has ended")) : resolve(best);
  const limit = setTimeout(() => void worker.terminate(), longestMs);
  worker.on("message", hear).once("exit", end);
  try {
    worker.postMessage(input, []);
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.off("message", hear).off("exit", end);
  }
}
