import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { boutSetup } from "#contract/boutSetup.ts";
import type { Competition, Fighting } from "#contract/entity.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { useSession } from "#web/session/Session.tsx";
import { later } from "#web/realtime/later.ts";
import { useServerNow } from "#web/realtime/useServerNow.ts";
import { foldTable } from "./boutTable.ts";
import { deviceId, newUuid, nextDeviceSeq } from "./device.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import type { TableState } from "./tableState.ts";
import { createTableStore, type TableStore } from "./tableStore.ts";

export type Table = {
  readonly bout: Bout;
  readonly state: TableState;
  readonly tap: (command: BoutCommand) => void;
  readonly takeOver: () => void;
};

/** The table of one bout: the record that was loaded, then everything tapped here. One bout for the life of a component. */
export function useTable(
  competition: Competition,
  fighting: Fighting,
  recorded: readonly RecordedEvent[],
): Table {
  const { backgroundApi } = useSession();
  const serverNow = useServerNow();
  const [store] = useState(() => {
    const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
    const setup = boutSetup(competition.rules, category?.boutSeconds ?? null);
    return createTableStore({ ...browserDeps(fighting), api: backgroundApi, serverNow }, setup, recorded);
  });
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useOpen(store);
  useEffect(() => store.noticeVersion(fighting.version), [store, fighting.version]);
  return {
    bout: useMemo(() => foldTable(state.table), [state.table]),
    state,
    tap: (command) => void store.tap(command),
    takeOver: () => void store.takeOver(),
  };
}

function useOpen(store: TableStore): void {
  useEffect(() => {
    void store.open();
    return () => store.close();
  }, [store]);
}

function browserDeps({ uuid, carpet }: Fighting) {
  let outbox: Promise<Outbox> | undefined;
  return {
    outbox: () => (outbox ??= openOutbox()),
    fightingUuid: uuid,
    scope: carpet === null ? `fighting:${uuid}` : `carpet:${carpet.uuid}`,
    device: deviceId,
    newId: newUuid,
    nextDeviceSeq,
    wallNow: () => Date.now(),
    later,
  };
}
