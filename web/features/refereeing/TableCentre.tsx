import type { Competition } from "#contract/entity.ts";
import type { LoggedEvent } from "#domain/bout/bout.ts";
import { proposeResult } from "#domain/bout/proposal.ts";
import { lastRedoable } from "#domain/bout/redo.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { ActionLog } from "./ActionLog.tsx";
import { ClockPanel } from "./ClockPanel.tsx";
import { CountdownRow } from "./CountdownRow.tsx";
import { endingReason } from "./table/endingReason.ts";
import { FinishedPanel } from "./FinishedPanel.tsx";
import { lastTakeBack, logLine } from "./table/logLine.ts";
import { pairWords } from "./table/matQueue.ts";
import { carriedWords, periodWords } from "./table/periodWords.ts";
import { ProposalLine } from "./ProposalLine.tsx";
import { QuestionBox } from "./QuestionBox.tsx";
import styles from "./TableScreen.module.css";
import { toggleCountdown } from "./table/tableActs.ts";
import { mayWrite } from "#contract/table/tableState.ts";
import type { TableView } from "./table/tableView.ts";
import type { Counters } from "./useCounters.ts";
import type { OpenDesk } from "./desk/useDesk.ts";
import { useStable } from "./table/useStable.ts";
import type { Table } from "./desk/useTable.ts";

type Props = {
  competition: Competition;
  table: Table;
  open: OpenDesk;
  view: TableView;
  counters: Counters;
};

/** Between the athletes: the clock, what else is counted, what was done, and the way out. */
export function TableCentre(props: Props) {
  const { competition, open, view, counters } = props;
  const { desk, act, question } = open;
  const { bout, isLocked } = desk;
  const stoppedAtMs = bout.log.findLast(({ event }) => event.type === "clock-stopped")?.atMs;
  const toggle = useStable((counter: string, corner: Corner | undefined) =>
    toggleCountdown(desk, counter, corner),
  );
  return (
    <section className={styles.centre} data-finished={bout.outcome ? "" : undefined}>
      <ClockPanel
        clock={bout.clock}
        status={bout.status}
        period={periodWords(bout, bout.clock.periodIndex)}
        pausedAtMs={stoppedAtMs}
        loadedAtMs={competition.serverTime}
        isLocked={isLocked}
        onAct={act}
      />
      {bout.outcome ? null : (
        <CountdownRow
          counters={counters.shown}
          countdowns={bout.countdowns}
          sides={bout.sides}
          surnames={view.surnames}
          loadedAtMs={competition.serverTime}
          isLocked={isLocked}
          onToggle={toggle}
        />
      )}
      <div className={styles.acts}>
        <Acts {...props} />
        {question === undefined ? null : <QuestionBox question={question} />}
      </div>
      <WayOut {...props} />
    </section>
  );
}

function Acts({ table, open, view, counters }: Props) {
  const { desk, act } = open;
  const { bout, isLocked, tap } = desk;
  const { names } = desk.buttons;
  const { pending } = table.state.table;
  const takenBack = lastTakeBack(bout.recorded);
  const line = takenBack && logLine(takenBack.event, counters.labelOf, bout.clock.periodMs, names);
  const who = line?.corner === undefined ? "" : view.surnames[line.corner];
  const undo = useStable((target: string) => tap({ type: "undo", target }));
  const move = useStable((target: string) => tap({ type: "move-to-opponent", target }));
  const replace = useStable((entry: LoggedEvent) => desk.open({ type: "replace", entry }));
  return (
    <ActionLog
      log={bout.log}
      periodMs={bout.clock.periodMs}
      sides={bout.sides}
      surnames={view.surnames}
      labelOf={counters.labelOf}
      names={names}
      unsent={pending.map(({ submitted }) => submitted.id).join(" ")}
      undoes={line && `${line.what} ${who}`.trim()}
      canRedo={lastRedoable(bout.recorded) !== undefined}
      isLocked={isLocked}
      onAct={act}
      onUndo={undo}
      onMove={move}
      onReplace={replace}
    />
  );
}

function WayOut({ competition, table, open, view }: Props) {
  const { desk, act, neighbours } = open;
  const { bout, isLocked, tap } = desk;
  const next = useStable(() => desk.next?.());
  const reopen = useStable(() => tap({ type: "revoke-result" }));
  const accept = useStable(() => act({ type: "accept" }));
  const finish = useStable(() => act({ type: "finish" }));
  if (bout.outcome) {
    return (
      <FinishedPanel
        outcome={bout.outcome}
        periodMs={bout.clock.periodMs}
        names={view.names}
        mayWrite={mayWrite(table.state)}
        next={
          neighbours.next &&
          control.done.nextPair(neighbours.next.number, pairWords(competition, neighbours.next))
        }
        backHref={view.backHref}
        correctHref={view.correctHref}
        onNext={next}
        onReopen={reopen}
      />
    );
  }
  const proposal = proposeResult(bout);
  const period = proposal?.type === "next-period" ? proposal.periodIndex : undefined;
  const reason = period === undefined ? endingReason(bout) : carriedWords(bout, period, view.surnames);
  return (
    <ProposalLine
      reason={proposal === undefined ? "" : reason}
      nextPeriod={period === undefined ? undefined : periodWords(bout, period)}
      isLocked={isLocked}
      onAccept={accept}
      onFinish={finish}
    />
  );
}
