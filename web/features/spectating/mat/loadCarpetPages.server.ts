import { dayText } from "#web/features/spectating/dayText.server.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { data } from "react-router";

export async function loadCarpetsPage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const hasMats = competition !== undefined && competition.carpets.length > 0;
  return { name: event.name, competition: hasMats ? dayText(competition) : undefined };
}

export async function loadCarpetPage(args: PageArgs<"carpetUuid">) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const carpet = competition?.carpets.find(({ uuid }) => uuid === args.params.carpetUuid);
  if (competition === undefined || carpet === undefined) throw data("Not Found", { status: 404 });
  return { name: event.name, competition: dayText(competition), carpet };
}
