import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { roles } from "#texts/organiser/roles.ts";
import type { Route } from "./+types/roles.ts";
import { RolesPage } from "#web/features/organiser/roles/RolesPage.tsx";
import { loadRolesPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRolesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: roles.title });

export default function RolesRoute({ loaderData, params }: Route.ComponentProps) {
  return <RolesPage loaderData={loaderData} params={params} />;
}
