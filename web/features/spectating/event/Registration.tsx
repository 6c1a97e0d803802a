import type { Event } from "#contract/event/content.ts";
import { daysBetween, formatDate, formatDayMonth } from "#web/i18n/dates.ts";
import { formatCount, formatRubles } from "#web/i18n/numbers.ts";
import { eventAbout } from "#web/i18n/ru/spectating/eventAbout.ts";
import { applyHref } from "#web/features/spectating/useEvent.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./EventPage.module.css";

const text = eventAbout;

/** What it costs, until when, and the way in. */
export function Registration({ event, today }: { event: Event; today: string }) {
  const [fee, ...otherFees] = event.info?.fees ?? [];
  return (
    <>
      {fee === undefined || !event.registrationOpen ? (
        <>
          <p className={styles.over}>{text.registration}</p>
          <p className={styles.state}>
            {event.registrationOpen ? text.registrationOpen : text.registrationClosed}
          </p>
        </>
      ) : (
        <>
          <p className={styles.over}>{text.fee}</p>
          <p className={styles.state}>
            {formatRubles(fee.rubles)} <small>{fee.title.toLocaleLowerCase("ru")}</small>
          </p>
        </>
      )}
      <Stack as="dl" gap={10} className={styles.pairs}>
        {event.registrationOpen
          ? otherFees.map(({ title, rubles }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{formatRubles(rubles)}</dd>
              </div>
            ))
          : null}
        <Deadline event={event} today={today} />
      </Stack>
      {event.registrationOpen ? (
        <>
          <Button isBlock size="lg" href={applyHref(event)}>
            {text.apply}
          </Button>
          <p className={styles.needed}>{text.needed}</p>
        </>
      ) : null}
      {event.dateOfEvent ? (
        <Button variant="secondary" isBlock href={`/events/${event.id}/calendar.ics`} download>
          <Icon name="cal" />
          {text.calendar}
        </Button>
      ) : null}
    </>
  );
}

/** On a phone it stays at the foot of the screen. */
export function ApplyBar({ event }: { event: Event }) {
  const fee = event.info?.fees?.[0];
  const until = formatDayMonth(event.registrationUntil);
  return event.registrationOpen ? (
    <div className={styles.applyBar}>
      <span>
        <b>{fee === undefined ? text.registration : formatRubles(fee.rubles)}</b>
        <small>{until === "" ? text.registrationOpen : text.untilDay(until)}</small>
      </span>
      <Button size="lg" href={applyHref(event)}>
        {text.apply}
      </Button>
    </div>
  ) : null;
}

function Deadline({
  event: { registrationOpen, registrationUntil },
  today,
}: {
  event: Event;
  today: string;
}) {
  if (registrationUntil === null) return null;
  const days = daysBetween(today, registrationUntil);
  return (
    <>
      <div>
        <dt>{text.until}</dt>
        <dd>{formatDate(registrationUntil)}</dd>
      </div>
      {registrationOpen && days > 0 ? (
        <div>
          <dt>{text.daysLeft}</dt>
          <dd>{formatCount(days, "day")}</dd>
        </div>
      ) : null}
    </>
  );
}
