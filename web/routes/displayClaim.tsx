import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/displayClaim.ts";
import { text } from "#web/features/displays/DisplayClaimPage.tsx";
import { DisplayClaimPage } from "#web/features/displays/DisplayClaimPage.tsx";
import { loadDisplayClaimPage } from "#web/features/displays/loadPages.server.ts";

export const handle: PageHandle = { kind: "personal" };

export const loader = (args: Route.LoaderArgs) => loadDisplayClaimPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: text.title });

export default function DisplayClaimRoute({ loaderData }: Route.ComponentProps) {
  return <DisplayClaimPage loaderData={loaderData} />;
}
