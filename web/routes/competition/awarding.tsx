import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/awarding.ts";
import { AwardingPage } from "#web/features/awarding/AwardingPage.tsx";
import { loadAwardingPage } from "#web/features/awarding/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadAwardingPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && `${operation.awarding.title}: ${readCompetition(loaderData.competition).title}`,
  });

export default function AwardingRoute({ loaderData }: Route.ComponentProps) {
  return <AwardingPage loaderData={loaderData} />;
}
