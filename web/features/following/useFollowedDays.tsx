import { startTransition, useCallback, useEffect, useState, type ReactNode } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { withKeeper } from "#web/platform/offline/withKeeper.ts";
import { thisDevice } from "#web/platform/realtime/retryWhileVisible.ts";
import { createRoomConnection, useRoomConnection } from "#web/platform/clock/roomConnection.ts";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { followDay, type FoundDay } from "./followDay.ts";

export type FollowedDay = { readonly type: "loading" } | FoundDay;

/** Who has followed for years would otherwise load every competition of those years. */
const MOST_DAYS = 4;
const LOADING: FollowedDay = { type: "loading" };

type OnDay = (eventId: number, day: FollowedDay) => void;

/** The competitions of these events, the nearest first, as they go on. `followers` must be rendered; they draw nothing. */
export function useFollowedDays(eventIds: readonly number[]): {
  readonly dayOf: (eventId: number | undefined) => FollowedDay | undefined;
  readonly hasFailed: boolean;
  readonly oldAtMs: number | undefined;
  readonly again: () => void;
  readonly followers: ReactNode;
} {
  const [days, setDays] = useState<ReadonlyMap<number, FollowedDay>>(new Map());
  const [turn, setTurn] = useState(0);
  const onDay = useCallback<OnDay>(
    (eventId, day) => startTransition(() => setDays((before) => new Map(before).set(eventId, day))),
    [],
  );
  const shown = eventIds.slice(0, MOST_DAYS);
  const known = shown.map((id) => days.get(id) ?? LOADING);
  const old = known.flatMap((day) => (day.type === "known" && day.isOld ? day.competition.serverTime : []));
  return {
    dayOf: (id) => (id !== undefined && shown.includes(id) ? (days.get(id) ?? LOADING) : undefined),
    hasFailed: known.some(({ type }) => type === "failed"),
    oldAtMs: old.length === 0 ? undefined : Math.min(...old),
    again: () => {
      setDays(new Map());
      setTurn(turn + 1);
    },
    followers: shown.map((id) => <Day key={`${id}-${turn}`} eventId={id} onDay={onDay} />),
  };
}

function Day({ eventId, onDay }: { eventId: number; onDay: OnDay }) {
  const found = useFoundDay(eventId);
  useEffect(() => {
    if (found !== undefined && found.type !== "known") onDay(eventId, found);
  }, [found, eventId, onDay]);
  return found?.type === "known" ? <Follower {...found} eventId={eventId} onDay={onDay} /> : null;
}

function useFoundDay(eventId: number): FoundDay | undefined {
  const api = useLiveApi();
  const [found, setFound] = useState<FoundDay>();
  useEffect(() => {
    const findKept = (id: number) => withKeeper((keeper) => keeper.findKeptOfEvent(id));
    return followDay({ device: thisDevice(), api, findKept }, eventId, setFound);
  }, [api, eventId]);
  return found;
}

type FollowerProps = { competition: Competition; isOld: boolean; eventId: number; onDay: OnDay };

function Follower({ competition: loaded, isOld, eventId, onDay }: FollowerProps) {
  const [room] = useState(createRoomConnection);
  const competition = useLiveCompetition(loaded, isUnderWay(loaded) && !isOld, { room, isKept: !isOld });
  const isLost = useRoomConnection(room) === "lost";
  const isAway = !useIsOnline() || isLost;
  useEffect(() => {
    onDay(eventId, { type: "known", competition, isOld: isOld || isAway });
  }, [competition, isOld, isAway, eventId, onDay]);
  return null;
}
