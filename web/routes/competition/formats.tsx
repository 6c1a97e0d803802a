import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { formatWishes } from "#texts/formats.ts";
import type { Route } from "./+types/formats.ts";
import { FormatsPage } from "#web/features/drawing/formats/FormatsPage.tsx";
import { loadFormatsPage } from "#web/features/drawing/face.server.ts";

export const loader = (args: Route.LoaderArgs) => loadFormatsPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && `${formatWishes.title}: ${readCompetition(loaderData.competition).title}`,
  });

export default function FormatsRoute({ loaderData }: Route.ComponentProps) {
  return <FormatsPage loaderData={loaderData} />;
}
