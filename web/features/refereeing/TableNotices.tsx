import { useState } from "react";
import { useParams } from "react-router";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { ConnectionNotice, StorageNotice } from "./ConnectionNotice.tsx";
import { ReadinessNotice } from "./check/ReadinessNotice.tsx";
import { RefusedActs } from "./RefusedActs.tsx";
import { ClockAfterSleepDialog } from "./dialogs/ClockAfterSleepDialog.tsx";
import { TakeOverDialog } from "./dialogs/TakeOverDialog.tsx";
import { mayWrite } from "#contract/table/tableState.ts";
import { counterNames } from "#web/i18n/ru/counters.ts";
import type { Table } from "./desk/useTable.ts";

type Props = { table: Table; fightingUuid: string; surnames: ByCorner<string> };

/** Everything a table says about itself rather than about the bout. */
export function TableNotices({ table: { bout, state, tap, takeOver }, fightingUuid, surnames }: Props) {
  const [isTaking, setTaking] = useState(false);
  const base = `/competition/${useParams()["uuid"] ?? ""}/refereeing`;
  const names = counterNames(bout.setup.rules);
  const refused = <RefusedActs {...{ fightingUuid, surnames, names }} refusedCount={state.refusedCount} />;
  return (
    <>
      <ReadinessNotice checkHref={`${base}/check`} backHref={base} />
      <StorageNotice storage={state.storage} />
      <ConnectionNotice state={state} onTakeOver={() => setTaking(true)} refused={refused} />
      <ClockAfterSleepDialog bout={bout} mayWrite={mayWrite(state)} onCommand={tap} />
      {isTaking ? (
        <TakeOverDialog lease={state.lease} onClose={() => setTaking(false)} onConfirm={takeOver} />
      ) : null}
    </>
  );
}
