import { useEffect, useState, useSyncExternalStore } from "react";
import type { Competition } from "#contract/entity.ts";
import { useSession } from "#web/session/Session.tsx";
import { createCompetitionStore, type CompetitionStore } from "./competitionStore.ts";
import { documentTime } from "./documentTime.ts";
import { keepTime } from "./keepTime.ts";
import { later } from "./later.ts";
import { joinCompetition } from "./joinCompetition.ts";
import { rememberScoreboard } from "./rememberScoreboard.ts";
import { roomConnection } from "./roomConnection.ts";
import { openSocket } from "./socket.ts";
import { serverClock } from "./useServerNow.ts";

const VIEWER_SPREAD_MS = 3000;

/** The loaded competition, kept equal to the server while the page is open. */
export function useLiveCompetition(loaded: Competition): Competition {
  const store = useStoreOf(loaded);
  const competition = useSyncExternalStore(store.subscribe, store.get, store.get);
  useRoom(store, loaded.uuid);
  useEffect(() => rememberScoreboard(competition), [competition]);
  return competition;
}

function useStoreOf(loaded: Competition): CompetitionStore {
  const [store] = useState(() => createCompetitionStore(loaded));
  useEffect(() => {
    serverClock.hint(documentTime() ?? loaded.serverTime);
    store.replace(loaded);
  }, [store, loaded]);
  return store;
}

function useRoom(store: CompetitionStore, uuid: string): void {
  const { backgroundApi, token, user } = useSession();
  const isStaff = user?.role?.type === "referee" || user?.role?.type === "admin";

  useEffect(() => {
    let leave: (() => void) | undefined;
    let isOver = false;
    const resync = {
      changes: backgroundApi.competitions.changes,
      whole: backgroundApi.competitions.byUuid,
      delayMs: () => (isStaff ? 0 : Math.random() * VIEWER_SPREAD_MS),
      later,
    };
    const enter = async () => {
      const socket = await openSocket(token);
      if (isOver) return;
      const leaveRoom = joinCompetition(socket, store, uuid, resync, roomConnection.set);
      const stopClock = keepTime(socket, serverClock);
      leave = () => {
        stopClock();
        leaveRoom();
      };
    };
    roomConnection.set("connecting");
    void enter();
    return () => {
      isOver = true;
      roomConnection.set(undefined);
      leave?.();
    };
  }, [store, uuid, backgroundApi, token, isStaff]);
}
