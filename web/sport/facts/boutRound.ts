import type { Fighting } from "#contract/competition/entity.ts";
import { boutLabel } from "#contract/draw/boutLabel.ts";
import { roundWords } from "#texts/sport/sport.ts";

/** «1/4 финала»; where everybody meets everybody a round says nothing. */
export function boutRound(bout: Pick<Fighting, "stage" | "round" | "bracketId">): string {
  const label = boutLabel(bout);
  return label === undefined ? "" : roundWords(label);
}
