import type { QueryHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { season } from "#texts/season/season.ts";
import type { Route } from "./+types/season.ts";
import { SeasonPage } from "#web/features/season/SeasonPage.tsx";
import { loadSeasonPage } from "#web/features/season/loadSeasonPages.server.ts";

export const handle: QueryHandle = { query: ["group", "q", "page"] };

export const loader = (args: Route.LoaderArgs) => loadSeasonPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: [season.title, loaderData?.title].filter(Boolean).join(": "),
    // The first of its sentences say what is worth how much.
    description: loaderData?.formula.slice(0, 3).join(" "),
  });

export default function SeasonRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonPage loaderData={loaderData} />;
}
