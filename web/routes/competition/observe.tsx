import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/observe.ts";
import { ObservePage } from "#web/features/spectating/category/ObservePage.tsx";
import { loadObservePage } from "#web/features/spectating/category/loadCategoryPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadObservePage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.observe.title}: ${loaderData.category.title}` });

export default function ObserveRoute({ loaderData }: Route.ComponentProps) {
  return <ObservePage loaderData={loaderData} />;
}
