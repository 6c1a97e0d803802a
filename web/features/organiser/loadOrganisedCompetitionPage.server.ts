import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedCompetitionPage(args: PageArgs<"id">) {
  const { organiser: calls } = apiFor(args);
  const { data: event } = await answerOf(calls.event(args.params.id));
  if (!event.competition) return { carpets: [], staff: undefined };
  const { uuid } = event.competition;
  const [carpets, staff] = await Promise.all([answerOf(calls.carpets(uuid)), answerOf(calls.staff(uuid))]);
  return { carpets, staff };
}
