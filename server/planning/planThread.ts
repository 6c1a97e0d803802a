import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { type Plan, planForDraw } from "#domain/schedule/plan/plan.ts";
import { createWorkThread, type WorkThread } from "../environment/workThread.ts";
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

/** Plans the day in a thread of its own (ADR 77). When that one is ended, the best plan it has told of is taken. */
export function createPlanThread(longestMs = LONGEST_PLAN_MS): PlanThread {
  const thread = createWorkThread({ worker: WORKER, memory: MEMORY, longestMs });
  return {
    plan: async (input) => (boutsOf(input) <= FEW_BOUTS ? planForDraw(input) : planIn(thread, input)),
    close: thread.close,
  };
}

const boutsOf = ({ added, queues }: PlanInput): number =>
  added.length + queues.reduce((sum, { bouts }) => sum + bouts.length, 0);

function planIn(thread: WorkThread, input: PlanInput): Promise<Plan> {
  let best: Plan | undefined;
  return thread.run<Plan, PlanNews>({
    message: input,
    hear: ({ plan, isLast }, { resolve }) => {
      best = plan;
      if (isLast) resolve(plan);
    },
    lose: ({ resolve, reject }) =>
      best === undefined ? reject(new Error("the thread that plans has ended")) : resolve(best),
  });
}
