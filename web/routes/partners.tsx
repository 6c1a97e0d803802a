import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/partners.ts";
import { words } from "#web/features/content/PartnersPage.tsx";
import { PartnersPage } from "#web/features/content/PartnersPage.tsx";
import { loadPartnersPage } from "#web/features/content/loadPartnersPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadPartnersPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title, description: words.lead });

export default function PartnersRoute({ loaderData }: Route.ComponentProps) {
  return <PartnersPage loaderData={loaderData} />;
}
