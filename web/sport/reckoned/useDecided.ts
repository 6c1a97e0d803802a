import type { Competition } from "#contract/entity.ts";
import { decidedMark } from "./decidedSoFar.ts";
import { useKeptWhile } from "./useKeptWhile.ts";

/** The competition as of the last thing that was decided in it: a draw has nothing to say about a point. */
export const useDecided = (competition: Competition): Competition =>
  useKeptWhile(decidedMark(competition), competition);
