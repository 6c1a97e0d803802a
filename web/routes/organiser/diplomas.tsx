import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { diplomaWords } from "#texts/organiser/diploma.ts";
import type { Route } from "./+types/diplomas.ts";
import { DiplomaPage } from "#web/features/organiser/diploma/DiplomaPage.tsx";
import { loadDiplomaPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadDiplomaPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: diplomaWords.title });

export default function DiplomasRoute({ loaderData, params }: Route.ComponentProps) {
  return <DiplomaPage loaderData={loaderData} params={params} />;
}
