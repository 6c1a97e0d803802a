import type { Carpet, Fighting } from "#contract/competition/entity.ts";
import { progressOf, type CompetitionView, type Progress } from "#web/sport/facts/competitionView.ts";
import { isFinished, isPaired } from "#web/sport/facts/boutPhase.ts";
import type { DayPlan } from "./dayPlan.ts";
import { inCallOrder } from "#web/sport/facts/inCallOrder.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";

type MatBouts = {
  /** Fought or stopped right now. */
  readonly now: Fighting | undefined;
  /** Everything still to be fought, in its order, without the one on the mat. */
  readonly queue: readonly Fighting[];
  /** The first of them whose pair is known, and the one that is called next: it lets others pass while it waits for rest. */
  readonly first: Fighting | undefined;
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
  const bouts = boutsHere(view, plan, carpet);
  const { now, queue } = openBouts(view, plan, carpet);
  const callable = queue.filter((bout) => isPaired(bout) && isMovable(bout));
  return {
    now,
    queue,
    first: callable[0],
    // While a bout is on, others rest: who is called after it is told by the forecast, as on every other page.
    next: now === undefined ? plan.calledNext(callable) : inCallOrder(callable, plan.starts)[0],
    finished: bouts
      .filter(isFinished)
      .toSorted((a, b) => (b.finishedAt ?? "").localeCompare(a.finishedAt ?? "")),
    progress: progressOf(bouts),
  };
}

/** Only what is still to be fought: nobody waits for what is over to be put in order. */
export function openBouts(
  view: CompetitionView,
  plan: DayPlan,
  carpet: Carpet,
): Pick<MatBouts, "now" | "queue"> {
  const open = boutsHere(view, plan, carpet).filter((bout) => !isFinished(bout));
  const now = open.find(hasBegun);
  return { now, queue: open.filter((bout) => bout !== now) };
}

/** What can change places with a bout of the mat: today's bouts with today's, those of later days with each other (DY51). */
export function movableBeside(
  { view, plan }: { readonly view: CompetitionView; readonly plan: Pick<DayPlan, "off"> },
  carpet: Carpet,
  { uuid: moved }: Pick<Fighting, "uuid">,
): readonly string[] {
  const today = new Set(boutsOnMat(view.competition, carpet).map(({ uuid }) => uuid));
  return carpet.fightings.flatMap(({ uuid }) => {
    const bout = view.bouts.get(uuid);
    const isBeside = bout !== undefined && isMovable(bout) && !plan.off.has(uuid);
    return isBeside && today.has(uuid) === today.has(moved) ? [uuid] : [];
  });
}

function boutsHere(view: CompetitionView, plan: DayPlan, carpet: Carpet): readonly Fighting[] {
  return boutsOnMat(view.competition, carpet).filter(({ uuid }) => !plan.off.has(uuid));
}
