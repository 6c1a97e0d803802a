import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/setup.ts";
import { words } from "#web/features/account/auth/SetupPage.tsx";
import { SetupPage } from "#web/features/account/auth/SetupPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title });

export default SetupPage;
