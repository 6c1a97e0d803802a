import type { ReactNode } from "react";
import type { SearchAnswer } from "#contract/event/search.ts";
import { formatDays } from "#texts/dates.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { fullName } from "#web/i18n/names.ts";
import { search } from "#texts/search.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { RESULT } from "./resultKeys.ts";
import styles from "./search.module.css";

type Props = { answer: SearchAnswer; onChosen?: (() => void) | undefined };

/** Athletes, clubs and events, each group with the best first. */
export function SearchResults({ answer: { athletes, teams, events }, onChosen }: Props) {
  return (
    <>
      <Group title={search.groups.athletes} total={athletes.total} shown={athletes.items.length}>
        {athletes.items.map((athlete) => (
          <Row
            key={athlete.uuid}
            href={`/events/${athlete.event.id}/competition/fighters/${athlete.uuid}`}
            sign={<Avatar name={fullName(athlete)} size={36} />}
            name={fullName(athlete)}
            about={[athlete.team, athlete.event.name]}
            onChosen={onChosen}
          />
        ))}
      </Group>
      <Group title={search.groups.teams} total={teams.total} shown={teams.items.length}>
        {teams.items.map((team) => (
          <Row
            key={team.id}
            href={`/clubs/${team.id}`}
            sign={<ClubRoundel name={team.name} size={36} />}
            name={team.name}
            about={[team.city, team.event.name]}
            onChosen={onChosen}
          />
        ))}
      </Group>
      <Group title={search.groups.events} total={events.total} shown={events.items.length}>
        {events.items.map((event) => (
          <Row
            key={event.id}
            href={`/events/${event.id}`}
            sign={
              <span className={styles.leaf}>
                <Icon name="cal" />
              </span>
            }
            name={event.name}
            about={[event.city, formatDays(toldDays(event))]}
            onChosen={onChosen}
          />
        ))}
      </Group>
    </>
  );
}

export const totalOf = ({ athletes, teams, events }: SearchAnswer) =>
  athletes.total + teams.total + events.total;

type GroupProps = { title: string; total: number; shown: number; children: ReactNode };

function Group({ title, total, shown, children }: GroupProps) {
  if (total === 0) return null;
  return (
    <section className={styles.group}>
      <h2>
        {title}
        {total > shown ? <small>{search.more(total - shown)}</small> : null}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

type RowProps = {
  href: string;
  sign: ReactNode;
  name: string;
  about: readonly (string | null)[];
  onChosen: (() => void) | undefined;
};

function Row({ href, sign, name, about, onChosen }: RowProps) {
  return (
    <li>
      <Anchor className={styles.row} href={href} onClick={onChosen} {...RESULT}>
        {sign}
        <span>
          <b>{name}</b>
          <small>{about.filter(Boolean).join(", ")}</small>
        </span>
      </Anchor>
    </li>
  );
}
