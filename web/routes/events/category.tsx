import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { sharedLinks } from "#texts/spectating/sharedLinks.ts";
import type { Route } from "./+types/category.ts";
import { CategoryPage } from "#web/features/spectating/category/CategoryPage.tsx";
import { MergedCategoryPage } from "#web/features/spectating/category/MergedCategoryPage.tsx";
import { loadCategoryPage } from "#web/features/spectating/category/loadCategoryPages.server.ts";

export const handle: PageHandle = { eventHead: "slim", picture: "category", query: ["tab", "fighter"] };

export const loader = (args: Route.LoaderArgs) => loadCategoryPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && `${loaderData.category.title}: ${loaderData.name}`,
    description: loaderData && sharedLinks.category(loaderData.category.title, loaderData.name),
  });

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.into === null ? (
    <CategoryPage loaderData={loaderData} />
  ) : (
    <MergedCategoryPage loaderData={loaderData} />
  );
}
