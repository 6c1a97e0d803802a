import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { boutSetup } from "#contract/boutSetup.ts";
import type { Competition, Fighting } from "#contract/entity.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { useSession } from "#web/session/Session.tsx";
import { useServerNow } from "#web/realtime/useServerNow.ts";
import { foldTable } from "./boutTable.ts";
import { deviceId, newUuid } from "./device.ts";
import { openOutbox } from "./outbox.ts";
import { createTableStore, type TableState, type TableStore } from "./tableStore.ts";

export type Table = {
  readonly bout: Bout;
  readonly state: TableState | undefined;
  readonly tap: (command: BoutCommand) => void;
  readonly takeOver: () => void;
};

/** The table of one bout: the record that was loaded, then everything tapped here. */
export function useTable(
  competition: Competition,
  fighting: Fighting,
  recorded: readonly RecordedEvent[],
): Table {
  const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
  const boutSeconds = category?.boutSeconds ?? null;
  const setup = useMemo(() => boutSetup(competition.rules, boutSeconds), [competition.rules, boutSeconds]);
  const loaded = useMemo(() => foldTable({ setup, recorded, pending: [] }), [setup, recorded]);
  const store = useTableStore(setup, fighting, recorded);
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? nothing, nothing);

  useEffect(() => store?.noticeVersion(fighting.version), [store, fighting.version]);
  const bout = useMemo(() => (state === undefined ? loaded : foldTable(state.table)), [state, loaded]);
  return {
    bout,
    state,
    tap: (command) => void store?.tap(command),
    takeOver: () => void store?.takeOver(),
  };
}

const never = () => () => {};
const nothing = () => undefined;

function useTableStore(
  setup: ReturnType<typeof boutSetup>,
  fighting: Fighting,
  recorded: readonly RecordedEvent[],
): TableStore | undefined {
  const { backgroundApi } = useSession();
  const serverNow = useServerNow();
  const [store, setStore] = useState<TableStore>();
  const { uuid, carpet } = fighting;
  const scope = carpet === null ? `fighting:${uuid}` : `carpet:${carpet.uuid}`;

  useEffect(() => {
    let made: TableStore | undefined;
    let isOver = false;
    void openOutbox().then((outbox) => {
      if (isOver) return;
      const deps = {
        api: backgroundApi,
        outbox,
        fightingUuid: uuid,
        scope,
        device: deviceId(),
        newId: newUuid,
      };
      made = createTableStore({ ...deps, serverNow, wallNow: () => Date.now() }, setup, recorded);
      setStore(made);
      void made.open();
    });
    return () => {
      isOver = true;
      made?.close();
    };
    // The record is where the table starts; later versions are noticed and fetched.
  }, [backgroundApi, uuid, scope, serverNow, setup, recorded]);

  return store;
}
