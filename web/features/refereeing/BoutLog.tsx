import { useMemo } from "react";
import type { LoggedEvent } from "#domain/bout/bout.ts";
import { lastRedoable } from "#domain/bout/redo.ts";
import { ActionLog } from "./ActionLog.tsx";
import type { Counters } from "./CountdownRow.tsx";
import type { OpenDesk } from "./desk/useDesk.ts";
import type { Table } from "./desk/useTable.ts";
import { faultEffects, lastTakeBack, logLine } from "./table/actWords.ts";
import type { TableView } from "./table/tableView.ts";
import { useStable } from "./table/useStable.ts";

type Props = { table: Table; open: OpenDesk; view: TableView; counters: Counters; isWhole?: boolean };

/** What was done at this table, with what can be done about each line. */
export function BoutLog({ table, open, view, counters, isWhole = false }: Props) {
  const { desk, act } = open;
  const { bout, isLocked, tap } = desk;
  const { names } = desk.buttons;
  const { pending } = table.state.table;
  const takenBack = lastTakeBack(bout.recorded);
  const logged = bout.log.find(({ id }) => id === takenBack?.id);
  const { periodIndex } = logged ?? bout.clock;
  const { rules } = bout.setup;
  const line = takenBack && logLine({ ...takenBack, periodIndex }, counters.labelOf, rules, names);
  const who = line?.corner === undefined ? "" : view.surnames[line.corner];
  const effects = useMemo(() => faultEffects(bout, view.surnames), [bout, view.surnames]);
  const undo = useStable((target: string) => tap({ type: "undo", target }));
  const move = useStable((target: string) => tap({ type: "move-to-opponent", target }));
  const replace = useStable((entry: LoggedEvent) => desk.open({ type: "replace", entry }));
  return (
    <ActionLog
      log={bout.log}
      rules={rules}
      sides={bout.sides}
      surnames={view.surnames}
      labelOf={counters.labelOf}
      names={names}
      unsent={pending.map(({ submitted }) => submitted.id).join(" ")}
      effects={effects}
      undoes={line && `${line.what} ${who}`.trim()}
      canRedo={lastRedoable(bout.recorded) !== undefined}
      isLocked={isLocked}
      isWhole={isWhole}
      onAct={act}
      onUndo={undo}
      onMove={move}
      onReplace={replace}
    />
  );
}
