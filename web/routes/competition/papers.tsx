import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { papers } from "#texts/papers.ts";
import type { Route } from "./+types/papers.ts";
import { PapersPage } from "#web/features/papers/PapersPage.tsx";
import { loadPapersPage } from "#web/features/papers/loadPapersPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadPapersPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${papers.title}: ${loaderData.title}` });

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  return <PapersPage loaderData={loaderData} />;
}
