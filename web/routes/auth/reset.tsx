import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { auth } from "#texts/account/auth.ts";
import type { Route } from "./+types/reset.ts";
import { ResetPage } from "#web/features/account/auth/ResetPage.tsx";

// The code in the address is as good as a password: nobody else is to learn it.
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.reset.title });

export default ResetPage;
