import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import type { Route } from "./+types/categories.ts";
import { OrganisedCategoriesPage } from "#web/features/organiser/OrganisedCategoriesPage.tsx";
import { loadOrganisedCategoriesPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadOrganisedCategoriesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: categoryAdmin.title });

export default function OrganisedCategoriesRoute({ loaderData, params }: Route.ComponentProps) {
  return <OrganisedCategoriesPage loaderData={loaderData} params={params} />;
}
