import type { Competition } from "#contract/entity.ts";
import { estimateStarts, type StartWindow } from "#domain/schedule/estimate.ts";
import { learnPace } from "#domain/schedule/pace.ts";
import { dayFacts, foughtBouts, matQueues } from "./dayQueues.ts";

export type StartWindows = ReadonlyMap<string, StartWindow>;

/** When each bout to come is likely to start, from what the mats have shown today. Before the day nobody can say. */
export function startWindows(competition: Competition, nowMs: number): StartWindows {
  if (competition.status !== "in_progress") return NOTHING;
  const queues = matQueues(competition, dayFacts(competition));
  return estimateStarts(queues, learnPace(foughtBouts(competition)), nowMs);
}

const NOTHING: StartWindows = new Map();
