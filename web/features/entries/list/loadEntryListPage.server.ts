import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadEntryListPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  const basis = event.competition ? await answerOf(api.lists.basis(event.competition.uuid)) : undefined;
  return { basis: basis?.data, today: hallDate(args) };
}
