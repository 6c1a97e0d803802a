import type { Competition } from "#contract/competition/entity.ts";
import { matPause } from "#web/sport/facts/matPause.ts";
import { useSlowNow } from "./useSlowNow.ts";

/** Why no bout begins on a mat now, followed as time goes by. Without the forecast: the board of a mat has no need of it. */
export function useBreak(
  competition: Pick<Competition, "programme" | "serverTime">,
  carpet: string | undefined,
): string | undefined {
  return matPause(competition, carpet, useSlowNow(competition.serverTime));
}
