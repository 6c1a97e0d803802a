import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { entryList } from "#texts/entries/entryList.ts";
import type { Route } from "./+types/entryList.ts";
import { EntryListPage } from "#web/features/entries/list/EntryListPage.tsx";
import { loadEntryListPage } from "#web/features/entries/loadOrganisedEntriesPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadEntryListPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: entryList.title });

export default function EntryListRoute({ loaderData, params }: Route.ComponentProps) {
  return <EntryListPage loaderData={loaderData} params={params} />;
}
