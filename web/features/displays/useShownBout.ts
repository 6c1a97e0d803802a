import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { isOnMat, boutOnMat, isPaired } from "#web/sport/facts/boutPhase.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";
import { useEffect, useState } from "react";

const LOOK_MS = 1000;

export type Shown = {
  /** The mat it follows; without one it stays with its bout. */
  readonly carpetUuid: string | undefined;
  readonly fightingUuid: string | undefined;
};

/** What this board knows besides the competition. */
type BoardKnowledge = {
  readonly loadedAtMs: number;
  readonly now: () => number;
  readonly openUuid: string | undefined;
};

/** The bout this board shows now. */
export function useShownBout(
  competition: Competition,
  { carpetUuid, fightingUuid }: Shown,
  { loadedAtMs, now, openUuid }: BoardKnowledge,
): Fighting | undefined {
  const nowMs = useSeconds(loadedAtMs, now);
  const [last, setLast] = useState<LastResult | undefined>(
    fightingUuid === undefined ? undefined : { uuid: fightingUuid, atMs: loadedAtMs },
  );
  const bouts = shownBouts(competition, { carpetUuid, fightingUuid });
  const shown = carpetUuid === undefined ? bouts[0] : boutOnBoard(bouts, { nowMs, last, openUuid });
  // While a bout is on the board the moment of its result is still to come.
  if (shown !== undefined && isOnMat(shown) && (last?.uuid !== shown.uuid || nowMs - last.atMs > LOOK_MS))
    setLast({ uuid: shown.uuid, atMs: nowMs });
  return shown;
}

/** In the order of the mat; the bout alone where no mat is followed. */
export function shownBouts(competition: Competition, { carpetUuid, fightingUuid }: Shown): Fighting[] {
  const carpet = competition.carpets.find(({ uuid }) => uuid === carpetUuid);
  return carpet === undefined
    ? competition.fightings.filter(({ uuid }) => uuid === fightingUuid)
    : boutsOnMat(competition, carpet);
}

/** Server time, once a second. */
function useSeconds(loadedAtMs: number, now: () => number): number {
  const [nowMs, setNowMs] = useState(loadedAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return nowMs;
}

/** How long a result stays before the next pair takes the board. */
export const RESULT_MS = 15_000;

type LastResult = { readonly uuid: string; readonly atMs: number };

export type MatMoment = {
  readonly nowMs: number;
  readonly last: LastResult | undefined;
  /** The bout a table of this machine has open. */
  readonly openUuid: string | undefined;
};

/**
 * Which of a mat's bouts its board shows: the one that is on, else the result for a while, else the pair to come; when
 * nothing is to come the last result stays. Of two the one the table has open is meant.
 */
export function boutOnBoard(
  bouts: readonly Fighting[],
  { nowMs, last, openUuid }: MatMoment,
): Fighting | undefined {
  const open = bouts.find(({ uuid }) => uuid === openUuid);
  const onMat = open !== undefined && isOnMat(open) ? open : boutOnMat(bouts);
  if (onMat !== undefined) return onMat;
  const result = last && bouts.find(({ uuid }) => uuid === last.uuid);
  if (result?.state === "finished" && nowMs - (last?.atMs ?? 0) < RESULT_MS) return result;
  if (open?.state === "waiting") return open;
  const next = bouts.find((bout) => bout.state === "waiting" && isPaired(bout));
  return next ?? result ?? bouts.findLast(({ state }) => state === "finished");
}
