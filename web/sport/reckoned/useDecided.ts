import { useState } from "react";
import type { Competition } from "#contract/entity.ts";
import { decidedMark } from "./decidedSoFar.ts";

/** The competition as of the last thing that was decided in it: a draw has nothing to say about a point. */
export function useDecided(competition: Competition): Competition {
  const [kept, setKept] = useState(competition);
  if (kept === competition || decidedMark(kept) === decidedMark(competition)) return kept;
  setKept(competition);
  return competition;
}
