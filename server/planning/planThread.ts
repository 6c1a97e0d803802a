import { Worker } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { type Plan, planForDraw } from "#domain/schedule/plan/plan.ts";

const WORKER = new URL("./planWorker.ts", import.meta.url);
/** So few are planned in a few milliseconds, sooner than a thread has started. */
const FEW_BOUTS = 150;

/** A plan of the day, computed where it holds up no answer to a table (ADR 77). */
export async function planInThread(input: PlanInput): Promise<Plan> {
  const bouts = input.added.length + input.queues.reduce((sum, queue) => sum + queue.bouts.length, 0);
  if (bouts <= FEW_BOUTS) return planForDraw(input);
  const worker = new Worker(WORKER);
  return new Promise<Plan>((resolve, reject) => {
    worker.once("message", (plan: Plan) => resolve(plan)).once("error", reject);
    worker.once("exit", () => reject(new Error("the thread that plans has ended")));
    worker.postMessage(input, []);
  });
}
