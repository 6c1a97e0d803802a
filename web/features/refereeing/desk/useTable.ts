import { boutSetup } from "#contract/bout/boutSetup.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { boutToLiveFighting } from "#contract/bout/liveFighting.ts";
import { foldTable } from "#contract/table/boutTable.ts";
import type { TableState } from "#contract/table/tableState.ts";
import { createTableStore, type TableStore } from "#contract/table/tableStore.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { ensureReady } from "#web/features/refereeing/check/readinessGate.ts";
import { openOutbox, tableMemory } from "#web/features/refereeing/journal/outbox.ts";
import { createSafeOutbox } from "#web/features/refereeing/journal/spareOutbox.ts";
import { claimWriter } from "#web/features/refereeing/journal/writerTab.ts";
import { roomConnection } from "#web/platform/clock/roomConnection.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { deviceId, newUuid } from "#web/platform/offline/device.ts";
import { followTable, publishTable } from "#web/platform/realtime/tableChannel.ts";
import { readTableMessage } from "#web/platform/realtime/tableMessage.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { startTimer } from "#web/platform/timer.ts";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

export type Table = {
  readonly bout: Bout;
  readonly state: TableState;
  readonly tap: (command: BoutCommand) => void;
  readonly takeOver: (reason?: string) => void;
};

/** The table of one bout: the record that was loaded, then everything tapped here. One bout for the life of a component. */
export function useTable(
  competition: Competition,
  fighting: Fighting,
  recorded: readonly RecordedEvent[],
): Table {
  const backgroundApi = useBackgroundApi();
  const [store] = useState(() => {
    const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
    const setup = boutSetup(competition.rules, category?.boutSeconds ?? null, fighting.stage);
    return createTableStore({ ...browserDeps(fighting), api: backgroundApi }, setup, recorded);
  });
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useWriter(store, fighting);
  useWakeLock();
  useEffect(() => store.noticeVersion(fighting.version), [store, fighting.version]);
  return {
    bout: useMemo(() => foldTable(state.table), [state.table]),
    state,
    tap: (command) => void store.tap(command),
    takeOver: (reason) => void store.takeOver(reason),
  };
}

/** One tab writes, tells the others and looks after the network; until it may, this tab shows what the writer shows. */
function useWriter(store: TableStore, { uuid, slots }: Fighting): void {
  const [red, blue] = [slots[0].fighter ?? undefined, slots[1].fighter ?? undefined];
  useEffect(() => {
    const cleanups: (() => void)[] = [];
    let isOver = false;
    const begin = async () => {
      await ensureReady();
      if (!isOver) cleanups.push(claim());
    };
    const claim = () => {
      const unfollow = followTable(uuid, readTableMessage, ({ recorded, pending }) =>
        store.follow({ recorded, pending }),
      );
      const wait = startTimer(FOLLOW_MS, () => store.follow());
      cleanups.push(wait, unfollow);
      return claimWriter(uuid, startTimer, () => {
        wait();
        unfollow();
        cleanups.push(publish(store, { uuid, red, blue }), watchNetwork(store), () => store.close());
        void store.open();
      });
    };
    void begin();
    return () => {
      isOver = true;
      for (const cleanup of cleanups) cleanup();
    };
  }, [store, uuid, red, blue]);
}

/** How long a tab may wait for its right to write before it says that another one has it. */
const FOLLOW_MS = 500;

type Corners = { readonly uuid: string; readonly red: string | undefined; readonly blue: string | undefined };

function publish(store: TableStore, { uuid, red, blue }: Corners): () => void {
  const channel = publishTable(uuid, () => {
    const { table } = store.get();
    const { recorded, pending } = table;
    const version = recorded.length + pending.length;
    const serverTime = serverClock.now();
    const live = boutToLiveFighting(foldTable(table), { uuid, version, fighters: { red, blue } }, serverTime);
    return { type: "table", live, recorded: [...recorded], pending: [...pending], serverTime };
  });
  channel.tell();
  let told = store.get().table;
  const unsubscribe = store.subscribe(() => {
    if (store.get().table === told) return;
    told = store.get().table;
    channel.tell();
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}

/** Signs of the network being back or gone: the browser's word, the socket, a laptop that is opened again. */
function watchNetwork(store: TableStore): () => void {
  const wake = () => store.wake();
  const wakeWhenSeen = () => document.visibilityState === "visible" && store.wake();
  addEventListener("online", wake);
  addEventListener("offline", wake);
  document.addEventListener("visibilitychange", wakeWhenSeen);
  const unsubscribe = roomConnection.subscribe(wake);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("offline", wake);
    document.removeEventListener("visibilitychange", wakeWhenSeen);
    unsubscribe();
  };
}

function browserDeps({ uuid, carpet }: Fighting) {
  return {
    outbox: createSafeOutbox(openOutbox, {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    }),
    memory: tableMemory,
    fightingUuid: uuid,
    scope: carpet === null ? `fighting:${uuid}` : `carpet:${carpet.uuid}`,
    device: deviceId,
    newId: newUuid,
    serverNow: serverClock.now,
    rttMs: serverClock.rttMs,
    wallNow: () => Date.now(),
    random: () => Math.random(),
    startTimer,
  };
}

/** The screen stays on while a table is open; a browser takes the right away from a hidden page, so it is asked again. */
function useWakeLock(): void {
  useEffect(() => {
    const locks: WakeLock | undefined = navigator.wakeLock;
    let held: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState === "visible") held = await locks?.request("screen");
    };
    const ask = () => void hold().catch(() => {});
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void held?.release().catch(() => {});
    };
  }, []);
}
