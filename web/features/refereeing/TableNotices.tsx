import { useState } from "react";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { ConnectionNotice, StorageNotice } from "./ConnectionNotice.tsx";
import { RefusedActs } from "./RefusedActs.tsx";
import { SleepDialog } from "./SleepDialog.tsx";
import { TakeOverDialog } from "./TakeOverDialog.tsx";
import { mayWrite } from "./tableState.ts";
import type { Table } from "./useTable.ts";

type Props = { table: Table; fightingUuid: string; surnames: ByCorner<string> };

/** Everything a table says about itself rather than about the bout. */
export function TableNotices({ table: { bout, state, tap, takeOver }, fightingUuid, surnames }: Props) {
  const [isTaking, setTaking] = useState(false);
  const refused = <RefusedActs {...{ fightingUuid, surnames }} refusedCount={state.refusedCount} />;
  return (
    <>
      <StorageNotice storage={state.storage} />
      <ConnectionNotice state={state} onTakeOver={() => setTaking(true)} refused={refused} />
      <SleepDialog bout={bout} mayWrite={mayWrite(state)} onCommand={tap} />
      {isTaking ? (
        <TakeOverDialog lease={state.lease} onClose={() => setTaking(false)} onConfirm={takeOver} />
      ) : null}
    </>
  );
}
