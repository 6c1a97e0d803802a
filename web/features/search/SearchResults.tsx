import type { ReactNode } from "react";
import type { FoundNext, SearchAnswer } from "#contract/event/search.ts";
import { formatDays } from "#texts/dates.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { personName } from "#web/i18n/names.ts";
import { search } from "#texts/search.ts";
import { matWords, titleWords } from "#texts/sport/dataWords.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { RESULT } from "./resultKeys.ts";
import styles from "./search.module.css";

type Props = { answer: SearchAnswer; onChosen?: (() => void) | undefined };

/** Athletes, categories, clubs and events, each group with the best first. */
export function SearchResults({ answer: { athletes, categories, teams, events }, onChosen }: Props) {
  return (
    <>
      <Group title={search.groups.athletes} total={athletes.total} shown={athletes.items.length}>
        {athletes.items.map((athlete) => (
          <Row
            key={athlete.uuid}
            href={`/events/${athlete.event.id}/competition/fighters/${athlete.uuid}`}
            sign={<Avatar name={personName(athlete)} size={36} />}
            name={personName(athlete)}
            about={[athlete.team, athlete.event.name]}
            next={athlete.next}
            onChosen={onChosen}
          />
        ))}
      </Group>
      <Group title={search.groups.categories} total={categories.total} shown={categories.items.length}>
        {categories.items.map((category) => (
          <Row
            key={category.uuid}
            href={`/events/${category.event.id}/competition/categories/${category.uuid}`}
            sign={
              <span className={styles.leaf}>
                <Icon name="bracket" />
              </span>
            }
            name={titleWords(category.title)}
            about={[category.event.name]}
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

export const totalOf = ({ athletes, categories, teams, events }: SearchAnswer) =>
  athletes.total + categories.total + teams.total + events.total;

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

/** Where to go, and when: what a parent in the hall looks for. */
function Next({ next: { mat, isOn, window } }: { next: NonNullable<FoundNext> }) {
  return (
    <small className={styles.next} data-on={isOn}>
      <b>{matWords(mat)}</b>
      {", "}
      {isOn ? (
        search.next.isOn
      ) : window === null ? (
        search.next.waiting
      ) : (
        <StartTime window={{ fromMs: Date.parse(window.from), toMs: Date.parse(window.to) }} />
      )}
    </small>
  );
}

type RowProps = {
  href: string;
  sign: ReactNode;
  name: string;
  about: readonly (string | null)[];
  next?: FoundNext;
  onChosen: (() => void) | undefined;
};

function Row({ href, sign, name, about, next = null, onChosen }: RowProps) {
  return (
    <li>
      <Anchor className={styles.row} href={href} onClick={onChosen} {...RESULT}>
        {sign}
        <span>
          <b>{name}</b>
          <small>{about.filter(Boolean).join(", ")}</small>
          {next === null ? null : <Next next={next} />}
        </span>
      </Anchor>
    </li>
  );
}
