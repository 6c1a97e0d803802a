import { useEffect, useState, type ReactNode } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import type { DeviceStar } from "./followStore.ts";
import { starHref } from "./starHref.ts";
import { formatShare } from "#texts/numbers.ts";
import { follow } from "#texts/following/follow.ts";
import { followedWords } from "#texts/sport/dataWords.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useRoomConnection } from "#web/platform/clock/roomConnection.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { openedMoment } from "#web/platform/browser/keptMoment.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { ScrollArea } from "#web/kit/ScrollArea.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import cardStyles from "#web/sport/person/PersonCard.module.css";
import styles from "./MyPeople.module.css";
import { ownPeople, type OwnCategory } from "#web/sport/person/myPeople.ts";
import { PersonCard } from "#web/sport/person/PersonCard.tsx";
import { CatchUp } from "./CatchUp.tsx";
import { seenUntil } from "./catchUpDay.ts";
import { useEveryHalfMinute } from "./useEveryHalfMinute.ts";
import { WaitingStrip } from "./WaitingStrip.tsx";

type Props = {
  stars: readonly DeviceStar[];
  eventId: number | undefined;
  competition: Competition | undefined;
};

export function MyPeopleStrip({ stars, eventId, competition: given }: Props) {
  const { competition, hasFailed, again } = useCompetitionOf(eventId, given);
  if (eventId !== undefined && competition === undefined) {
    return hasFailed ? <Failed onAgain={again} /> : <WaitingStrip />;
  }
  const isLive = given !== undefined;
  return <Cards stars={stars} eventId={eventId} view={competition && viewOf(competition)} isLive={isLive} />;
}

type CardsProps = {
  stars: readonly DeviceStar[];
  eventId: number | undefined;
  view: CompetitionView | undefined;
  /** What was asked for once stays as it was. */
  isLive: boolean;
};

function Cards({ stars, eventId, view, isLive }: CardsProps) {
  const now = useServerNow();
  const isOld = useIsOld();
  useEveryHalfMinute();
  const own = view && ownPeople(view, stars, now());
  const base = `/events/${eventId ?? 0}/competition`;
  const isHere = ({ kind, ref }: DeviceStar) =>
    (kind === "fighter" && view?.fighters.has(ref)) || (kind === "category" && view?.categories.has(ref));
  const others = stars.filter((star) => !isHere(star) && star.kind !== "team" && star.name !== "");
  return (
    <Strip
      eventId={eventId}
      catchUp={
        view && own ? (
          <CatchUp
            days={[
              { view, windows: own.windows, seenMs: seenUntil(view.competition, { isLive, isOld }, now()) },
            ]}
            followed={stars}
          />
        ) : null
      }
    >
      {own?.people.map((person) => (
        <li key={person.fighter.uuid}>
          {view ? <PersonCard view={view} person={person} base={base} /> : null}
        </li>
      ))}
      {own?.categories.map((one) => (
        <li key={one.category.uuid}>
          <CategoryCard own={one} base={base} />
        </li>
      ))}
      {others.map((star) => (
        <li key={star.ref}>
          <OtherCard star={star} />
        </li>
      ))}
    </Strip>
  );
}

type StripProps = { eventId: number | undefined; catchUp: ReactNode; children: ReactNode };

function Strip({ eventId, catchUp, children }: StripProps) {
  return (
    <section aria-labelledby="my-people">
      <Row gap={16} align="baseline" justify="between">
        <h2 id="my-people" className={styles.title}>
          {follow.strip.title}
        </h2>
        <Row gap={16} wraps>
          {eventId === undefined ? null : (
            <TextLink href={`/events/${eventId}/mine`}>{follow.strip.day}</TextLink>
          )}
          <TextLink href="/following">{follow.strip.all}</TextLink>
        </Row>
      </Row>
      <ScrollArea label={follow.strip.title} className={styles.scroll}>
        <Row as="ul" gap={12} align="stretch" className={styles.cards}>
          {children}
        </Row>
      </ScrollArea>
      {catchUp}
    </section>
  );
}

function CategoryCard({ own: { category, progress }, base }: { own: OwnCategory; base: string }) {
  const { main, detail } = categoryTitle(category);
  return (
    <Anchor className={cardStyles.card} href={`${base}/categories/${category.uuid}`}>
      <b className={cardStyles.name}>{main}</b>
      <small>{detail}</small>
      <Row as="span" gap={12} align="end" justify="between" className={cardStyles.last}>
        {formatShare(progress.done, progress.total, "bout")}
      </Row>
    </Anchor>
  );
}

/** Followed somewhere else, or not on the mats today. */
function OtherCard({ star }: { star: DeviceStar }) {
  return (
    <Anchor className={cardStyles.card} href={starHref(star)}>
      <b className={cardStyles.name}>{followedWords(star.kind, star.name)}</b>
      <small>{star.note}</small>
    </Anchor>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <section aria-label={follow.strip.title}>
      <h2 className={styles.title}>{follow.strip.title}</h2>
      <Row as="p" gap={12} wraps className={styles.failed} role="alert">
        {follow.strip.failed}
        <Button size="sm" variant="secondary" onClick={onAgain}>
          {follow.strip.again}
        </Button>
      </Row>
    </section>
  );
}

/** What stands here may be as it was: nobody has seen what came since. */
function useIsOld(): boolean {
  const [isOnline, room] = [useIsOnline(), useRoomConnection()];
  return !isOnline || room === "lost" || openedMoment() !== undefined;
}

/** A page that is not live has only the event's number: its competition is asked for once. */
function useCompetitionOf(eventId: number | undefined, given: Competition | undefined) {
  const api = useLiveApi();
  const [asked, setAsked] = useState<{ eventId: number; competition?: Competition }>();
  const isAsked = asked !== undefined && asked.eventId === eventId;
  const wantedId = given === undefined && !isAsked ? eventId : undefined;
  useEffect(() => {
    if (wantedId === undefined) return undefined;
    let isOver = false;
    const load = async () => {
      const competition = await api.ofEvent(wantedId).catch(() => undefined);
      if (!isOver) setAsked({ eventId: wantedId, ...(competition && { competition }) });
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [wantedId, api]);
  return {
    competition: given ?? (isAsked ? asked.competition : undefined),
    hasFailed: isAsked && asked.competition === undefined,
    again: () => setAsked(undefined),
  };
}
