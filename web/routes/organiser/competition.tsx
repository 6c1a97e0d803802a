import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import type { Route } from "./+types/competition.ts";
import { OrganisedCompetitionPage } from "#web/features/organiser/OrganisedCompetitionPage.tsx";
import { loadOrganisedCompetitionPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadOrganisedCompetitionPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.competition });

export default function OrganisedCompetitionRoute({ loaderData, params }: Route.ComponentProps) {
  return <OrganisedCompetitionPage loaderData={loaderData} params={params} />;
}
