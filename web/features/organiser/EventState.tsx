import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { daysOf } from "#contract/event/daysOfEvent.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import styles from "./organiser.module.css";

const { state: words } = organiser;

type Props = {
  event: Pick<
    OrganisedEvent,
    "isPublished" | "registrationOpen" | "showCompetition" | "dateOfEvent" | "info"
  > & {
    readonly competition?: Pick<NonNullable<OrganisedEvent["competition"]>, "status"> | null | undefined;
  };
  today: string;
};

/** Who sees it, in words; of an event that is over only that (EV15). */
export function EventState({ event, today }: Props) {
  const isPast = (daysOf(event)?.last ?? today) < today;
  const status = event.competition?.status;
  const isOpenLate = isPast && status === "in_progress";
  const isOver = status === "closed" || (isPast && !isOpenLate);
  if (!event.isPublished)
    return (
      <Row as="span" gap={6} align="stretch" justify="end" wraps className={styles.badges}>
        <Badge tone="wait">{words.draft}</Badge>
      </Row>
    );
  return (
    <Row as="span" gap={6} align="stretch" justify="end" wraps className={styles.badges}>
      <Badge tone="ok">{words.published}</Badge>
      {isOver ? <Badge tone="neutral">{words.over}</Badge> : null}
      {isOpenLate ? <Badge tone="wait">{words.openLate}</Badge> : null}
      {event.registrationOpen && !isOver ? <Badge tone="line">{words.registration}</Badge> : null}
      {event.showCompetition && !isOver ? <Badge tone="line">{words.shown}</Badge> : null}
    </Row>
  );
}
