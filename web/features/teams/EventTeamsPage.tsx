import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { eventTeams } from "#texts/teams/eventTeams.ts";
import { teamScopeLabels } from "#texts/teams/teamScope.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { useAwaitedDay } from "#web/platform/realtime/useAwaitedDay.ts";
import { TeamScopes } from "./TeamScopes.tsx";
import { TeamTable } from "./TeamTable.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "#web/kit/layout/tab.module.css";
import type { loadEventTeamsPage } from "./loadEventTeamsPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function EventTeamsPage({ loaderData }: PageProps<typeof loadEventTeamsPage>) {
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
