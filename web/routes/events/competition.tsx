import type { QueryHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import type { Route } from "./+types/competition.ts";
import { EventCompetitionPage } from "#web/features/spectating/category/EventCompetitionPage.tsx";
import { loadEventCompetitionPage } from "#web/features/spectating/category/loadCategoryPages.server.ts";

export const handle: QueryHandle = {
  query: ["mode", "stage", "q", "sort", "age", "sex", "level", "style", "mat", "mine"],
};

export const loader = (args: Route.LoaderArgs) => loadEventCompetitionPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${categoryList.title}: ${loaderData?.name ?? ""}` });

export default function EventCompetitionRoute({ loaderData }: Route.ComponentProps) {
  return <EventCompetitionPage loaderData={loaderData} />;
}
