import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { seasonAdmin } from "#texts/organiser/seasonAdmin.ts";
import type { Route } from "./+types/seasons.ts";
import { SeasonsAdminPage } from "#web/features/organiser/seasons/SeasonsAdminPage.tsx";
import { loadSeasonsAdminPage } from "#web/features/organiser/seasons/loadSeasonAdmin.server.ts";

export const loader = (args: Route.LoaderArgs) => loadSeasonsAdminPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: seasonAdmin.title });

export default function SeasonsAdminRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonsAdminPage loaderData={loaderData} />;
}
