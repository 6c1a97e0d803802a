import { eventContext } from "#web/platform/session/eventContext.ts";
import { isUnderWay } from "#web/platform/realtime/useLiveCompetition.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { scopeTeams } from "./teamScope.server.ts";
import { teamRows, withEntered } from "#web/sport/facts/teamRows.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadEventTeamsPage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const [{ data: teams }, competition] = await Promise.all([
    answerOf(apiFor(args).events.teams(String(event.id))),
    findEventCompetition(args, event.id),
  ]);
  const params = new URL(args.request.url).searchParams;
  const scoped =
    competition &&
    scopeTeams(competition, await answerOf(apiFor(args).organiser.categories(competition.uuid)), params);
  const rows = teamRows(withEntered(teams, competition), scoped?.competition);
  const isScoped = scoped?.scope.words !== undefined;
  return {
    name: event.name,
    eventId: event.id,
    // Of a part of the tournament only those who are in it.
    rows: isScoped ? rows.filter(({ fighters }) => fighters > 0) : rows,
    scope: scoped?.scope,
    formula: competition?.teamScoring.formula,
    // The layout asks for a newer version of a day that stands still; here nothing else follows one that goes on.
    day:
      competition && isUnderWay(competition) ? { uuid: competition.uuid, rev: competition.rev } : undefined,
  };
}
