import type { BoutSetup } from "#domain/bout/bout.ts";
import { PRESETS, type CompetitionRules } from "#domain/ruleset/rules.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { Rules } from "./entity.ts";

/** What a bout is fought by: the rules of its competition and the bout time of its category. */
export function boutSetup(rules: Rules, boutSeconds: number | null): BoutSetup {
  return {
    rules: rulesFor(competitionRules(rules), { ...(boutSeconds !== null && { seconds: boutSeconds }) }),
  };
}

/** Rules that name no preset, or one we do not know, keep their switches and are fought as custom ones. */
function competitionRules(rules: Rules): CompetitionRules | undefined {
  if (rules === null) return undefined;
  const preset = PRESETS.find((name) => name === rules.preset) ?? "custom";
  return { preset, advantages: rules.advantages ?? false, penalties: rules.penalties ?? false };
}
