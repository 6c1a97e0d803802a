import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { auth } from "#texts/account/auth.ts";
import type { Route } from "./+types/login.ts";
import { LoginPage } from "#web/features/account/auth/LoginPage.tsx";
import { loadLoginPage, submitLoginPage } from "#web/features/account/auth/loadLoginPage.server.ts";

export const handle: PageHandle = { way: "login" };

export const loader = (args: Route.LoaderArgs) => loadLoginPage(args);

export const action = (args: Route.ActionArgs) => submitLoginPage(args);

// The address may hold a one-time code: nobody else is to learn it. Without any referrer a form posted from here would
// not say where it comes from, and be refused.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.login.title });

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage loaderData={loaderData} actionData={actionData} />;
}
