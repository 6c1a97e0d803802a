import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { events } from "#web/i18n/ru/events.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { TeamTable } from "#web/routes/view/TeamTable.tsx";
import { teamRows, teamsOf } from "#web/routes/view/teamRows.ts";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/teams.ts";

export async function loader(args: Route.LoaderArgs) {
  return { competition: await loadCompetition(args, args.params.uuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${events.teams.title}: ${loaderData.competition.title}` });

export default function CompetitionTeamsPage({ loaderData: { competition: loaded } }: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const rows = teamRows(teamsOf(competition), competition);
  return (
    <OpsPage>
      <PageTitle title={events.teams.title} lead={formatCount(rows.length, "team")} />
      <TeamTable rows={rows} />
    </OpsPage>
  );
}
