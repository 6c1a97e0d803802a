import type { QueryHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/home.ts";
import { HomePage } from "#web/features/spectating/home/HomePage.tsx";
import { loadHomePage } from "#web/features/spectating/home/loadHomePage.server.ts";

export const handle: QueryHandle = { query: ["q", "year"] };

export const loader = (args: Route.LoaderArgs) => loadHomePage(args);

export const meta: Route.MetaFunction = () => pageMeta();

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage loaderData={loaderData} />;
}
