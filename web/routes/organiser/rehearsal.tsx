import { loadRehearsalPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";
import { RehearsalPage } from "#web/features/organiser/rehearsal/RehearsalPage.tsx";
import { rehearsal } from "#web/i18n/ru/organiser/rehearsal.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/rehearsal.ts";

export const loader = (args: Route.LoaderArgs) => loadRehearsalPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: rehearsal.title });

export default function RehearsalRoute({ loaderData, params }: Route.ComponentProps) {
  return <RehearsalPage key={params.id} loaded={loaderData} />;
}
