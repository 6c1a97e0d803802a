import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/page.ts";
import { ContentPage } from "#web/features/content/ContentPage.tsx";
import { loadContentPage } from "#web/features/content/loadContentPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadContentPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.title });

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage loaderData={loaderData} />;
}
