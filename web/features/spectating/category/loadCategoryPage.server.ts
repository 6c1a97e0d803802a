import { eventContext } from "#web/platform/session/eventContext.ts";
import { categoryOf } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { liveApiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadCategoryPage(args: PageArgs<"categoryUuid">) {
  const event = args.context.get(eventContext);
  const competition = await answerOf(liveApiFor(args).ofEvent(event.id));
  const category = categoryOf(competition, args.params.categoryUuid);
  return { name: event.name, competition, category };
}
