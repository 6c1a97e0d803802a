import { personName } from "#web/i18n/names.ts";
import type { Fees } from "#contract/fee/fee.ts";
import type { Application, Course } from "#contract/entry/profile.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate, formatDayMonth } from "#texts/dates.ts";
import { formatRubles, formatWeight } from "#texts/numbers.ts";
import { entry } from "#texts/people/entry.ts";
import { ownFees } from "#texts/fees/ownFees.ts";
import { people } from "#texts/people/people.ts";
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
import { FeeCard } from "./fees/FeeCard.tsx";
import { OrganiserDecision } from "./OrganiserDecision.tsx";
import { useRevalidator } from "react-router";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { length, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { weighInsOf } from "./nearestEvent.ts";

const { one: words } = entry;

type ApplicationProps = {
  application: Application;
  course: Course;
  choices: EntryChoices;
  /** Whose eyes: the one who entered, or the organiser's. */
  isOrganiser: boolean;
  /** One of the people of who looks. */
  isOwn: boolean;
  address: string;
  /** Of the people of who looks; nothing where the event asks for none. */
  fees: Fees | undefined;
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
        {props.fees === undefined ? null : <FeeCard fees={props.fees} heading={ownFees.title} />}
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
    <Card heading={words.details}>
      <CardBody>
        <Facts
          facts={[
            [review.who, profile ? personName(profile) : ""],
            [review.where, event?.name ?? ""],
            [review.category, titleWords(category?.title ?? "")],
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
    <Card heading={words.history}>
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

const FIELDS = defineForm({
  text: {
    kind: "textarea",
    label: words.message,
    rules: [saying(required, words.messageMissing), length(1, 2000)],
  },
  submit: { kind: "submit", label: words.send },
});

type ThreadProps = { id: string; messages: Course["messages"]; isOrganiser: boolean };

/** The talk between who entered and the organiser. */
function Thread({ id, messages, isOrganiser }: ThreadProps) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const moments = useMoments();
  const form = useForm(FIELDS, {
    draftKey: `draft:message:${id}`,
    onSubmit: async ({ text }) => {
      await api.applications.say(id, { data: { text } });
      form.store.reset();
      await revalidate();
    },
  });
  return (
    <Card heading={words.thread}>
      <CardBody>
        <Stack gap={10}>
          {messages.length === 0 ? <Text tone="secondary">{words.threadEmpty}</Text> : null}
          {messages.map((message) => (
            <div key={message.id} className={styles.message} data-own={message.isOrganiser === isOrganiser}>
              <small>
                {authorOf(message.isOrganiser, isOrganiser)}, {moments(Date.parse(message.at))}
              </small>
              {message.text}
            </div>
          ))}
          <Form form={form} hasSummary={false}>
            <FormFields form={form} names={["text", "submit"]} />
          </Form>
        </Stack>
      </CardBody>
    </Card>
  );
}

function authorOf(isFromOrganiser: boolean, isOrganiser: boolean): string {
  if (isFromOrganiser === isOrganiser) return words.you;
  return isFromOrganiser ? words.organiser : words.owner;
}

type WeighCardProps = { application: Application; address: string; mat: string | undefined };

/** For the scales: who it is in large letters, and a code by which the organiser opens the entry. */
function WeighCard({ application, address, mat }: WeighCardProps) {
  const { profile, category, team, event, id, state } = application;
  return (
    <Card heading={entry.card.title}>
      <CardBody className={styles.panel}>
        {state !== "accepted" || !profile ? (
          <Text tone="secondary">{entry.card.later}</Text>
        ) : (
          <>
            <Stack gap={6} align="center" className={styles.weighCard}>
              <b>{personName(profile)}</b>
              <span>{team?.name ?? entry.noClub}</span>
              <span>{titleWords(category?.title ?? "")}</span>
              {mat === undefined ? null : <strong>{mat}</strong>}
              <QrCode text={address} label={entry.card.qr} className={styles.qr} />
              <span>{entry.one.number(id)}</span>
              <span>
                {event?.name}, {eventDates(event)}
              </span>
              {(event ? weighInsOf(event) : []).map(({ day, time, title }) => (
                <span key={`${day}-${time}`}>
                  <strong>
                    {formatDayMonth(day)}, {time}.
                  </strong>{" "}
                  {title}
                </span>
              ))}
            </Stack>
            <Text size="small" tone="muted" className={styles.notPrinted}>
              {entry.card.text}
            </Text>
            <Button variant="secondary" className={styles.notPrinted} onClick={() => window.print()}>
              <Icon name="print" /> {entry.card.print}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}
