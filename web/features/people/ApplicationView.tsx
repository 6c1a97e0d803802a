import type { Application, Course } from "#contract/profile.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { formatRubles, formatWeight } from "#web/i18n/numbers.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { ApplicationActs } from "./ApplicationActs.tsx";
import { describeStatus, statusOf } from "./applicationStatus.ts";
import type { EntryChoices } from "./entryFields.tsx";
import styles from "./entry.module.css";
import { Facts } from "./Facts.tsx";
import { OrganiserDecision } from "./OrganiserDecision.tsx";
import { personName } from "#web/sport/facts/personName.ts";
import { Thread } from "./Thread.tsx";
import { WeighCard } from "./WeighCard.tsx";

const { one: words } = entry;

export type ApplicationProps = {
  application: Application;
  course: Course;
  choices: EntryChoices;
  /** Whose eyes: the one who entered, or the organiser's. */
  isOrganiser: boolean;
  /** One of the people of who looks. */
  isOwn: boolean;
  address: string;
  /** Where the next bout is, once it has a mat. */
  mat: string | undefined;
};

/** Everything about one application: where it stands, how it came there, what may still be done. */
export function ApplicationView(props: ApplicationProps) {
  const { application, course, isOrganiser } = props;
  const status = describeStatus(statusOf(application));
  return (
    <Columns aside={340}>
      <Stack gap={20}>
        <Card>
          <CardHead>
            <CardTitle title={words.status} />
            <Badge tone={status.tone}>{status.label}</Badge>
          </CardHead>
          <CardBody>
            <Text>{status.meaning}</Text>
          </CardBody>
        </Card>
        {isOrganiser ? <OrganiserDecision application={application} /> : null}
        <Details application={application} />
        <ApplicationActs {...props} />
        <Thread id={application.documentId} messages={course.messages} isOrganiser={isOrganiser} />
      </Stack>
      <Stack gap={20}>
        <WeighCard application={application} address={props.address} mat={props.mat} />
        <History course={course} />
      </Stack>
    </Columns>
  );
}

function Details({ application }: { application: Application }) {
  const { profile, category, team, weight, weighInWeight, comment, event } = application;
  const { review } = entry;
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.details} />
      </CardHead>
      <CardBody>
        <Facts
          facts={[
            [review.who, profile ? personName(profile) : ""],
            [review.where, event?.name ?? ""],
            [review.category, category?.title ?? ""],
            [review.club, team?.name ?? entry.noClub],
            [review.weight, weight === null ? "" : formatWeight(weight)],
            [people.changes.passed, weighInWeight === null ? "" : formatWeight(weighInWeight)],
            [review.medical, formatDate(profile?.medicalUntil)],
            ...(event?.info?.fees ?? []).map(({ title, rubles }) => [title, formatRubles(rubles)] as const),
            [entry.comment, comment ?? ""],
          ]}
        />
      </CardBody>
    </Card>
  );
}

function History({ course }: { course: Course }) {
  const moments = useMoments();
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.history} />
      </CardHead>
      <CardBody>
        <Stack as="ol" gap={10} className={styles.history}>
          {course.changes.map(({ at, kind, note }) => (
            <li key={`${at}-${kind}`}>
              <time dateTime={at}>{moments(Date.parse(at))}</time>
              <span>
                {people.changes[kind]}
                {note === null ? null : `. ${note}`}
              </span>
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
