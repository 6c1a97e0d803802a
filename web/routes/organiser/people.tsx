import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { personLinks } from "#texts/organiser/seasonAdmin.ts";
import type { Route } from "./+types/people.ts";
import { PersonLinksPage } from "#web/features/organiser/seasons/PersonLinksPage.tsx";
import { loadPersonLinksPage } from "#web/features/organiser/seasons/loadSeasonAdmin.server.ts";

export const loader = (args: Route.LoaderArgs) => loadPersonLinksPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: personLinks.title });

export default function PersonLinksRoute({ loaderData }: Route.ComponentProps) {
  return <PersonLinksPage loaderData={loaderData} />;
}
