import { useEffect, useState } from "react";
import type { Competition, Fighting } from "#contract/entity.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { boutOnBoard, type LastResult } from "./followMat.ts";

const LOOK_MS = 1000;

export type Shown = {
  /** The mat it follows; without one it stays with its bout. */
  readonly carpetUuid: string | undefined;
  readonly fightingUuid: string | undefined;
};

/** What this board knows besides the competition. */
export type BoardKnowledge = {
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
  const bouts = boutsOnMat(competition, { carpetUuid, fightingUuid });
  const shown = carpetUuid === undefined ? bouts[0] : boutOnBoard(bouts, { nowMs, last, openUuid });
  // While a bout is on the board the moment of its result is still to come.
  if (shown !== undefined && isOnMat(shown) && (last?.uuid !== shown.uuid || nowMs - last.atMs > LOOK_MS))
    setLast({ uuid: shown.uuid, atMs: nowMs });
  return shown;
}

/** In the order of the mat; the bout alone where no mat is followed. */
export function boutsOnMat(
  { fightings, carpets }: Competition,
  { carpetUuid, fightingUuid }: Shown,
): Fighting[] {
  const carpet = carpets.find(({ uuid }) => uuid === carpetUuid);
  if (carpet === undefined) return fightings.filter(({ uuid }) => uuid === fightingUuid);
  const byUuid = new Map(fightings.map((bout) => [bout.uuid, bout]));
  return carpet.fightings.flatMap(({ uuid }) => byUuid.get(uuid) ?? []);
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
