import type { PageHandle } from "#contract/pageKind.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/event.ts";
import { EventPage } from "#web/features/spectating/event/EventPage.tsx";
import { loadEventPage } from "#web/features/spectating/event/loadEventPage.server.ts";

export const handle: PageHandle = { eventHead: "cover" };

export const loader = (args: Route.LoaderArgs) => loadEventPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({ title: loaderData?.name, description: loaderData?.description }),
  ...(loaderData === undefined ? [] : [{ "script:ld+json": loaderData.jsonLd }]),
];

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage loaderData={loaderData} />;
}
