import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { EventForm } from "./EventForm.tsx";
import { OpennessCard } from "./OpennessCard.tsx";
import { StepList } from "./StepList.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { useOrganised } from "./useOrganised.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";

const { event: words } = organiser;

type PageProps = { params: { readonly id: string } };

export function OrganisedEventPage({ params }: PageProps) {
  const { event, preparation } = useOrganised();
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  return (
    <Columns aside={340}>
      <EventForm
        key={event.documentId}
        event={event}
        onSave={async (draft) => {
          await api.organiser.updateEvent(event.documentId, draft);
          showToast({ type: "success", message: words.saved });
          await revalidate();
        }}
      />
      <Stack gap={24}>
        <StepList eventId={params.id} preparation={preparation} />
        <OpennessCard event={event} />
        {event.competition ? null : <RemoveEvent event={event} />}
      </Stack>
    </Columns>
  );
}

function RemoveEvent({ event }: { event: OrganisedEvent }) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    await api.organiser.removeEvent(event.documentId);
    await navigate("/organiser");
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
