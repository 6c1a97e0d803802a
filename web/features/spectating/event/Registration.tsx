import type { Event } from "#contract/event/content.ts";
import type { OwnEntries } from "#web/platform/session/ownEntries.server.ts";
import { daysBetween } from "#web/i18n/plainDate.ts";
import { formatDate, formatDayMonth } from "#texts/dates.ts";
import { formatCount, formatRubles } from "#texts/numbers.ts";
import { stepOn } from "#domain/fee/priceSteps.ts";
import { entered } from "#texts/spectating/entered.ts";
import { eventAbout } from "#texts/spectating/eventAbout.ts";
import { applyHref, groupHref, type EventOutlet } from "#web/features/spectating/useEvent.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./EventPage.module.css";

const text = eventAbout;

type Props = Pick<EventOutlet, "event" | "today" | "entries">;

/** What it costs, until when, what the visitor has entered already, and the way in. */
export function Registration({ event, today, entries }: Props) {
  const { main, others, steps } = feesOf(event, today);
  return (
    <>
      {main === undefined || !event.registrationOpen ? (
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
            {main.price} <small>{main.title.toLocaleLowerCase("ru")}</small>
          </p>
        </>
      )}
      <Stack as="dl" gap={10} className={styles.pairs}>
        {event.registrationOpen
          ? [...steps, ...others].map(({ title, price, isNow }) => (
              <div key={title} aria-current={isNow || undefined}>
                <dt>{title}</dt>
                <dd>{price}</dd>
              </div>
            ))
          : null}
        <Deadline event={event} today={today} />
      </Stack>
      {hasEntered(entries) ? <Entered entries={entries} /> : null}
      {event.registrationOpen ? <WaysIn event={event} entries={entries} /> : null}
      {event.dateOfEvent ? (
        <Button variant="secondary" isBlock href={`/events/${event.id}/calendar.ics`} download>
          <Icon name="cal" />
          {text.calendar}
        </Button>
      ) : null}
    </>
  );
}

const hasEntered = (entries: Props["entries"]): entries is OwnEntries =>
  entries !== undefined && entries.people > 0;

function WaysIn({ event, entries }: Omit<Props, "today">) {
  return (
    <>
      <Button
        isBlock
        size="lg"
        variant={hasEntered(entries) ? "secondary" : "primary"}
        href={applyHref(event)}
      >
        {text.apply}
      </Button>
      {entries?.hasSeveral ? (
        <Button isBlock variant="secondary" href={groupHref(event)}>
          {entered.many}
        </Button>
      ) : null}
      <p className={styles.needed}>{text.needed(formatDayMonth(event.dateOfEvent))}</p>
    </>
  );
}

/** How many wait beside what is said already: of one's own the line above says it when all of them do. */
const waitingBeside = ({ count, waiting, isSelf }: OwnEntries) =>
  waiting === 0 || (isSelf && waiting === count) ? undefined : entered.waiting(waiting);

function Entered({ entries }: { entries: OwnEntries }) {
  const { count, href } = entries;
  const waiting = waitingBeside(entries);
  return (
    <Stack as="section" gap={8} aria-label={entered.label}>
      <p className={styles.entered}>
        <Icon name="check" size={20} />
        {entered.who(entries)}
      </p>
      {waiting === undefined ? null : <p className={styles.needed}>{waiting}</p>}
      <Button isBlock size="lg" href={href}>
        {entered.open(count)}
      </Button>
    </Stack>
  );
}

/** On a phone it stays at the foot of the screen. */
export function ApplyBar({ event, today, entries }: Props) {
  const { main } = feesOf(event, today);
  const until = formatDayMonth(event.registrationUntil);
  if (!event.registrationOpen) return null;
  if (hasEntered(entries)) {
    const waiting = waitingBeside(entries);
    return (
      <div className={styles.applyBar}>
        <span>
          {entries.isSelf ? entered.who(entries) : entered.short(entries.people)}
          {waiting === undefined ? null : <small>{waiting}</small>}
        </span>
        <Button size="lg" href={entries.href}>
          {entered.open(entries.count)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.applyBar}>
      <span>
        <b>{main?.price ?? text.registration}</b>
        <small>{until === "" ? text.registrationOpen : text.untilDay(until)}</small>
      </span>
      <Button size="lg" href={applyHref(event)}>
        {text.apply}
      </Button>
    </div>
  );
}

type NamedPrice = { readonly title: string; readonly price: string; readonly isNow?: boolean };
type EventFees = {
  readonly main: NamedPrice | undefined;
  readonly others: readonly NamedPrice[];
  readonly steps: readonly NamedPrice[];
};

/** The price of today, every step of the prices, and what else an organiser takes money for (FE25). */
function feesOf({ info, pricing }: Event, today: string): EventFees {
  const listed = (info?.fees ?? []).map(({ title, rubles }) => ({ title, price: formatRubles(rubles) }));
  const steps = pricing ?? [];
  const now = stepOn(steps, today);
  const price = steps[now];
  if (price === undefined) return { main: listed[0], others: listed.slice(1), steps: [] };
  return {
    main: { title: text.firstCategory, price: formatRubles(price.first / 100) },
    others: [{ title: text.furtherCategory, price: formatRubles(price.further / 100) }, ...listed],
    steps:
      steps.length === 1
        ? []
        : steps.map(({ until, first }, index) => ({
            title: until === undefined ? text.stepLater : text.stepUntil(formatDayMonth(until)),
            price: formatRubles(first / 100),
            isNow: index === now,
          })),
  };
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
