import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/applications.ts";
import { words } from "#web/features/people/ApplicationsPage.tsx";
import { ApplicationsPage } from "#web/features/people/ApplicationsPage.tsx";
import { loadApplicationsPage } from "#web/features/people/loadApplicationsPage.server.ts";

export const handle: PageHandle = { signInFor: "applications" };

export const loader = (args: Route.LoaderArgs) => loadApplicationsPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title });

export default function ApplicationsRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationsPage loaderData={loaderData} />;
}
