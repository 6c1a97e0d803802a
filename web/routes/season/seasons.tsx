import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { season } from "#texts/season/season.ts";
import type { Route } from "./+types/seasons.ts";
import { SeasonsPage } from "#web/features/season/SeasonsPage.tsx";
import { loadSeasonsPage } from "#web/features/season/loadSeasonPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadSeasonsPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: season.title, description: season.lead });

export default function SeasonsRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonsPage loaderData={loaderData} />;
}
