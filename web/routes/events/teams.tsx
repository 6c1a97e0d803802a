import type { QueryHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventTeams } from "#texts/teams/eventTeams.ts";
import type { Route } from "./+types/teams.ts";
import { EventTeamsPage } from "#web/features/teams/EventTeamsPage.tsx";
import { loadEventTeamsPage } from "#web/features/teams/loadEventTeamsPage.server.ts";

export const handle: QueryHandle = { query: ["age", "sex", "level", "style"] };

export const loader = (args: Route.LoaderArgs) => loadEventTeamsPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${eventTeams.title}: ${loaderData?.name ?? ""}` });

export default function EventTeamsRoute({ loaderData }: Route.ComponentProps) {
  return <EventTeamsPage loaderData={loaderData} />;
}
