import type { Route } from "./+types/sheets.ts";
import { SheetsPage } from "#web/features/headTable/sheets/SheetsPage.tsx";
import { loadDashboardPage } from "#web/features/headTable/loadPages.server.ts";
import { sheets as text } from "#texts/headTable/sheets.ts";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";

export const loader = (args: Route.LoaderArgs) => loadDashboardPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${text.title}: ${readCompetition(loaderData.competition).title}` });

export default function SheetsRoute({ loaderData }: Route.ComponentProps) {
  return <SheetsPage loaderData={loaderData} />;
}
