import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { seasonAdmin } from "#texts/organiser/seasonAdmin.ts";
import type { Route } from "./+types/season.ts";
import { SeasonAdminPage } from "#web/features/organiser/seasons/SeasonAdminPage.tsx";
import { loadSeasonAdminPage } from "#web/features/organiser/seasons/loadSeasonAdmin.server.ts";

export const loader = (args: Route.LoaderArgs) => loadSeasonAdminPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: seasonAdmin.title });

export default function SeasonAdminRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonAdminPage loaderData={loaderData} />;
}
