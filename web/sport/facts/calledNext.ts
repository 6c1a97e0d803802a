import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { nextToCall } from "#domain/schedule/nextToCall.ts";
import { limitsOf } from "#domain/schedule/programme/limits.ts";
import { isInPlay, queueStateOf, type QueuedBout } from "#domain/schedule/queue.ts";
import { restRuleOf, usualSeconds } from "#domain/schedule/rest.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
import { isAhead } from "./boutPhase.ts";
import { boutsByCategory, categoriesByUuid } from "./byUuid.ts";
import { lastEnds } from "./dayQueues.ts";

/** The bout to call next of these, which could all be called and stand in the order of their mat (DY47). */
export function calledNext(
  competition: Competition,
  bouts: readonly Fighting[],
  nowMs: number,
): Fighting | undefined {
  const secondsOf = (bout: Fighting) =>
    categoriesByUuid(competition.categories).get(bout.category.uuid)?.boutSeconds ??
    usualSeconds(competition.rules);
  const limits = competition.programme ? limitsOf(competition.programme) : undefined;
  const timeOf = ({ category }: Fighting) => {
    const notBeforeMs = limits?.get(category.uuid)?.notBeforeMs;
    return notBeforeMs === undefined ? {} : { notBeforeMs };
  };
  const waiting = beforeFinal(competition);
  const next = nextToCall(
    bouts.map((bout) => ({ ...toQueued(bout, secondsOf(bout)), ...timeOf(bout), bout })),
    {
      rest: restRuleOf(competition.rules),
      nowMs,
      lastEndedAtMs: lastEnds(competition.fightings),
      inPlay: inPlay(competition.fightings),
      beforeFinal: new Set(
        bouts
          .filter(({ stage }) => isFinalStage(stage))
          .map(({ category }) => category.uuid)
          .filter((category) => waiting.has(category)),
      ),
    },
  );
  return next?.bout;
}

/** Whether a category still has a bout to be fought before its final, on whichever mat (DR80). */
export const beforeFinal = (
  competition: Pick<Competition, "categories" | "fightings">,
): Pick<ReadonlySet<string>, "has"> => ({
  has: (category) =>
    boutsByCategory(competition.fightings, category).some(
      (bout) => !isFinalStage(bout.stage) && isAhead(competition, bout),
    ),
});

const toQueued = (bout: Fighting, boutSeconds: number): QueuedBout => ({
  id: bout.uuid,
  fighters: bout.fighters.map(({ uuid }) => uuid),
  category: bout.category.uuid,
  boutSeconds,
  state: queueStateOf(bout.state),
  isFinal: isFinalStage(bout.stage),
});

const inPlay = onceForEach(
  (fightings: readonly Fighting[]): ReadonlySet<string> =>
    new Set(
      fightings
        .filter((bout) => isInPlay(toQueued(bout, 0)))
        .flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid)),
    ),
);
