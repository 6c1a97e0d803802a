import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/bout.ts";
import { BoutPage } from "#web/features/spectating/bout/BoutPage.tsx";
import { loadBoutPage } from "#web/features/spectating/bout/loadBoutPage.server.ts";

export const handle: PageHandle = { eventHead: "slim", picture: "bout" };

export const loader = (args: Route.LoaderArgs) => loadBoutPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function BoutRoute({ loaderData }: Route.ComponentProps) {
  return <BoutPage loaderData={loaderData} />;
}
