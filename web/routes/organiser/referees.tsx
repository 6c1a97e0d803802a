import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import type { Route } from "./+types/referees.ts";
import { RefereesPage } from "#web/features/organiser/referees/RefereesPage.tsx";
import { loadRefereesPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRefereesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.referees });

export default function RefereesRoute({ loaderData, params }: Route.ComponentProps) {
  return <RefereesPage loaderData={loaderData} params={params} />;
}
