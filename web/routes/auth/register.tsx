import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { auth } from "#texts/account/auth.ts";
import type { Route } from "./+types/register.ts";
import { RegisterPage } from "#web/features/account/auth/RegisterPage.tsx";
import { loadRegisterPage, submitRegisterPage } from "#web/features/account/auth/loadRegisterPage.server.ts";

export const handle: PageHandle = { way: "register" };

export const loader = (args: Route.LoaderArgs) => loadRegisterPage(args);

export const action = (args: Route.ActionArgs) => submitRegisterPage(args);

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.register.title });

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage loaderData={loaderData} actionData={actionData} />;
}
