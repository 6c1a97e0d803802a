import { useEffect, useState, type ReactNode } from "react";
import type { Competition, Fighting } from "#contract/entity.ts";
import { lastUndoable } from "#domain/bout/correction.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { toasts } from "#web/frame/toasts/toasts.ts";
import { refereeing as text, refusalText } from "#web/i18n/ru/refereeing.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ActionLog } from "./ActionLog.tsx";
import { ClockPanel } from "./ClockPanel.tsx";
import { CornerPanel } from "./CornerPanel.tsx";
import { FinishDialog } from "./FinishDialog.tsx";
import { logLine } from "./logLine.ts";
import { TableHeader } from "./TableHeader.tsx";
import { TableNotices } from "./TableNotices.tsx";
import styles from "./TableScreen.module.css";
import { mayWrite as mayWriteNow, type TableState } from "./tableState.ts";
import { tableView } from "./tableView.ts";
import { useTable } from "./useTable.ts";
import { useTableKeys } from "./useTableKeys.ts";

type Props = {
  competition: Competition;
  fighting: Fighting;
  recorded: readonly RecordedEvent[];
  tools: ReactNode;
};
type Kind = "points" | "advantages" | "penalties";
type Finish = { readonly winner: Corner; readonly method: "submission" } | "open" | undefined;

const EVENT_OF = {
  points: "points-scored",
  advantages: "advantage-given",
  penalties: "penalty-given",
} as const;

/** The official's table of one bout: mirrors the board, works offline, and every act can be taken back. */
export function TableScreen({ competition, fighting, recorded, tools }: Props) {
  const table = useTable(competition, fighting, recorded);
  const { bout, state, tap } = table;
  const [finish, setFinish] = useState<Finish>();
  const view = tableView(competition, fighting);
  const mayWrite = mayWriteNow(state);
  const isLocked = !mayWrite || bout.outcome !== undefined || fighting.fighters.length < 2;
  const undoable = lastUndoable(bout.recorded);
  const undo = () => undoable && tap({ type: "undo", target: undoable.id });
  const takeBack = (corner: Corner, kind: Kind) => {
    const last = bout.log.findLast(({ event }) => event.type === EVENT_OF[kind] && event.corner === corner);
    if (last !== undefined) tap({ type: "undo", target: last.id });
  };
  useTableKeys({ bout, isActive: !isLocked && finish === undefined, onCommand: tap, onUndo: undo });

  useRefusalToast(state.refusal);

  const [left, right] = bout.sides;
  const panel = (corner: Corner) => (
    <CornerPanel
      corner={corner}
      name={view.names[corner]}
      team={view.teams[corner]}
      score={bout.score[corner]}
      isLocked={isLocked}
      hasAdvantages={advantagesActive(bout.setup.rules)}
      hasPenalties={penaltiesActive(bout.setup.rules)}
      onCommand={tap}
      onTakeBack={(kind) => takeBack(corner, kind)}
      onSubmission={() => setFinish({ winner: corner, method: "submission" })}
    />
  );
  const last = undoable && logLine(undoable.event);
  return (
    <div className={styles.table}>
      <TableHeader
        backHref={view.backHref}
        carpet={view.carpet}
        title={view.title}
        detail={view.detail}
        onSwap={() => tap({ type: "swap-sides" })}
        {...{ state, isLocked, tools }}
      />
      <TableNotices table={table} fightingUuid={fighting.uuid} surnames={view.surnames} />
      <div className={styles.main}>
        {panel(left)}
        <section className={styles.centre}>
          <ClockPanel bout={bout} loadedAtMs={competition.serverTime} isLocked={isLocked} onCommand={tap} />
          <ActionLog
            log={bout.log}
            periodMs={bout.clock.periodMs}
            surnames={view.surnames}
            unsentIds={new Set(state.table.pending.map(({ submitted }) => submitted.id))}
            undoes={last && `${last.what} ${view.surnames[last.corner]}`}
            isLocked={isLocked}
            onUndo={undo}
          />
          {bout.outcome === undefined ? (
            <Button
              size="lg"
              isBlock
              disabled={isLocked}
              className={styles.finish}
              onClick={() => setFinish("open")}
            >
              <Icon name="flag" />
              {text.finish}
            </Button>
          ) : (
            <Outcome
              names={view.names}
              outcome={bout.outcome}
              mayWrite={mayWrite}
              onReopen={() => tap({ type: "revoke-result" })}
            />
          )}
        </section>
        {panel(right)}
      </div>
      {finish === undefined ? null : (
        <FinishDialog
          bout={bout}
          names={view.names}
          proposed={finish === "open" ? undefined : finish}
          onClose={() => setFinish(undefined)}
          onCommand={tap}
        />
      )}
    </div>
  );
}

function useRefusalToast(refusal: TableState["refusal"]): void {
  useEffect(() => {
    if (refusal !== undefined) toasts.add({ message: refusalText(refusal.code), type: "warning" });
  }, [refusal]);
}

type OutcomeProps = {
  names: Readonly<Record<Corner, string>>;
  outcome: NonNullable<ReturnType<typeof useTable>["bout"]["outcome"]>;
  mayWrite: boolean;
  onReopen: () => void;
};

function Outcome({ names, outcome, mayWrite, onReopen }: OutcomeProps) {
  const methods: Readonly<Record<string, string>> = text.methods;
  const how = (methods[outcome.method] ?? outcome.method).toLowerCase();
  return (
    <div className={styles.outcome}>
      <b>{outcome.winner === undefined ? how : text.result(names[outcome.winner], how)}</b>
      <Button variant="secondary" isBlock disabled={!mayWrite} onClick={onReopen}>
        <Icon name="undo" />
        {text.reopen}
      </Button>
    </div>
  );
}
