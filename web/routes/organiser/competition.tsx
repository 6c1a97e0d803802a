import { CompetitionForm } from "#web/features/organiser/CompetitionForm.tsx";
import { MatList } from "#web/features/organiser/MatList.tsx";
import styles from "#web/features/organiser/organiser.module.css";
import { StaffCard } from "#web/features/organiser/StaffCard.tsx";
import { StepList } from "#web/features/organiser/StepList.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { useOrganised } from "#web/layouts/organiserEvent.tsx";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { Route } from "./+types/competition.ts";

export async function loader(args: Route.LoaderArgs) {
  const { organiser: calls } = apiFor(args);
  const { data: event } = await answerOf(calls.event(args.params.id));
  if (!event.competition) return { carpets: [], staff: undefined };
  const { uuid } = event.competition;
  const [carpets, staff] = await Promise.all([answerOf(calls.carpets(uuid)), answerOf(calls.staff(uuid))]);
  return { carpets, staff };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.competition });

export default function OrganisedCompetitionPage({ loaderData, params }: Route.ComponentProps) {
  const { event, preparation } = useOrganised();
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <CompetitionForm key={event.competition?.documentId ?? "new"} event={event} />
        <MatList competitionId={event.competition?.documentId} carpets={loaderData.carpets} />
        {event.competition && loaderData.staff ? (
          <StaffCard
            key={event.competition.uuid}
            competitionUuid={event.competition.uuid}
            staff={loaderData.staff}
            carpets={loaderData.carpets}
          />
        ) : null}
      </div>
      <StepList eventId={params.id} preparation={preparation} />
    </div>
  );
}
