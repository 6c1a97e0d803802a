import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { auth } from "#texts/account/auth.ts";
import type { Route } from "./+types/forget.ts";
import { ForgetPage } from "#web/features/account/auth/ForgetPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.forget.title });

export default ForgetPage;
