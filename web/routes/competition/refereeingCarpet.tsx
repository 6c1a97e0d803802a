import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { Route } from "./+types/refereeingCarpet.ts";
import { RefereeingCarpetPage } from "#web/features/headTable/mat/RefereeingCarpetPage.tsx";
import { loadRefereeingCarpetPage } from "#web/features/headTable/loadPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadRefereeingCarpetPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.carpet.name}` });

export default function RefereeingCarpetRoute({ loaderData }: Route.ComponentProps) {
  return <RefereeingCarpetPage loaderData={loaderData} />;
}
