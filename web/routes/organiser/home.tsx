import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/home.ts";
import { words } from "#web/features/organiser/home/OrganiserHomePage.tsx";
import { OrganiserHomePage } from "#web/features/organiser/home/OrganiserHomePage.tsx";
import { loadOrganiserHomePage } from "#web/features/organiser/home/loadOrganiserHomePage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadOrganiserHomePage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title });

export default function OrganiserHomeRoute({ loaderData }: Route.ComponentProps) {
  return <OrganiserHomePage loaderData={loaderData} />;
}
