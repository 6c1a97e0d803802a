import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import type { Route } from "./+types/event.ts";
import { OrganisedEventPage } from "#web/features/organiser/OrganisedEventPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.event });

export default function OrganisedEventRoute({ params }: Route.ComponentProps) {
  return <OrganisedEventPage params={params} />;
}
