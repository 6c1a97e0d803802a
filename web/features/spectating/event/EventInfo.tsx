import type { ReactNode } from "react";
import type { Event } from "#contract/event/content.ts";
import type { EventInfo } from "#contract/event/eventInfo.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { eventAbout, fileFacts } from "#texts/spectating/eventAbout.ts";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./EventPage.module.css";
import { Stack } from "#web/kit/layout/layout.tsx";

const text = eventAbout;

/** The day as the organiser plans it: weigh-in, blocks, finals. */
export function Schedule({ lines = [] }: { lines: EventInfo["schedule"] }) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{text.schedule}</Heading>
      <dl className={styles.schedule}>
        {lines.map(({ day, time, title }) => (
          <div key={`${day} ${time} ${title}`}>
            <dt>
              <time dateTime={`${day}T${time}`}>{`${formatDayMonth(day)}, ${time}`}</time>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** Who runs it, where it is, what to read and whom to ask. */
export function Organiser({ event: { address, venue, info, look } }: { event: Event }) {
  const { organiser, documents = [], streams = [], contacts = [] } = info ?? {};
  const isEmpty = address === null && organiser === undefined && documents.length + contacts.length === 0;
  if (isEmpty && streams.length === 0 && look?.poster === undefined) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {text.organiser}
      </Heading>
      <ul className={styles.about}>
        {organiser === undefined ? null : (
          <li>
            <ClubRoundel name={organiser.name} />
            <span>
              {organiser.name}
              {organiser.note === undefined ? null : <small>{organiser.note}</small>}
            </span>
          </li>
        )}
        {address === null ? null : (
          <Line icon="pin">
            {venue}
            <TextLink
              href={`https://yandex.ru/maps/?text=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {address}
            </TextLink>
          </Line>
        )}
        {look?.poster === undefined ? null : (
          <Line icon="doc">
            <TextLink href={look.poster} target="_blank">
              {text.poster}
            </TextLink>
          </Line>
        )}
        {documents.map(({ title, url, bytes = 0 }) => (
          <Line key={url} icon="doc">
            <TextLink href={url}>{title}</TextLink>
            <small>{fileFacts(url, bytes)}</small>
          </Line>
        ))}
        {streams.map(({ title, url }) => (
          <Line key={url} icon="screen">
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </TextLink>
          </Line>
        ))}
        {contacts.map(({ title, phone, email }) => (
          <Line key={title} icon="user">
            {title}
            {phone === undefined ? null : (
              <TextLink href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</TextLink>
            )}
            {email === undefined ? null : <TextLink href={`mailto:${email}`}>{email}</TextLink>}
          </Line>
        ))}
      </ul>
    </Stack>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
