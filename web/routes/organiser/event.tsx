import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import type { Route } from "./+types/event.ts";
import { OrganisedEventPage } from "#web/features/organiser/OrganisedEventPage.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.event });

export default function OrganisedEventRoute({ params }: Route.ComponentProps) {
  return <OrganisedEventPage params={params} />;
}
