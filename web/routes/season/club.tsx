import { redirect } from "react-router";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/club.ts";
import { ClubPage } from "#web/features/season/ClubPage.tsx";
import { loadClubPage } from "#web/features/season/loadSeasonPages.server.ts";

/** A number leads to the one address of a club (CL1). */
export async function loader(args: Route.LoaderArgs) {
  const club = await loadClubPage(args);
  if (args.params.club !== club.uuid) throw redirect(`/clubs/${club.uuid}`);
  return club;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: [loaderData?.name, loaderData?.city].filter(Boolean).join(", "),
    description: loaderData?.facts,
  });

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
  return <ClubPage loaderData={loaderData} />;
}
