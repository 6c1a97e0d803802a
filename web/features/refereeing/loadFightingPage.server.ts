import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { data } from "react-router";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadFightingPage(args: PageArgs<"uuid" | "fightingUuid">) {
  const api = apiFor(args);
  const competition = await answerOf(api.competitions.byUuid(args.params.uuid));
  const fighting = competition.fightings.find(({ uuid }) => uuid === args.params.fightingUuid);
  if (fighting === undefined) throw data(null, { status: 404 });
  const { data: log } = await answerOf(api.fightings.events(fighting.uuid));
  const recorded = log.map(({ boutMs, ...entry }) => ({ ...entry, ...(boutMs !== undefined && { boutMs }) }));
  return { competition: competitionText(competition), fighting, recorded };
}
