import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { papers } from "#texts/papers.ts";
import type { Route } from "./+types/papers.ts";
import { OrganisedPapersPage } from "#web/features/papers/PapersPage.tsx";
import { loadOrganisedPapers } from "#web/features/papers/loadPapersPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadOrganisedPapers(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: papers.title });

export default function OrganisedPapersRoute({ loaderData, params }: Route.ComponentProps) {
  return <OrganisedPapersPage loaderData={loaderData} params={params} />;
}
