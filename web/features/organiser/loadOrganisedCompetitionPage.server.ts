import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedCompetitionPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  return { carpets: event.competition ? await answerOf(api.organiser.carpets(event.competition.uuid)) : [] };
}
