import type { BoutSetup } from "#domain/bout/bout.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { Rules } from "../competition/entity.ts";
import { parseCompetitionRules } from "./rules.ts";

/**
 * What a bout is fought by: the rules of its competition, the bout time of its category, its stage in the draw. Finals
 * may be longer or have more overtime; a bout without a draw has no stage.
 */
export function boutSetup(rules: Rules, boutSeconds: number | null, stage: string | null = null): BoutSetup {
  const occasion = {
    ...(boutSeconds !== null && { seconds: boutSeconds }),
    ...(stage !== null && { isFinal: isFinalStage(stage) }),
  };
  return { rules: rulesFor(parseCompetitionRules(rules), occasion) };
}
