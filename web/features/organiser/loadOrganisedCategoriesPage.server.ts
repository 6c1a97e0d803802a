import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedCategoriesPage(args: PageArgs<"id">) {
  const { organiser: calls, regrouping } = apiFor(args);
  const { data: event } = await answerOf(calls.event(args.params.id));
  if (!event.competition) return { categories: [], regrouping: undefined };
  const { uuid } = event.competition;
  const [categories, { data }] = await Promise.all([
    answerOf(calls.categories(uuid)),
    answerOf(regrouping.find(uuid)),
  ]);
  return { categories, regrouping: data };
}
