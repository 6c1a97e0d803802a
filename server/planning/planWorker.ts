import { parentPort } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { type Plan, planDay, planForDraw } from "#domain/schedule/plan/plan.ts";

/** The first plan is told at once: it is good enough if there is no time for a better one (DY41). */
export type PlanNews = { readonly plan: Plan; readonly isLast: boolean };

parentPort?.on("message", (input: PlanInput) => {
  tell({ plan: planDay(input), isLast: false });
  tell({ plan: planForDraw(input), isLast: true });
});

const tell = (news: PlanNews): void => parentPort?.postMessage(news, []);
