import { useState } from "react";
import type { EventOpenness, OrganisedEvent } from "#contract/event/organiser.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";

const { openness: words } = organiser;

type Props = { event: OrganisedEvent };

/** Who sees the event, what may be sent in, what the public may watch: each takes effect at once. */
export function OpennessCard({ event }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { save, isBusy } = useOpenness(event);
  const { isPublished, registrationOpen, showCompetition } = event;
  const hasCompetition = (event.competition ?? null) !== null;
  const publish = (isOn: boolean) => (isOn ? void save({ isPublished: true }) : setIsAsked(true));
  const hide = async () => {
    await save({ isPublished: false, registrationOpen: false, showCompetition: false });
  };
  return (
    <Card heading={words.title}>
      <CardBody>
        <Stack gap={14}>
          <Row
            label={words.published}
            text={words.publishedText}
            isOn={isPublished}
            {...{ isBusy }}
            onChange={publish}
          />
          <Row
            label={words.registration}
            text={refusal(isPublished, hasCompetition) ?? words.registrationText}
            isOn={registrationOpen}
            isBusy={isBusy || refusal(isPublished, hasCompetition) !== undefined}
            onChange={(isOn) => void save({ registrationOpen: isOn })}
          />
          <Row
            label={words.shown}
            text={refusal(isPublished, hasCompetition) ?? words.shownText}
            isOn={showCompetition}
            isBusy={isBusy || refusal(isPublished, hasCompetition) !== undefined}
            onChange={(isOn) => void save({ showCompetition: isOn })}
          />
        </Stack>
      </CardBody>
      {isAsked ? (
        <ActDialog
          title={words.hide}
          confirm={words.hideConfirm}
          isDangerous
          isPersistent={false}
          onConfirm={hide}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.hideText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}

function refusal(isPublished: boolean, hasCompetition: boolean): string | undefined {
  if (!isPublished) return words.first;
  return hasCompetition ? undefined : words.noCompetition;
}

type RowProps = {
  label: string;
  text: string;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
};

function Row({ label, text, isOn, isBusy, onChange }: RowProps) {
  return (
    <div>
      <Switch label={label} isOn={isOn} isDisabled={isBusy} onChange={onChange} />
      <Text size="small" tone="muted" className={styles.switchText}>
        {text}
      </Text>
    </div>
  );
}

function useOpenness(event: OrganisedEvent) {
  const api = useApi();
  const reload = useReload();
  // Refused, the switch stays as it was.
  const { isBusy, run: save } = useAct(async (change: Partial<EventOpenness>) => {
    const { isPublished, registrationOpen, showCompetition } = event;
    await api.organiser.updateEvent(event.documentId, {
      isPublished,
      registrationOpen,
      showCompetition,
      ...change,
    });
    showToast({ type: "success", message: words.done });
    await reload();
  });
  return { save, isBusy };
}
