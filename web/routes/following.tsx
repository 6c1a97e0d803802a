import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { follow } from "#texts/following/follow.ts";
import type { Route } from "./+types/following.ts";
import { FollowingPage } from "#web/features/following/FollowingPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: follow.page.title });

export default FollowingPage;
