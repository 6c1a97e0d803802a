import type { FollowedName } from "#contract/account/follow.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { StarButton } from "./FollowButton.tsx";
import type { DeviceStar } from "./followStore.ts";
import { starHref } from "./starHref.ts";
import { toldDays } from "#web/i18n/spoken/eventDates.ts";
import { follow } from "#texts/following/follow.ts";
import { followed as text } from "#texts/following/followed.ts";
import { followedWords } from "#texts/sport/dataWords.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { PersonCard } from "#web/sport/person/PersonCard.tsx";
import { CategoryLines, EventLines, TeamLines } from "./FollowedLines.tsx";
import styles from "./FollowedList.module.css";
import { fighterNow, type DayNow } from "./followedNow.ts";

type Props = {
  star: DeviceStar;
  /** As it is called now; undefined while nobody was asked and when the public does not see it. */
  known: FollowedName | undefined;
  hasAsked: boolean;
  /** The competition it is fought in. */
  day: DayNow | "loading" | undefined;
  today: string;
};

/** One that is followed, with what is next for it (FO9). */
export function FollowedRow(props: Props) {
  const { star, known, day } = props;
  const name = followedWords(star.kind, known?.name ?? star.name) || follow.page.unknown[star.kind];
  const eventId = known?.event?.id ?? star.eventId ?? eventOf(day)?.id;
  const href = starHref({ ...star, name, eventId });
  const person =
    star.kind === "fighter" && isKnown(day) ? fighterNow(day, known?.keptRef ?? star.ref) : undefined;
  return (
    <Row as="li" gap={12} justify="between" className={styles.row}>
      {person !== undefined && isKnown(day) && eventId !== undefined ? (
        <PersonCard
          view={day.view}
          person={person}
          base={`/events/${eventId}/competition`}
          note={known?.event?.name}
        />
      ) : (
        <Anchor href={href}>
          <b>{name}</b>
          <small>{aboutWords(props)}</small>
          {day === "loading" ? <Waiting /> : <Lines {...props} />}
        </Anchor>
      )}
      <StarButton star={{ kind: star.kind, ref: star.ref, name, note: star.note, eventId }} />
    </Row>
  );
}

const isKnown = (day: Props["day"]): day is DayNow => day !== undefined && day !== "loading";

const eventOf = (day: Props["day"]) => (isKnown(day) ? day.view.competition.event : undefined);

function aboutWords({ star, known, hasAsked }: Props): string {
  const eventName = star.kind === "event" ? undefined : known?.event?.name;
  const gone = hasAsked && !known ? follow.page.gone : undefined;
  return [known?.note ?? star.note, eventName, gone].filter(Boolean).join(", ");
}

function Lines({ star, known, day, today }: Props) {
  if (star.kind === "event") {
    const shown = isKnown(day) ? day : undefined;
    const event = known?.event ?? eventOf(day);
    return event ? <EventLines days={toldDays(event)} day={shown} today={today} /> : null;
  }
  if (!isKnown(day)) return null;
  if (star.kind === "team") return <TeamLines day={day} teamRef={star.ref} />;
  return star.kind === "category" ? <CategoryLines day={day} uuid={star.ref} /> : null;
}

/** As high as a line of what comes. */
function Waiting() {
  return (
    <span className={styles.line}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton />
    </span>
  );
}
