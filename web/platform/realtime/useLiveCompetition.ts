import { useEffect, useState, useSyncExternalStore } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { isWallShown } from "#web/platform/browser/pageKind.ts";
import { withKeeper } from "#web/platform/offline/withKeeper.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { awardingBeacon, parkedBeacon, presenceBeacon } from "./beacon.ts";
import { createCompetitionStore, type CompetitionStore } from "./competitionStore.ts";
import { keepTime } from "./keepTime.ts";
import { startTimer } from "#web/platform/timer.ts";
import { joinCompetition } from "./joinCompetition.ts";
import { roomConnection, type RoomConnection } from "#web/platform/clock/roomConnection.ts";
import { rememberScoreboard } from "./rememberScoreboard.ts";
import { openSocket } from "./liveSocket.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { timingOf } from "#web/platform/browser/keptMoment.ts";

const VIEWER_SPREAD_MS = 3000;

/** Only then a page of its event opens a line: before the day and after it nothing moves (LD4). */
export const isUnderWay = ({ status }: Competition): boolean => status === "in_progress";

/** One of several on a page that is about none of them: its room is its own, and no scoreboard shows it (SC4). */
type Beside = {
  readonly room: RoomConnection;
  /** A spectator's device keeps it too, for the time without network. */
  readonly isKept: boolean;
};

/** The loaded competition, kept equal to the server while the page is open and follows it. */
export function useLiveCompetition(loaded: Competition, isFollowed = true, beside?: Beside): Competition {
  const store = useLiveStore(loaded, isFollowed, beside);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** The same without the points of bouts that go on: `store` is for `LiveBoutsContext`, which tells them. */
export function useLiveOutline(
  loaded: Competition,
  isFollowed = true,
): { competition: Competition; store: CompetitionStore } {
  const store = useLiveStore(loaded, isFollowed);
  return { competition: useSyncExternalStore(store.subscribe, store.getOutline, store.getOutline), store };
}

function useLiveStore(loaded: Competition, isFollowed: boolean, beside?: Beside): CompetitionStore {
  const store = useStoreOf(loaded);
  useRoom(store, loaded.uuid, isFollowed, beside?.room);
  useKept(store, loaded.uuid, beside?.isKept);
  const isOwn = beside === undefined;
  useEffect(() => {
    if (!isOwn) return undefined;
    const remember = () => rememberScoreboard(store.get());
    remember();
    return store.subscribe(remember);
  }, [store, isOwn]);
  return store;
}

const DAY_LOOK_MS = 60_000;

function useStoreOf(loaded: Competition): CompetitionStore {
  const [store] = useState(() => createCompetitionStore(loaded));
  useEffect(() => {
    serverClock.hint(documentTime() ?? loaded.serverTime);
    store.replace(loaded);
  }, [store, loaded]);
  useEffect(() => {
    const timer = setInterval(() => store.tick(serverClock.now()), DAY_LOOK_MS);
    return () => clearInterval(timer);
  }, [store]);
  return store;
}

/**
 * The device of an official, and of a spectator who follows somebody, keeps what it sees: a page opened without network
 * begins with it, however old its own copy is.
 */
function useKept(store: CompetitionStore, uuid: string, isAsked: boolean | undefined): void {
  const isStaff = useIsStaff();
  const isKept = isAsked ?? isStaff;
  useEffect(() => {
    if (!isKept) return undefined;
    const left = new AbortController();
    void withKeeper(({ keepSeen }) => keepSeen(store, uuid, left.signal));
    return () => left.abort();
  }, [store, uuid, isKept]);
}

function useIsStaff(): boolean {
  const { user } = useSession();
  const role = user?.role?.type;
  return role === "referee" || role === "admin" || user?.eventRoles !== undefined;
}

function useRoom(store: CompetitionStore, uuid: string, isFollowed: boolean, room = roomConnection): void {
  const { token } = useSession();
  const api = useLiveApi();
  const isStaff = useIsStaff();

  useEffect(() => {
    if (!isFollowed) return undefined;
    const resync = {
      whole: api.whole,
      delayMs: () => (isStaff ? 0 : Math.random() * VIEWER_SPREAD_MS),
      startTimer,
      // Officials look up at any time, and a wall nobody touches must never wait.
      ...(!isStaff && !isWallShown() && { page: document }),
      onParked: parkedBeacon.set,
      onAwarding: awardingBeacon.set,
      onPresence: presenceBeacon.set,
    };
    room.set("connecting");
    let leave: (() => void) | undefined;
    // In a task of its own: the page that has just been drawn can be scrolled before the line is opened.
    const stop = startTimer(0, () => {
      const socket = openSocket(token);
      const leaveRoom = joinCompetition(socket, store, uuid, resync, room.set);
      const stopClock = keepTime(socket, serverClock);
      leave = () => {
        stopClock();
        leaveRoom();
      };
    });
    return () => {
      stop();
      room.set(undefined);
      leave?.();
    };
  }, [store, uuid, api, token, isStaff, isFollowed, room]);
}

/**
 * The server's time by the answer that brought this page; the page itself may have been rendered for somebody before.
 * One that a service worker gave out says nothing about now.
 */
function documentTime(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.workerStart > 0) return undefined;
  const sentAtMs = timingOf(navigation, "now")?.duration;
  return sentAtMs === undefined ? undefined : sentAtMs + performance.now() - navigation.responseStart;
}
