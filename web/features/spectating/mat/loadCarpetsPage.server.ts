import { eventContext } from "#web/platform/session/eventContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadCarpetsPage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const hasMats = competition !== undefined && competition.carpets.length > 0;
  return { name: event.name, competition: hasMats ? competition : undefined };
}
