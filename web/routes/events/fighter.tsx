import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { personName } from "#web/i18n/names.ts";
import { sharedLinks } from "#texts/spectating/sharedLinks.ts";
import type { Route } from "./+types/fighter.ts";
import { FighterPage } from "#web/features/spectating/fighter/FighterPage.tsx";
import { loadFighterPage } from "#web/features/spectating/fighter/loadFighterPage.server.ts";

export const handle: PageHandle = { eventHead: "slim", picture: "fighter" };

export const loader = (args: Route.LoaderArgs) => loadFighterPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData && personName(loaderData.fighter),
    description:
      loaderData &&
      sharedLinks.fighter(
        personName(loaderData.fighter),
        loaderData.fighter.team?.name ?? "",
        loaderData.name,
      ),
  });

export default function FighterRoute({ loaderData }: Route.ComponentProps) {
  return <FighterPage loaderData={loaderData} />;
}
