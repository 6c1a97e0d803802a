import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import type { Route } from "./+types/programme.ts";
import { ProgrammePage } from "#web/features/organiser/programme/ProgrammePage.tsx";
import { loadProgrammePage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadProgrammePage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.programme });

export default function ProgrammeRoute({ loaderData, params }: Route.ComponentProps) {
  return <ProgrammePage loaderData={loaderData} params={params} />;
}
