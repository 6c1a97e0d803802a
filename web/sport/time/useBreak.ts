import type { Competition } from "#contract/competition/entity.ts";
import { breakAt, dayAt, nextOpenDay, onClock } from "#domain/schedule/programme/programme.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";

/** Why no bout begins on a mat now: «Обед до 13:40» while it has a break (DY57), «День закрыт» when its day is over (DY70). */
export function matPause(
  { programme }: Pick<Competition, "programme">,
  carpet: string | undefined,
  nowMs: number,
): string | undefined {
  if (!programme) return undefined;
  const day = dayAt(programme, nowMs);
  if (day?.closedAtMs !== undefined) return eventMats.dayClosed(nextOpenDay(programme, day.date)?.date);
  const pause = carpet === undefined ? undefined : breakAt(programme, carpet, nowMs);
  return pause && eventMats.pause(pause.title, onClock(pause.to));
}

/** The same, followed as time goes by. Without the forecast: the board of a mat has no need of it. */
export function useBreak(
  competition: Pick<Competition, "programme" | "serverTime">,
  carpet: string | undefined,
): string | undefined {
  return matPause(competition, carpet, useSlowNow(competition.serverTime));
}
