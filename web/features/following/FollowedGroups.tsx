import { useEffect, useState, type ReactNode } from "react";
import type { FollowedName } from "#contract/account/follow.ts";
import {
  FOLLOW_KINDS,
  followKey,
  isSameFollowed,
  MOST_STARS,
  type FollowKind,
} from "#domain/follow/follow.ts";
import type { DeviceStar } from "./followStore.ts";
import { followStore } from "./useFollows.ts";
import { daysBetween } from "#web/i18n/plainDate.ts";
import { follow } from "#texts/following/follow.ts";
import { followed as text } from "#texts/following/followed.ts";
import { openedMoment } from "#web/platform/browser/keptMoment.ts";
import { retryWhileVisible, thisDevice } from "#web/platform/realtime/retryWhileVisible.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";
import { useHallDay } from "#web/sport/time/hallZone.ts";
import { AsOf } from "#web/sport/time/AsOf.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { CatchUp } from "./CatchUp.tsx";
import { seenUntil, type SeenDay } from "./catchUpDay.ts";
import { useEveryHalfMinute } from "./useEveryHalfMinute.ts";
import styles from "./FollowedList.module.css";
import { dayNow, teamNow, type DayNow } from "./followedNow.ts";
import { FollowedRow } from "./FollowedRow.tsx";
import { startTimer } from "#web/platform/timer.ts";
import { useFollowedDays } from "./useFollowedDays.tsx";

type Props = {
  stars: readonly DeviceStar[];
  /** In place of the list until all of it is known. */
  waiting: ReactNode;
};

/** By kind: athletes, teams, categories, events. */
export function FollowedGroups({ stars, waiting }: Props) {
  const names = useNames(stars);
  const now = useServerNow();
  // At every turn: a page may stay open over midnight.
  const today = useHallDay()(now());
  const events = eventsOf(stars, names, today);
  const { dayOf, hasFailed, oldAtMs, again, followers } = useFollowedDays(events);
  // Where nothing came at all, what is shown is as old as the page.
  const listedAtMs = names === "failed" || hasFailed ? openedMoment() : undefined;
  useEveryHalfMinute();
  const days = new Map<number, DayNow>();
  const dayAt = (eventId: number | undefined): DayNow | "loading" | undefined => {
    const day = dayOf(eventId);
    if (eventId === undefined || day === undefined || day.type === "failed" || day.type === "hidden")
      return undefined;
    if (day.type === "loading") return day.type;
    const known = days.get(eventId) ?? dayNow(day.competition, now());
    days.set(eventId, known);
    return known;
  };
  const dayOfStar = (star: DeviceStar): DayNow | "loading" | undefined => {
    if (names === undefined) return "loading";
    const eventId = knownOf(names, star)?.event?.id ?? eventIdOf(star);
    if (eventId !== undefined || names !== "failed") return dayAt(eventId);
    // Nobody says where a team is now: any day it is in will do.
    return events.map(dayAt).find((day) => typeof day === "object" && teamNow(day, star.ref));
  };
  const followed = stars
    .filter(({ isOn }) => isOn)
    .map((star) => ({ kind: star.kind, ref: knownOf(names, star)?.keptRef ?? star.ref }));
  const seenDays = events.flatMap((eventId): SeenDay[] => {
    const [found, day] = [dayOf(eventId), dayAt(eventId)];
    if (found?.type !== "known" || typeof day !== "object") return [];
    const how = { isLive: true, isOld: found.isOld };
    return [{ ...day, seenMs: seenUntil(found.competition, how, now()) }];
  });
  const isPatient = useIsPatient();
  const isComing = names === undefined || events.some((eventId) => dayOf(eventId)?.type === "loading");
  // All at once: rows that fill one after the other push what is below them, and whoever reads it.
  if (isComing && isPatient)
    return (
      <>
        {followers}
        {waiting}
      </>
    );
  return (
    <div className={styles.groups}>
      {followers}
      <State oldAtMs={oldAtMs ?? listedAtMs} hasFailed={hasFailed} onAgain={again} />
      <div className={styles.catchUp}>
        <CatchUp days={seenDays} followed={followed} />
      </div>
      {FOLLOW_KINDS.map((kind) => (
        <Group key={kind} kind={kind} {...{ stars, names, today, dayOfStar }} />
      ))}
    </div>
  );
}

/** Who waits longer than this is shown what the device knows. */
const PATIENCE_MS = 2500;

function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => startTimer(PATIENCE_MS, () => setIsPatient(false)), []);
  return isPatient;
}

type StateProps = { oldAtMs: number | undefined; hasFailed: boolean; onAgain: () => void };

/** What is shown may be old, or missing. */
function State({ oldAtMs, hasFailed, onAgain }: StateProps) {
  const action = hasFailed ? (
    <Button size="sm" variant="secondary" onClick={onAgain}>
      {text.again}
    </Button>
  ) : undefined;
  if (oldAtMs !== undefined) return <AsOf atMs={oldAtMs} className={styles.state} action={action} />;
  return hasFailed ? (
    <Banner tone="bad" icon="nowifi" title={text.failed} className={styles.state} action={action} />
  ) : null;
}

/** `failed`: without network the names from before stay. */
type Names = readonly FollowedName[] | "failed" | undefined;

function useNames(stars: readonly DeviceStar[]): Names {
  const loadApi = useLazyApi();
  const [names, setNames] = useState<Names>();
  const keys = stars.map(followKey).toSorted().join();
  useEffect(() => {
    if (keys === "") return undefined;
    let isOver = false;
    const ask = async () => {
      const followed = followStore.get().map(({ kind, ref }) => ({ kind, ref }));
      const api = await loadApi();
      const { data } = await api.stars.lookUp({ data: { followed: followed.slice(0, MOST_STARS) } });
      followStore.learnNames(data);
      if (!isOver) setNames(data);
      return true;
    };
    const fail = () => setNames((before) => before ?? "failed");
    const stop = retryWhileVisible(thisDevice(), { ask, onLost: fail, onRefused: fail });
    return () => {
      isOver = true;
      stop();
    };
  }, [keys, loadApi]);
  return names;
}

const knownOf = (names: Names, star: DeviceStar) =>
  names === undefined || names === "failed" ? undefined : names.find((name) => isSameFollowed(name, star));

const eventIdOf = (star: DeviceStar) => (star.kind === "event" ? Number(star.ref) : star.eventId);

/** Where they are fought, the nearest day first; without network as the stars say. */
function eventsOf(stars: readonly DeviceStar[], names: Names, today: string): number[] {
  if (names === undefined) return [];
  if (names === "failed") return [...new Set(stars.flatMap((star) => eventIdOf(star) ?? []))];
  const events = stars.flatMap((star) => knownOf(names, star)?.event ?? []);
  const away = (date: string | null) => (date === null ? Infinity : Math.abs(daysBetween(today, date)));
  const shown = events.filter(({ hasCompetition }) => hasCompetition);
  return [
    ...new Set(shown.toSorted((a, b) => away(a.dateOfEvent) - away(b.dateOfEvent)).map(({ id }) => id)),
  ];
}

type GroupProps = {
  kind: FollowKind;
  stars: readonly DeviceStar[];
  names: Names;
  today: string;
  dayOfStar: (star: DeviceStar) => DayNow | "loading" | undefined;
};

function Group({ kind, stars, names, today, dayOfStar }: GroupProps) {
  const own = stars.filter((star) => star.kind === kind);
  if (own.length === 0) return null;
  return (
    <Card>
      <CardHead>
        <CardTitle title={follow.page.groups[kind]} />
        <span className={styles.count}>{own.filter(({ isOn }) => isOn).length}</span>
      </CardHead>
      <ul className={styles.list}>
        {own.map((star) => (
          <FollowedRow
            key={star.ref}
            star={star}
            known={knownOf(names, star)}
            hasAsked={names !== undefined && names !== "failed"}
            day={dayOfStar(star)}
            today={today}
          />
        ))}
      </ul>
    </Card>
  );
}
