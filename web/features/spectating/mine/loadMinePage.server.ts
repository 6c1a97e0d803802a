import { dayText } from "#web/features/spectating/dayText.server.ts";
import { ownFighters } from "#web/platform/session/ownFighters.server.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadMinePage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const [competition, own] = await Promise.all([
    findEventCompetition(args, event.id),
    ownFighters(args, event.id),
  ]);
  return { name: event.name, competition: competition && dayText(competition), own };
}
