import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { PageHandle } from "#contract/pageKind.ts";
import { tableView } from "#web/features/refereeing/table/tableView.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/fighting.ts";
import { FightingPage } from "#web/features/refereeing/FightingPage.tsx";
import { loadFightingPage } from "#web/features/refereeing/loadFightingPage.server.ts";

export const handle: PageHandle = { kind: "official", signInFor: "competition" };

export const loader = (args: Route.LoaderArgs) => loadFightingPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && tableView(readCompetition(loaderData.competition), loaderData.fighting).title,
  });

export default function FightingRoute({ loaderData }: Route.ComponentProps) {
  return <FightingPage loaderData={loaderData} />;
}
