import type { Competition } from "#contract/competition/entity.ts";
import { mayWrite } from "#contract/table/tableState.ts";
import { isTimeOver } from "#domain/bout/clock.ts";
import type { Bout } from "#domain/bout/bout.ts";
import { proposeResult } from "#domain/bout/proposal.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { BoutLog } from "./BoutLog.tsx";
import { ClockPanel } from "./ClockPanel.tsx";
import { CountdownRow, type Counters } from "./CountdownRow.tsx";
import { FinishedPanel } from "./FinishedPanel.tsx";
import styles from "./TableCentre.module.css";
import type { OpenDesk, OpenQuestion } from "./desk/useDesk.ts";
import type { Table } from "./desk/useTable.ts";
import { endingReason } from "./table/endingReason.ts";
import { pairWords, carriedWords, periodWords, type TableView } from "./table/tableView.ts";
import { toggleCountdown } from "./table/tableActs.ts";
import { useStable } from "./table/useStable.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing } from "#texts/refereeing/refereeing.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { memo } from "react";

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
  const ending = endingOf(bout, view);
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
        verdict={ending.reason}
        nextPeriod={ending.nextPeriod}
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
        <BoutLog {...props} />
        {question === undefined ? null : (
          <QuestionBox question={question} isAway={props.table.state.phase === "offline"} />
        )}
      </div>
      <WayOut {...props} ending={ending} />
    </section>
  );
}

type Ending = {
  /** What the rules point at, or that they point at nobody; empty while the bout goes on. */
  readonly reason: string;
  /** The period that comes next, when the rules want one. */
  readonly nextPeriod: string | undefined;
  readonly isTimeOver: boolean;
};

/** What the rules say about the end of the bout at this moment (BT12). */
function endingOf(bout: Bout, { surnames }: TableView): Ending {
  const proposal = proposeResult(bout);
  const isOver = isTimeOver(bout.clock);
  const period = proposal?.type === "next-period" ? proposal.periodIndex : undefined;
  const reason = period === undefined ? endingReason(bout) : carriedWords(bout, period, surnames);
  return {
    reason: proposal === undefined && !isOver ? "" : reason,
    nextPeriod: period === undefined ? undefined : periodWords(bout, period),
    isTimeOver: isOver,
  };
}

function WayOut({ competition, table, open, view, ending }: Props & { ending: Ending }) {
  const { desk, act, neighbours } = open;
  const { bout, isLocked, tap } = desk;
  const next = useStable(() => desk.next?.());
  const reopen = useStable(() => tap({ type: "revoke-result" }));
  const startPeriod = useStable(() => act({ type: "next-period" }));
  const finish = useStable(() => act({ type: "finish" }));
  if (bout.outcome) {
    return (
      <FinishedPanel
        outcome={bout.outcome}
        periodMs={bout.clock.periodMs}
        names={view.names}
        mayWrite={mayWrite(table.state)}
        isClosed={competition.status === "closed"}
        next={
          neighbours.next &&
          control.done.nextPair(neighbours.next.number, pairWords(competition, neighbours.next))
        }
        waits={neighbours.waits}
        backHref={view.backHref}
        correctHref={view.correctHref}
        onNext={next}
        onReopen={reopen}
      />
    );
  }
  return (
    <ProposalLine
      {...ending}
      isAsked={open.question !== undefined}
      isLocked={isLocked}
      onStartPeriod={startPeriod}
      onFinish={finish}
    />
  );
}

type ProposalLineProps = Ending & {
  /** The key answers a question meanwhile. */
  isAsked: boolean;
  isLocked: boolean;
  onStartPeriod: () => void;
  onFinish: () => void;
};

/** The way out of the bout, with what the rules say about it. In the hand it keeps its height whatever they say. */
const ProposalLine = memo(function ProposalLine(props: ProposalLineProps) {
  const { reason, nextPeriod, isAsked, isLocked, onStartPeriod, onFinish } = props;
  const early = props.isTimeOver ? "" : reason;
  const key = isAsked ? null : <Kbd className={styles.key}>{control.acceptKey}</Kbd>;
  return (
    <Stack gap={10} className={styles.line} data-over={props.isTimeOver || undefined}>
      {reason === "" ? null : <output className={styles.reason}>{reason}</output>}
      {nextPeriod === undefined ? null : (
        <Button
          variant="live"
          size="lg"
          isBlock
          disabled={isLocked}
          className={styles.period}
          onClick={onStartPeriod}
        >
          <Icon name="play" />
          {control.proposal.period(nextPeriod)}
          {key}
        </Button>
      )}
      <Button size="lg" isBlock disabled={isLocked} className={styles.finish} onClick={onFinish}>
        <Icon name="flag" />
        <span>
          {refereeing.finish}
          {early === "" ? null : (
            <small className={styles.early} aria-hidden="true">
              {early}
            </small>
          )}
        </span>
        {nextPeriod === undefined ? key : null}
      </Button>
    </Stack>
  );
});

/**
 * Lies over what is only read, so that nothing under the official's hands moves when it comes or goes: taking back and
 * the way out stay free.
 */
function QuestionBox({ question, isAway }: { question: OpenQuestion; isAway: boolean }) {
  return (
    <section className={styles.box} role="alert">
      <p>
        {isAway ? <Icon name="nowifi" size={18} /> : null}
        <b>{question.title}</b> {question.detail}
        {question.others === 0 ? null : <small>{control.moreQuestions(question.others)}</small>}
      </p>
      <Button isBlock className={styles.accept} onClick={question.accept}>
        <span>{question.acceptLabel}</span>
        <Kbd className={styles.answerKey}>{control.acceptKey}</Kbd>
      </Button>
      <Button variant="secondary" isBlock className={styles.decline} onClick={question.decline}>
        <span>{question.declineLabel}</span>
      </Button>
      <IconButton
        icon="x"
        label={control.putOff}
        title={`${control.putOff} (${control.putOffKey})`}
        className={styles.later}
        onClick={question.putOff}
      />
    </section>
  );
}
