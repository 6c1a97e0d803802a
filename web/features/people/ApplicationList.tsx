import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import type { Application } from "#contract/entry/profile.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate } from "#texts/dates.ts";
import { people } from "#texts/people/people.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { cx } from "#web/kit/cx.ts";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { describeStatus, statusOf } from "./applicationStatus.ts";
import cards from "./ApplicationList.module.css";
import styles from "./entry.module.css";

const { applications: words } = people;

/** The whole row leads to the application, by the name of its event. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  return (
    <Card>
      <Table caption={words.table} className={cards.list}>
        <thead>
          <tr>
            <HeadCell>{words.columns.event}</HeadCell>
            <HeadCell>{words.columns.athlete}</HeadCell>
            <HeadCell className={styles.wideOnly}>{words.columns.club}</HeadCell>
            <HeadCell className={styles.wideOnly}>{words.columns.deadline}</HeadCell>
            <HeadCell>{words.columns.status}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <Row key={application.documentId} application={application} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Row({ application }: { application: Application }) {
  const { event, profile, category, team, documentId } = application;
  const status = describeStatus(statusOf(application));
  return (
    <tr className={styles.row}>
      <Cell>
        <Anchor href={`/personal/applications/${documentId}`} className={styles.event}>
          <Cover seed={event?.documentId ?? ""} shape="card" className={cx(styles.cover, styles.wideOnly)} />
          <span>
            <b>{event?.name}</b>
            <small>{[event?.city, eventDates(event)].filter(Boolean).join(", ")}</small>
          </span>
        </Anchor>
      </Cell>
      <Cell>
        <b className={styles.athlete}>
          {profile?.firstName} {profile?.lastName}
        </b>
        <small className={styles.sub}>{category ? titleWords(category.title) : words.noCategory}</small>
      </Cell>
      <Cell className={styles.wideOnly}>{team?.name ?? "—"}</Cell>
      <Cell className={styles.wideOnly}>{formatDate(event?.registrationUntil)}</Cell>
      <Cell>
        <Badge tone={status.tone}>{status.label}</Badge>
      </Cell>
    </tr>
  );
}
