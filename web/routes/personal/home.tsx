import { FollowedList } from "#web/features/following/FollowedList.tsx";
import { PushSettings } from "#web/features/following/PushSettings.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { personal } from "#texts/people/personal.ts";
import type { Route } from "./+types/home.ts";
import { PersonalHomePage } from "#web/features/people/PersonalHomePage.tsx";
import { loadPersonalHomePage } from "#web/features/people/loadPersonalHomePage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadPersonalHomePage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: personal.home.title });

export default function PersonalHomeRoute({ loaderData }: Route.ComponentProps) {
  return <PersonalHomePage loaderData={loaderData} followed={<FollowedList />} push={<PushSettings />} />;
}
