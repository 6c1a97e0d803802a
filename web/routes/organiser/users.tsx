import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { userAdmin } from "#texts/organiser/userAdmin.ts";
import type { Route } from "./+types/users.ts";
import { UsersPage } from "#web/features/organiser/users/UsersPage.tsx";
import { loadUsersPage } from "#web/features/organiser/users/loadUsersPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadUsersPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: userAdmin.title });

export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  return <UsersPage loaderData={loaderData} />;
}
