import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { eventTeams } from "#web/i18n/ru/teams/eventTeams.ts";
import { teamScopeLabels } from "#web/i18n/ru/teams/teamScope.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { useAwaitedDay } from "#web/platform/realtime/useAwaitedDay.ts";
import { isUnderWay } from "#web/platform/realtime/useLiveCompetition.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { TeamScopes } from "#web/features/teams/TeamScopes.tsx";
import { scopeTeams } from "#web/features/teams/teamScope.server.ts";
import { TeamTable } from "#web/features/teams/TeamTable.tsx";
import { teamRows } from "#web/sport/facts/teamRows.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import type { Route } from "./+types/teams.ts";
import styles from "./tab.module.css";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const [{ data: teams }, competition] = await Promise.all([
    answerOf(apiFor(args).events.teams(String(event.id))),
    findEventCompetition(args, event.id),
  ]);
  const params = new URL(args.request.url).searchParams;
  const scoped =
    competition &&
    scopeTeams(competition, await answerOf(apiFor(args).organiser.categories(competition.uuid)), params);
  const rows = teamRows(teams, scoped?.competition);
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${eventTeams.title}: ${loaderData?.name ?? ""}` });

export default function EventTeamsPage({ loaderData }: Route.ComponentProps) {
  const { rows, scope, formula, eventId, day } = loaderData;
  useAwaitedDay(day);
  return (
    <Wrap className={styles.page}>
      <VisuallyHidden>
        <h1>{eventTeams.title}</h1>
      </VisuallyHidden>
      {scope === undefined ? null : <TeamScopes {...scope} action={`/events/${eventId}/teams`} />}
      {rows.length === 0 && scope?.words !== undefined ? (
        <Card>
          <EmptyState title={teamScopeLabels.none}>{teamScopeLabels.noneText}</EmptyState>
        </Card>
      ) : (
        <Spoiler>
          <TeamTable rows={rows} formula={formula} eventId={eventId} />
        </Spoiler>
      )}
    </Wrap>
  );
}
