import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { fees } from "#texts/fees/fees.ts";
import { FeesPage } from "#web/features/organiser/fees/FeesPage.tsx";
import { loadFeesPage } from "#web/features/organiser/fees/loadFeesPage.server.ts";
import type { Route } from "./+types/fees.ts";

export const loader = (args: Route.LoaderArgs) => loadFeesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: fees.title });

export default function FeesRoute({ loaderData }: Route.ComponentProps) {
  return <FeesPage loaderData={loaderData} />;
}
