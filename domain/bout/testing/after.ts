import { rulesFor } from "../../ruleset/rulesFor.ts";
import type { BoutRules, CompetitionRules } from "../../ruleset/rules.ts";
import type { Bout } from "../bout.ts";
import { replayBout } from "../fold.ts";
import { parseBout } from "../notation.ts";
import type { RecordedEvent } from "../event.ts";

/** The bout after this line of notation. */
export const after = (line: string, competition?: CompetitionRules): Bout =>
  afterUnder(rulesFor(competition), line);

export const afterUnder = (rules: BoutRules, line: string): Bout => replayBout({ rules }, recorded(line));

export function recorded(line: string): readonly RecordedEvent[] {
  const parsed = parseBout(line);
  if (!parsed.ok) throw new Error(`cannot read "${parsed.problem.token}"`);
  return parsed.value;
}

export const IBJJF: CompetitionRules = { preset: "ibjjf", advantages: true, penalties: true };
export const ADCC: CompetitionRules = { preset: "adcc", advantages: false, penalties: true };
export const UWW: CompetitionRules = { preset: "uww_grappling", advantages: false, penalties: true };
export const AJP: CompetitionRules = { preset: "ajp", advantages: false, penalties: true };
export const SUB_ONLY: CompetitionRules = { preset: "sub_only", advantages: false, penalties: true };
export const EBI: CompetitionRules = { preset: "ebi", advantages: false, penalties: false };
