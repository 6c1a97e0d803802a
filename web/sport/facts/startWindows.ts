import type { Competition } from "#contract/competition/entity.ts";
import { estimateStarts, forecastEnd, type StartWindow } from "#domain/schedule/estimate.ts";
import { learnPace } from "#domain/schedule/pace.ts";
import { foughtBouts, matQueues, type DayFacts } from "./dayQueues.ts";

export type StartWindows = ReadonlyMap<string, StartWindow>;

/** When each bout to come is likely to start, from what the mats have shown today. Before the day nobody can say. */
export function startWindows(competition: Competition, facts: DayFacts, nowMs: number): StartWindows {
  if (competition.status !== "in_progress") return NOTHING;
  const queues = matQueues(competition, facts);
  return estimateStarts(queues, learnPace(foughtBouts(competition)), nowMs);
}

/** When the last mat, or this one, is likely to be done; undefined before the day and after it. */
export function dayEnd(
  competition: Competition,
  facts: DayFacts,
  nowMs: number,
  carpetUuid?: string,
): Pick<StartWindow, "fromMs" | "toMs"> | undefined {
  if (competition.status !== "in_progress") return undefined;
  const queues = matQueues(competition, facts).filter(
    ({ bouts, carpet }) => bouts.length > 0 && (carpetUuid ?? carpet) === carpet,
  );
  if (queues.length === 0) return undefined;
  const { mats } = forecastEnd(queues, learnPace(foughtBouts(competition)), nowMs);
  return {
    fromMs: Math.max(...mats.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...mats.map(({ toMs }) => toMs)),
  };
}

const NOTHING: StartWindows = new Map();
