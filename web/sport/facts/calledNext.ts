import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { type BeforeFinal, nextToCall } from "#domain/schedule/nextToCall.ts";
import { limitsOf } from "#domain/schedule/programme/limits.ts";
import { isInPlay, queueStateOf, type QueuedBout } from "#domain/schedule/queue.ts";
import { restRuleOf, usualSeconds } from "#domain/schedule/rest.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
import { isAhead } from "./boutPhase.ts";
import { boutPlace } from "./boutText.ts";
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
  const next = nextToCall(
    bouts.map((bout) => ({ ...toQueued(bout, secondsOf(bout)), ...timeOf(bout), bout })),
    {
      rest: restRuleOf(competition.rules),
      nowMs,
      lastEndedAtMs: lastEnds(competition.fightings),
      inPlay: inPlay(competition.fightings),
      beforeFinal: beforeFinal(competition),
    },
  );
  return next?.bout;
}

type Day = Pick<Competition, "categories" | "fightings">;

/** Whether a category still has a bout to be fought before its final, on whichever mat (DR80). */
export const beforeFinal = (competition: Day): BeforeFinal => ({
  has: (category) => heldBy(competition, category).length > 0,
});

/** One that stands on no mat is waited for by nobody: the forecast knows of none either. */
const heldBy = ({ categories, fightings }: Day, category: string): readonly Fighting[] =>
  boutsByCategory(fightings, category).filter(
    (bout) => bout.carpet !== null && !isFinalStage(bout.stage) && isAhead({ categories, fightings }, bout),
  );

/** What a final that may not be called waits for: «Финал, № 12, ждёт остальных схваток…»; undefined of any other bout. */
export function finalWaits(competition: Competition, bout: Fighting): string | undefined {
  if (!isFinalStage(bout.stage)) return undefined;
  const before = heldBy(competition, bout.category.uuid).slice(0, MOST_NAMED);
  const named = before.map((one) => {
    const mat = competition.carpets.find(({ uuid }) => uuid === one.carpet?.uuid);
    return [boutPlace(one), mat?.name].filter(Boolean).join(", ");
  });
  return named.length === 0 ? undefined : text.finalWaits(bout.number, named.join("; "));
}

/** The whole ladder before a final would be read by nobody. */
const MOST_NAMED = 3;

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
