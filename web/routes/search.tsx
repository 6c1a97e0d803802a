import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { search } from "#texts/search.ts";
import type { Route } from "./+types/search.ts";
import { SearchPage } from "#web/features/search/SearchPage.tsx";
import { loadSearchPage } from "#web/features/search/loadSearchPage.server.ts";

export const handle: PageHandle = { kind: "personal" };

export const loader = (args: Route.LoaderArgs) => loadSearchPage(args);

/** The page asks by itself while somebody types. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: [search.title, loaderData?.typed].filter(Boolean).join(": ") });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage loaderData={loaderData} />;
}
