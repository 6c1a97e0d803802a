import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrganisedEvent } from "#contract/organiser.ts";
import { EventForm } from "#web/features/organiser/EventForm.tsx";
import { OpennessCard } from "#web/features/organiser/OpennessCard.tsx";
import styles from "#web/features/organiser/organiser.module.css";
import { StepList } from "#web/features/organiser/StepList.tsx";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { general } from "#web/i18n/ru/general.ts";
import { organiser } from "#web/i18n/ru/organiser.ts";
import { useOrganised } from "#web/layouts/organiserEvent.tsx";
import { useApi } from "#web/session/useApi.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Text } from "#web/ui/Text.tsx";
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
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsked(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await api.organiser.removeEvent(event.documentId);
      await navigate("/organiser");
    } catch {
      // The toast said why: it has entries or a competition.
      close();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={words.removeAsk(event.name)}
        closeLabel={general.close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="dangerFill" isBusy={isBusy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <Text>{words.removeText}</Text>
      </Dialog>
    </>
  );
}
