import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { parked as text } from "#texts/headTable/parked.ts";
import type { Route } from "./+types/parked.ts";
import { ParkedPage } from "#web/features/headTable/parked/ParkedPage.tsx";
import { loadParkedPage } from "#web/features/headTable/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadParkedPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${text.title}: ${readCompetition(loaderData.competition).title}` });

export default function ParkedRoute({ loaderData }: Route.ComponentProps) {
  return <ParkedPage loaderData={loaderData} />;
}
