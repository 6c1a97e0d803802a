import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";

const { state: words } = organiser;

/** Who sees it, in words. */
export function EventState({ event }: { event: OrganisedEvent }) {
  if (!event.isPublished)
    return (
      <Row as="span" gap={6} align="stretch" justify="end" wraps className={styles.badges}>
        <Badge tone="wait">{words.draft}</Badge>
      </Row>
    );
  return (
    <Row as="span" gap={6} align="stretch" justify="end" wraps className={styles.badges}>
      <Badge tone="ok">{words.published}</Badge>
      {event.registrationOpen ? <Badge tone="line">{words.registration}</Badge> : null}
      {event.showCompetition ? <Badge tone="line">{words.shown}</Badge> : null}
    </Row>
  );
}
