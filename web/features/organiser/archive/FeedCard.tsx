import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { archive } from "#texts/organiser/archive.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./archive.module.css";

const { feed: words } = archive;

type Props = { event: Pick<OrganisedEvent, "documentId" | "showCompetition">; hasCompetition: boolean };

/** The address other programs read the event from; it works once spectators see the competition (EX10). */
export function FeedCard({ event, hasCompetition }: Props) {
  const { apiBase } = useSession();
  const path = `${apiBase}/events/${event.documentId}/feed`;
  const publicUrl = useRootData()?.publicUrl;
  const address = publicUrl === undefined ? path : new URL(path, publicUrl).href;
  const { press: copy } = useAct(
    async () => {
      await navigator.clipboard.writeText(address);
      showToast({ type: "success", message: words.copied });
    },
    { onFailure: () => showToast({ message: words.notCopied }) },
  );
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <Stack gap={16} align="start">
          <code className={styles.address}>{address}</code>
          {hasCompetition && event.showCompetition ? null : <Text tone="secondary">{words.hidden}</Text>}
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
        </Stack>
      </CardBody>
    </Card>
  );
}
