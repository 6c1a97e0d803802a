import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrganisedEvent } from "#contract/organiser.ts";
import { EventForm } from "#web/features/organiser/EventForm.tsx";
import { OpennessCard } from "#web/features/organiser/OpennessCard.tsx";
import styles from "#web/features/organiser/organiser.module.css";
import { StepList } from "#web/features/organiser/StepList.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { useOrganised } from "#web/layouts/organiserEvent.tsx";
import { useApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { Route } from "./+types/event.ts";

const { event: words } = organiser;

export const meta: Route.MetaFunction = () => pageMeta({ title: organiser.tabs.event });

export default function OrganisedEventPage({ params }: Route.ComponentProps) {
  const { event, preparation } = useOrganised();
  const api = useApi();
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.columns}>
      <EventForm
        key={event.documentId}
        event={event}
        onSave={async (draft) => {
          await api.organiser.updateEvent(event.documentId, draft);
          showToast({ type: "success", message: words.saved });
          await revalidate();
        }}
      />
      <div className={styles.stack}>
        <StepList eventId={params.id} preparation={preparation} />
        <OpennessCard event={event} />
        {event.competition ? null : <RemoveEvent event={event} />}
      </div>
    </div>
  );
}

function RemoveEvent({ event }: { event: OrganisedEvent }) {
  const api = useApi();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    try {
      await api.organiser.removeEvent(event.documentId);
      await navigate("/organiser");
    } catch {
      // The toast said why: it has entries or a competition.
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.removeAsk(event.name)}
          confirm={words.remove}
          isDangerous
          isPersistent={false}
          onConfirm={remove}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}
