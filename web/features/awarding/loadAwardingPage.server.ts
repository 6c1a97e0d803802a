import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { loadAwarding, loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadAwardingPage(args: PageArgs<"uuid">) {
  const [competition, awarding] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadAwarding(args, args.params.uuid),
  ]);
  return { competition: competitionText(competition), awarding };
}
