import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedCategoriesPage(args: PageArgs<"id">) {
  const { organiser: calls } = apiFor(args);
  const { data: event } = await answerOf(calls.event(args.params.id));
  return { categories: event.competition ? await answerOf(calls.categories(event.competition.uuid)) : [] };
}
