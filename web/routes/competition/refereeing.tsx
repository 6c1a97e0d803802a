import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/refereeing.ts";
import { RefereeingPage } from "#web/features/headTable/mat/RefereeingPage.tsx";
import { loadRefereeingPage } from "#web/features/headTable/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRefereeingPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && `${operation.refereeing.title}: ${readCompetition(loaderData.competition).title}`,
  });

export default function RefereeingRoute({ loaderData }: Route.ComponentProps) {
  return <RefereeingPage loaderData={loaderData} />;
}
