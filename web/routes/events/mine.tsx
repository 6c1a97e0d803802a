import type { PageHandle } from "#contract/pageKind.ts";
import { mine } from "#texts/spectating/mine.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/mine.ts";
import { loadMinePage } from "#web/features/spectating/mine/loadMinePage.server.ts";
import { MinePage } from "#web/features/spectating/mine/MinePage.tsx";

export const handle: PageHandle = { eventHead: "slim" };

export const loader = (args: Route.LoaderArgs) => loadMinePage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${mine.title}: ${loaderData?.name ?? ""}` });

export default function MineRoute({ loaderData }: Route.ComponentProps) {
  return <MinePage loaderData={loaderData} />;
}
