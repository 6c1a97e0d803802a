import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadCompetitionTeamsPage(args: PageArgs<"uuid">) {
  const [competition, { data: adjustments }] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    answerOf(apiFor(args).teamScoring.adjustments(args.params.uuid)),
  ]);
  return { competition: competitionText(competition), adjustments };
}
