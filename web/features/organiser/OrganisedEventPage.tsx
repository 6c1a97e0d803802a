import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { ClosingCard } from "#web/features/closing/face.ts";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { CopyDialog } from "./CopyDialog.tsx";
import { EventForm } from "./EventForm.tsx";
import { OpennessCard } from "./OpennessCard.tsx";
import { StepList } from "./StepList.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { copyEvent } from "#texts/organiser/copyEvent.ts";
import { organiser } from "#texts/organiser/organiser.ts";
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
  const { competition } = event;
  const isClosed = competition?.status === "closed";
  return (
    <Columns aside={340}>
      <Frozen isOn={isClosed}>
        <EventForm
          key={event.documentId}
          event={event}
          onSave={async (draft) => {
            await api.organiser.updateEvent(event.documentId, draft);
            showToast({ type: "success", message: words.saved });
            await revalidate();
          }}
        />
      </Frozen>
      <Stack gap={24}>
        {isClosed ? null : <StepList eventId={params.id} preparation={preparation} />}
        {competition ? (
          <ClosingCard
            subject={{ uuid: competition.uuid, documentId: competition.documentId, eventId: event.id }}
            status={competition.status}
          />
        ) : null}
        <Frozen isOn={isClosed}>
          <OpennessCard event={event} />
        </Frozen>
        <CopyButton event={event} />
        {competition ? null : <RemoveEvent event={event} />}
      </Stack>
    </Columns>
  );
}

function CopyButton({ event }: { event: OrganisedEvent }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {copyEvent.copy}
      </Button>
      {isAsked ? <CopyDialog event={event} onClose={() => setIsAsked(false)} /> : null}
    </>
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
