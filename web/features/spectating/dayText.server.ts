import type { Competition } from "#contract/competition/entity.ts";
import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import type { SentDraws } from "#web/sport/facts/sentDraws.ts";
import type { DayText } from "./dayText.ts";

export const dayText = (competition: Competition, shown: Omit<SentDraws, "facts"> = {}): DayText => ({
  text: competitionText(competition),
  draws: { facts: dayFacts(competition), ...shown },
});
