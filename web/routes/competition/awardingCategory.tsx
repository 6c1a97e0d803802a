import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/awardingCategory.ts";
import { AwardingCategoryPage } from "#web/features/awarding/AwardingCategoryPage.tsx";
import { loadAwardingCategoryPage } from "#web/features/awarding/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadAwardingCategoryPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.category.title}` });

export default function AwardingCategoryRoute({ loaderData }: Route.ComponentProps) {
  return <AwardingCategoryPage loaderData={loaderData} />;
}
