import type { Competition } from "#contract/competition/entity.ts";
import { readCompetition, type CompetitionText } from "#web/platform/realtime/competitionText.ts";
import { keepSentDraws, type SentDraws } from "#web/sport/facts/sentDraws.ts";

/** A competition on its way to a page, with what its draws say: the page hydrates without their rules. */
export type DayText = { readonly text: CompetitionText; readonly draws: SentDraws };

/** The same value for the same text. */
export function readDay({ text, draws }: DayText): Competition {
  const competition = readCompetition(text);
  keepSentDraws(competition, draws);
  return competition;
}
