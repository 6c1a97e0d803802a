import { personName } from "#web/i18n/names.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { personalHome } from "#texts/people/personalHome.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { describeStatus, statusOf } from "./applicationStatus.ts";
import styles from "./home.module.css";
import type { NearestEvent } from "./nearestEvent.ts";
import { ShortList } from "./ShortList.tsx";

const { nearest: words } = personalHome;

/** Where somebody of the account competes next: when, where, when the scales are open, and who is entered. */
export function Nearest({ nearest }: { nearest: NearestEvent | undefined }) {
  if (nearest === undefined)
    return (
      <Card aria-label={words.title}>
        <EmptyState
          title={words.empty}
          action={<Button href="/personal/applications/new">{words.enter}</Button>}
        >
          {words.emptyText}
        </EmptyState>
      </Card>
    );
  const { event, daysAhead, applications } = nearest;
  return (
    <Card aria-label={words.title}>
      <CardHead>
        <CardTitle title={words.title} />
        <Badge tone={daysAhead === 0 ? "live" : "line"}>{whenText(daysAhead)}</Badge>
      </CardHead>
      <Row gap={18} align="stretch" className={styles.event}>
        <Cover look={event.look} seed={event.documentId} shape="card" className={styles.cover} />
        <div>
          <Anchor href={`/events/${event.id}`} className={styles.eventName}>
            {event.name}
          </Anchor>
          <p>{[eventDates(event), event.city, event.venue].filter(Boolean).join(", ")}</p>
          <WeighIns nearest={nearest} />
        </div>
      </Row>
      <ShortList
        more={personalHome.more}
        items={applications.map((application) => (
          <li key={application.id}>
            <Entry application={application} />
          </li>
        ))}
      />
    </Card>
  );
}

function WeighIns({ nearest: { weighIns, isWeighed } }: { nearest: NearestEvent }) {
  if (weighIns.length === 0)
    return <p className={styles.quiet}>{isWeighed ? words.weighInOver : words.weighInUnknown}</p>;
  return (
    <Stack as="dl" gap={8} className={styles.weighIns} aria-label={words.weighIn}>
      {weighIns.map(({ day, time, title }) => (
        <div key={`${day}-${time}`}>
          <dt>
            <Icon name="clock" size={18} /> {formatDayMonth(day)}, {time}
          </dt>
          <dd>{title}</dd>
        </div>
      ))}
    </Stack>
  );
}

function Entry({ application }: { application: NearestEvent["applications"][number] }) {
  const status = describeStatus(statusOf(application));
  return (
    <Anchor href={`/personal/applications/${application.documentId}`} className={styles.entry}>
      <span>
        <b>{application.profile ? personName(application.profile) : ""}</b>
        <small>{application.category ? titleWords(application.category.title) : words.noCategory}</small>
      </span>
      <Badge tone={status.tone}>{status.label}</Badge>
    </Anchor>
  );
}

function whenText(days: number): string {
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
}
