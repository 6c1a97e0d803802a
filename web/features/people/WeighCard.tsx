import { eventDates } from "#web/i18n/eventDates.ts";
import type { Application } from "#contract/profile.ts";
import { formatDayMonth } from "#web/i18n/dates.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./entry.module.css";
import { weighInsOf } from "./nearestEvent.ts";
import { personName } from "#web/sport/facts/personName.ts";

const { card: words } = entry;

type Props = { application: Application; address: string; mat: string | undefined };

/** For the scales: who it is in large letters, and a code by which the organiser opens the entry. */
export function WeighCard({ application, address, mat }: Props) {
  const { profile, category, team, event, id, state } = application;
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.title} />
      </CardHead>
      <CardBody className={styles.panel}>
        {state !== "accepted" || !profile ? (
          <Text tone="secondary">{words.later}</Text>
        ) : (
          <>
            <Stack gap={6} align="center" className={styles.weighCard}>
              <b>{personName(profile)}</b>
              <span>{team?.name ?? entry.noClub}</span>
              <span>{category?.title}</span>
              {mat === undefined ? null : <strong>{mat}</strong>}
              <QrCode text={address} label={words.qr} className={styles.qr} />
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
              {words.text}
            </Text>
            <Button variant="secondary" className={styles.notPrinted} onClick={() => window.print()}>
              <Icon name="print" /> {words.print}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}
