import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { people } from "#texts/people/people.ts";
import type { Route } from "./+types/profiles.ts";
import { ProfilesPage } from "#web/features/people/ProfilesPage.tsx";
import { loadProfilesPage } from "#web/features/people/loadProfilesPage.server.ts";

export const handle: PageHandle = { signInFor: "profiles" };

export const loader = (args: Route.LoaderArgs) => loadProfilesPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: people.profiles.title });

export default function ProfilesRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilesPage loaderData={loaderData} />;
}
