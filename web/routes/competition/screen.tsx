import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { screen as text } from "#texts/displays/screen.ts";
import type { Route } from "./+types/screen.ts";
import { ScreenPage } from "#web/features/displays/ScreenPage.tsx";
import { loadScreenPage } from "#web/features/displays/loadPages.server.ts";

export const handle: PageHandle = { kind: "wall", signInFor: "screen" };

export const loader = (args: Route.LoaderArgs) => loadScreenPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: loaderData?.competition
      ? `${text.title}: ${readCompetition(loaderData.competition).title}`
      : text.title,
  }),
  // The address is a key: it must not be found, nor told to anybody the page links to.
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ScreenRoute({ loaderData }: Route.ComponentProps) {
  return <ScreenPage loaderData={loaderData} />;
}
