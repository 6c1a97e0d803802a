import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/club.ts";
import { ClubPage } from "#web/features/season/ClubPage.tsx";
import { loadClubPage } from "#web/features/season/loadSeasonPages.server.ts";

export const loader = (args: Route.LoaderArgs) => loadClubPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: [loaderData?.name, loaderData?.city].filter(Boolean).join(", ") });

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
  return <ClubPage loaderData={loaderData} />;
}
