import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { readiness as text } from "#texts/refereeing/readiness.ts";
import type { Route } from "./+types/refereeingCheck.ts";
import { RefereeingCheckPage } from "#web/features/refereeing/check/RefereeingCheckPage.tsx";
import { loadRefereeingCheckPage } from "#web/features/refereeing/check/loadRefereeingCheckPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRefereeingCheckPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: text.title });

export default function RefereeingCheckRoute({ loaderData }: Route.ComponentProps) {
  return <RefereeingCheckPage loaderData={loaderData} />;
}
