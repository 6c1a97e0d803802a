import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import type { Route } from "./+types/entries.ts";
import { OrganisedEntriesPage } from "#web/features/entries/OrganisedEntriesPage.tsx";
import { loadOrganisedEntriesPage } from "#web/features/entries/loadOrganisedEntriesPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadOrganisedEntriesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: entriesDesk.title });

export default function OrganisedEntriesRoute({ loaderData, params }: Route.ComponentProps) {
  return <OrganisedEntriesPage loaderData={loaderData} params={params} />;
}
