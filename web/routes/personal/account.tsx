import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { account } from "#texts/account/account.ts";
import type { Route } from "./+types/account.ts";
import { AccountPage } from "#web/features/account/AccountPage.tsx";
import { loadAccountPage } from "#web/features/account/loadAccountPage.server.ts";

export const loader = (args: Route.LoaderArgs) => loadAccountPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: account.title });

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage loaderData={loaderData} />;
}
