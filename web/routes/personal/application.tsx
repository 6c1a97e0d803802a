import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import type { Route } from "./+types/application.ts";
import { ApplicationPage } from "#web/features/people/ApplicationPage.tsx";
import { loadApplicationPage } from "#web/features/people/loadApplicationPage.server.ts";

export const handle: PageHandle = { signInFor: "applications" };

export const loader = (args: Route.LoaderArgs) => loadApplicationPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.kind === "one" ? entry.one.number(loaderData.application.id) : entry.title,
  });

export default function ApplicationRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationPage loaderData={loaderData} />;
}
