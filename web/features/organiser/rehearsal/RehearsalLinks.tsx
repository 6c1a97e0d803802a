import type { Rehearsal, RehearsalChange } from "#contract/rehearsal/rehearsal.ts";
import { rehearsal as texts } from "#texts/organiser/rehearsal.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";

const { links: words } = texts;

type Props = { rehearsal: Rehearsal; onChange: (change: RehearsalChange) => Promise<void> };

/** Where the devices of a rehearsal begin, as an address and for a camera. */
export function RehearsalLinks({ rehearsal, onChange }: Props) {
  const { competitionUuid, eventId, isOpen } = rehearsal;
  const origin = useRootData()?.publicUrl ?? "";
  const places = [
    { name: words.desk, path: `/competition/${competitionUuid}` },
    { name: words.screen, path: `/competition/${competitionUuid}/screen` },
    { name: words.phone, path: `/events/${eventId}` },
  ];
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <Stack gap={16}>
          <OpenSwitch rehearsal={rehearsal} onChange={onChange} />
          {isOpen ? null : <Text tone="secondary">{words.phoneClosed}</Text>}
          <Grid least={180} gap={24}>
            {places.map(({ name, path }) => (
              <Stack key={path} gap={8} align="start">
                <TextLink href={path}>{name}</TextLink>
                <QrCode text={origin + path} label={words.qr(name)} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}

function OpenSwitch({ rehearsal: { isOpen, canOpen }, onChange }: Props) {
  const { isBusy, press } = useAct((wanted: boolean) => onChange({ isOpen: wanted }));
  return (
    <Stack gap={8}>
      <Switch
        label={texts.open.label}
        isOn={isOpen}
        isDisabled={isBusy || (!canOpen && !isOpen)}
        onChange={press}
      />
      {canOpen ? null : <Text tone="secondary">{texts.open.hidden}</Text>}
    </Stack>
  );
}
