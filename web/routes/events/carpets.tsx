import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import type { Route } from "./+types/carpets.ts";
import { CarpetsPage } from "#web/features/spectating/mat/CarpetsPage.tsx";
import { loadCarpetsPage } from "#web/features/spectating/mat/loadCarpetPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadCarpetsPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${eventMats.title}: ${loaderData?.name ?? ""}` });

export default function CarpetsRoute({ loaderData }: Route.ComponentProps) {
  return <CarpetsPage loaderData={loaderData} />;
}
