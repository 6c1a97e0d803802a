import { useState } from "react";
import type { Competition } from "#contract/entity.ts";
import { decidedSoFar } from "./decidedSoFar.ts";

/** The competition as of the last thing that was decided in it: a draw has nothing to say about a point. */
export function useDecided(competition: Competition): Competition {
  const decided = decidedSoFar(competition);
  const [last, setLast] = useState({ competition, decided });
  if (last.decided === decided) return last.competition;
  setLast({ competition, decided });
  return competition;
}
