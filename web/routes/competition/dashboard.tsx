import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/dashboard.ts";
import { DashboardPage } from "#web/features/headTable/day/DashboardPage.tsx";
import { loadDashboardPage } from "#web/features/headTable/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadDashboardPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && `${operation.nav.dashboard}: ${readCompetition(loaderData.competition).title}`,
  });

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <DashboardPage loaderData={loaderData} />;
}
