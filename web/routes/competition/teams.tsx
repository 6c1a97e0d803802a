import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventTeams } from "#texts/teams/eventTeams.ts";
import type { Route } from "./+types/teams.ts";
import { CompetitionTeamsPage } from "#web/features/teams/CompetitionTeamsPage.tsx";
import { loadCompetitionTeamsPage } from "#web/features/teams/loadCompetitionTeamsPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadCompetitionTeamsPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${eventTeams.title}: ${readCompetition(loaderData.competition).title}` });

export default function CompetitionTeamsRoute({ loaderData }: Route.ComponentProps) {
  return <CompetitionTeamsPage loaderData={loaderData} />;
}
