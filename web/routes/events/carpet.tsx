import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/carpet.ts";
import { CarpetPage } from "#web/features/spectating/mat/CarpetPage.tsx";
import { loadCarpetPage } from "#web/features/spectating/mat/loadCarpetPages.server.ts";

export const handle: PageHandle = { eventHead: "slim" };

export const loader = (args: Route.LoaderArgs) => loadCarpetPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData === undefined ? undefined : `${loaderData.carpet.name}: ${loaderData.name}` });

export default function CarpetRoute({ loaderData }: Route.ComponentProps) {
  return <CarpetPage loaderData={loaderData} />;
}
