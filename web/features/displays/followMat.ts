import type { Fighting } from "#contract/entity.ts";
import { boutOnMat, isOnMat, isPaired } from "#web/sport/facts/boutPhase.ts";

/** How long a result stays before the next pair takes the board. */
export const RESULT_MS = 15_000;

export type LastResult = { readonly uuid: string; readonly atMs: number };

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
