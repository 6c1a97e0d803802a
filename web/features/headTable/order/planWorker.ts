import { createPlanner, type Planner } from "#domain/schedule/plan/plan.ts";
import { createDaySearch } from "./daySearch.ts";
import { SEARCH_MS, type PlanNews, type PlanOrder } from "./planMessages.ts";

/** The worker hears a stop between two slices. */
const SLICE_MS = 200;
/** The same day gives the same plan. */
const SEED = "mats";

let isStopped = false;

/** Plans beside the page, which stays quick meanwhile, and tells how far it is. */
addEventListener("message", ({ data }: MessageEvent<PlanOrder>) => {
  if (data === "stop") isStopped = true;
  else {
    const planner =
      "input" in data ? createPlanner(data.input, SEED) : createDaySearch(data.competition, data.nowMs, SEED);
    search(planner, { startedMs: performance.now(), better: 0 });
  }
});

type Progress = { readonly startedMs: number; readonly better: number };

function search(planner: Planner, { startedMs, better: before }: Progress): void {
  const sliceEndMs = performance.now() + SLICE_MS;
  let better = before;
  while (performance.now() < sliceEndMs) if (planner.step()) better += 1;
  const elapsedMs = performance.now() - startedMs;
  if (isStopped || elapsedMs >= SEARCH_MS) {
    tell({ kind: "done", before: planner.before, ...planner.settle() });
    return;
  }
  tell({ kind: "searching", elapsedMs, better, endMs: planner.plan().endMs, before: planner.before });
  setTimeout(() => search(planner, { startedMs, better }));
}

const tell = (news: PlanNews): void => postMessage(news);
