import { periodsOf } from "../ruleset/periods.ts";
import type { Bout, LoggedEvent, ScoreLine } from "./bout.ts";
import { isScore } from "./correction.ts";
import type { BoutEvent, ScoreEvent } from "./event.ts";
import { applyBoutEvent, openBout } from "./fold.ts";
import type { ByCorner, Corner, Method } from "./vocabulary.ts";

/** A moment of a bout that anybody may read about: what counts now, and nothing of who wrote it down or why. */
export type TimelineEntry = Happening & {
  readonly id: string;
  readonly periodIndex: number;
  /** Time fought in the period. */
  readonly elapsedMs: number;
  /** Time fought since the beginning of the bout: what a link to this moment names. */
  readonly totalMs: number;
  /** The score after it. */
  readonly score: ByCorner<ScoreLine>;
  /** It was entered differently first, or put in after the result. */
  readonly isCorrected: boolean;
  readonly isAfterTime: boolean;
};

type Happening =
  | { readonly kind: "score"; readonly event: ScoreEvent }
  | { readonly kind: "started" | "period" }
  | {
      readonly kind: "result";
      readonly method: Method;
      readonly winner: Corner | undefined;
      readonly technique: string | undefined;
    };

/** What was undone is not in it; what was put right is in it once, as it counts, and marked (BP3, BP4). */
export function timelineOf(bout: Bout): readonly TimelineEntry[] {
  const written = new Map(bout.recorded.map(({ id, event }) => [id, event]));
  const lastRevoked = bout.log.findLastIndex(({ event }) => event.type === "result-revoked");
  const entries: TimelineEntry[] = [];
  let folded = openBout(bout.setup);
  // Between a result that was taken back and the clock's next start nobody fights: what comes then is a correction.
  let isReopened = false;
  let hasStarted = false;
  for (const [index, logged] of bout.log.entries()) {
    folded = applyBoutEvent(folded, logged);
    const happening = happeningOf(logged.event, hasStarted);
    if (logged.event.type === "result-revoked") isReopened = true;
    if (logged.event.type === "clock-started") {
      isReopened = false;
      hasStarted = true;
    }
    if (happening === undefined || (happening.kind === "result" && index < lastRevoked)) continue;
    entries.push({
      ...happening,
      id: logged.id,
      ...readingOf(bout, logged),
      score: folded.score,
      isCorrected: isReopened || isChanged(written.get(logged.id), logged.event),
      isAfterTime: logged.isAfterTime,
    });
  }
  return entries;
}

/** That the official has said what a penalty brings is part of giving it, no correction. */
function isChanged(before: BoutEvent | undefined, after: BoutEvent): boolean {
  if (before === after || before === undefined) return false;
  const isSettled = "effects" in before && before.type === after.type && before.corner === after.corner;
  return !isSettled;
}

function happeningOf(event: BoutEvent, hasStarted: boolean): Happening | undefined {
  if (isScore(event)) return { kind: "score", event };
  if (event.type === "clock-started" && !hasStarted) return { kind: "started" };
  if (event.type === "period-started" && event.periodIndex > 0) return { kind: "period" };
  if (event.type !== "result-declared") return undefined;
  const { method, winner, technique } = event;
  return { kind: "result", method, winner, technique };
}

function readingOf({ setup }: Bout, { event, periodIndex: before, elapsedMs: read }: LoggedEvent) {
  const isNew = event.type === "period-started";
  const periodIndex = isNew ? event.periodIndex : before;
  const elapsedMs = isNew ? 0 : read;
  const earlier = periodsOf(setup.rules).slice(0, periodIndex);
  const earlierMs = earlier.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  return { periodIndex, elapsedMs, totalMs: earlierMs + elapsedMs };
}
