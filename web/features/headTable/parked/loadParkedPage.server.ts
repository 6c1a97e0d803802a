import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadParkedPage(args: PageArgs<"uuid">) {
  const competition = await loadCompetition(args, args.params.uuid);
  const parked = await answerOf(apiFor(args).parked.ofCompetition(competition.uuid));
  return { competition, acts: parked.data, open: parked.meta.open };
}
