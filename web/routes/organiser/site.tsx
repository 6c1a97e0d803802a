import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { site } from "#texts/organiser/site.ts";
import { SitePage } from "#web/features/organiser/site/SitePage.tsx";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { Route } from "./+types/site.ts";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const [{ data: partners }, pages] = await Promise.all([
    answerOf(api.partners.find()),
    answerOf(api.organiser.pages()),
  ]);
  return { partners, pages };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: site.title });

export default function SiteRoute({ loaderData }: Route.ComponentProps) {
  return <SitePage {...loaderData} />;
}
