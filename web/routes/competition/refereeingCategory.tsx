import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/refereeingCategory.ts";
import { RefereeingCategoryPage } from "#web/features/headTable/category/RefereeingCategoryPage.tsx";
import { loadRefereeingCategoryPage } from "#web/features/headTable/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRefereeingCategoryPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.category.title}` });

export default function RefereeingCategoryRoute({ loaderData }: Route.ComponentProps) {
  return <RefereeingCategoryPage loaderData={loaderData} />;
}
