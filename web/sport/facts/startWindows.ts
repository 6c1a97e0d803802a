import type { Competition } from "#contract/competition/entity.ts";
import { estimateStarts, forecastEnd, type StartWindow } from "#domain/schedule/estimate.ts";
import type { Rests } from "#domain/schedule/callOrder.ts";
import { learnPace, type Pace } from "#domain/schedule/pace.ts";
import { restRuleOf } from "#domain/schedule/rest.ts";
import { foughtBouts, lastEnds, matQueues, type DayFacts } from "./dayQueues.ts";

export type StartWindows = ReadonlyMap<string, StartWindow>;

/** When each bout to come is likely to start, from what the mats have shown today. Before the day nobody can say. */
export function startWindows(competition: Competition, facts: DayFacts, nowMs: number): StartWindows {
  if (competition.status !== "in_progress") return NOTHING;
  const { pace, rests } = learnedFrom(competition, facts);
  return estimateStarts(matQueues(competition, facts), pace, rests, nowMs);
}

/** When the last mat, or this one, is likely to be done; undefined before the day and after it. */
export function dayEnd(
  competition: Competition,
  facts: DayFacts,
  nowMs: number,
  carpetUuid?: string,
): Pick<StartWindow, "fromMs" | "toMs"> | undefined {
  if (competition.status !== "in_progress") return undefined;
  const { pace, rests } = learnedFrom(competition, facts);
  const queues = matQueues(competition, facts).filter(({ bouts }) => bouts.length > 0);
  const { mats } = forecastEnd(queues, pace, rests, nowMs);
  const ends = mats.filter(({ carpet }) => (carpetUuid ?? carpet) === carpet);
  if (ends.length === 0) return undefined;
  return {
    fromMs: Math.max(...ends.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...ends.map(({ toMs }) => toMs)),
  };
}

const NOTHING: StartWindows = new Map();

type Learned = { readonly pace: Pace; readonly rests: Rests };

const learned = new WeakMap<DayFacts, Learned>();

/** What the bouts that are over teach: learned anew when another one is over, as the facts are. */
export function learnedFrom(competition: Competition, facts: DayFacts): Learned {
  const kept = learned.get(facts) ?? {
    pace: learnPace(foughtBouts(competition)),
    rests: {
      rest: restRuleOf(competition.rules),
      lastEndedAtMs: lastEnds(competition.fightings),
    },
  };
  learned.set(facts, kept);
  return kept;
}
