import type { Carpet, Fighting } from "#contract/entity.ts";
import {
  isFinished,
  isPaired,
  progressOf,
  type CompetitionView,
  type Progress,
} from "#web/routes/view/competitionView.ts";
import type { DayPlan } from "./dayPlan.ts";

export type MatBouts = {
  /** Fought or stopped right now. */
  readonly now: Fighting | undefined;
  /** Everything still to be fought, in its order, without the one on the mat. */
  readonly queue: readonly Fighting[];
  /** The first of them whose pair is known. */
  readonly next: Fighting | undefined;
  /** Newest first. */
  readonly finished: readonly Fighting[];
  readonly progress: Progress;
};

/** Called athletes are still on their way: their bout stands in the queue. */
export const hasBegun = ({ state }: Fighting): boolean =>
  state === "running" || state === "paused" || state === "time-over";

export const isMovable = ({ state }: Pick<Fighting, "state">): boolean =>
  state === "waiting" || state === "called";

export function matBouts(view: CompetitionView, plan: DayPlan, carpet: Carpet): MatBouts {
  const bouts = carpet.fightings
    .flatMap(({ uuid }) => view.bouts.get(uuid) ?? [])
    .filter(({ uuid }) => !plan.off.has(uuid));
  const now = bouts.find(hasBegun);
  const queue = bouts.filter((bout) => bout !== now && !isFinished(bout));
  return {
    now,
    queue,
    next: queue.find((bout) => isPaired(bout) && isMovable(bout)),
    finished: bouts
      .filter(isFinished)
      .toSorted((a, b) => (b.finishedAt ?? "").localeCompare(a.finishedAt ?? "")),
    progress: progressOf(bouts),
  };
}
