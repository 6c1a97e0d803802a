import type { BoutSetup } from "#domain/bout/bout.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { Rules } from "./entity.ts";
import { parseCompetitionRules } from "./rules.ts";

/** What a bout is fought by: the rules of its competition and the bout time of its category. */
export function boutSetup(rules: Rules, boutSeconds: number | null): BoutSetup {
  const occasion = boutSeconds === null ? {} : { seconds: boutSeconds };
  return { rules: rulesFor(parseCompetitionRules(rules), occasion) };
}
