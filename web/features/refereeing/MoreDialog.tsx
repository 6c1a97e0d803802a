import { BoutLog } from "./BoutLog.tsx";
import { ClockSteps } from "./ClockPanel.tsx";
import { CountdownRow, type Counters } from "./CountdownRow.tsx";
import { Counter } from "./Counter.tsx";
import { countersOfPanel } from "./table/scoreButtons.ts";
import type { OpenDesk } from "./desk/useDesk.ts";
import { tableSound } from "./input/useHorn.ts";
import type { Table } from "./desk/useTable.ts";
import { COLOURS, SIDES, type Side } from "./table/tableAct.ts";
import type { TableView } from "./table/tableView.ts";
import { takeBackLast } from "./table/takeBack.ts";
import { toggleCountdown } from "./table/tableActs.ts";
import type { PreviousBout } from "./TableHeader.tsx";
import { control } from "#texts/refereeing/control.ts";
import { refereeing } from "#texts/refereeing/refereeing.ts";
import { cx } from "#web/kit/cx.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import type { ReactNode } from "react";
import { TableSheet } from "./dialogs/TableSheet.tsx";
import styles from "./MoreDialog.module.css";

const text = control.more;

type Props = {
  open: OpenDesk;
  view: TableView;
  table: Table;
  counters: Counters;
  previous: PreviousBout | undefined;
  tools: ReactNode;
  loadedAtMs: number;
};

/** What a table in the hand has no room for: taking back, disqualifying, time, countdowns, sides and the whole log. */
export function MoreDialog(props: Props) {
  const { open } = props;
  return (
    <TableSheet title={text.title} closeLabel={text.close} size="lg" onClose={open.close}>
      <div className={styles.parts}>
        <div className={styles.sides}>
          {SIDES.map((side) => (
            <SideActs key={side} {...props} side={side} />
          ))}
        </div>
        <div className={cx(styles.parts, styles.times)}>
          <Part title={text.counters}>
            <Countdowns {...props} />
          </Part>
          <Part title={text.clock}>
            <Time {...props} />
          </Part>
        </div>
        <Part title={text.table}>
          <TableTools {...props} />
        </Part>
        <Part title={text.log} className={styles.log}>
          <BoutLog {...props} isWhole />
        </Part>
      </div>
    </TableSheet>
  );
}

type PartProps = { title: string; className?: string | undefined; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <Stack as="section" gap={8} className={className}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </Stack>
  );
}

function SideActs({ open: { desk, act }, view, side }: Props & { side: Side }) {
  const { bout, buttons, isLocked } = desk;
  const corner = bout.sides[side];
  const values = { ...bout.score[corner], escapes: bout.escapeMs[corner] };
  return (
    <section
      className={styles.side}
      data-corner={COLOURS[side]}
      aria-label={text.takeBack(view.names[corner])}
    >
      <h3 className={styles.title}>
        <ColourMark corner={COLOURS[side]} /> {view.surnames[corner]}
      </h3>
      <div className={styles.counters}>
        {countersOfPanel(buttons).map((kind) => (
          <Counter
            key={kind}
            {...{ kind, isLocked }}
            name={view.names[corner]}
            names={buttons.names}
            value={values[kind]}
            isLow
            onTakeBack={() => takeBackLast(desk, side, kind)}
          />
        ))}
      </div>
      <Button variant="danger" isBlock disabled={isLocked} onClick={() => act({ type: "disqualify", side })}>
        {control.disqualify}
        <VisuallyHidden>{view.names[corner]}</VisuallyHidden>
      </Button>
    </section>
  );
}

function Countdowns({ open, view, counters, loadedAtMs }: Props) {
  const { bout, isLocked } = open.desk;
  return (
    <CountdownRow
      counters={counters.shown}
      countdowns={bout.countdowns}
      sides={bout.sides}
      surnames={view.surnames}
      loadedAtMs={loadedAtMs}
      isLocked={isLocked}
      isWhole
      onToggle={(counter, corner) => {
        toggleCountdown(open.desk, counter, corner);
        open.close();
      }}
    />
  );
}

function Time({ open: { desk, act } }: Props) {
  const { isRunning } = desk.bout.clock;
  const isStill = desk.isLocked || isRunning;
  return (
    <>
      <ClockSteps isStill={isStill} onAct={act} />
      <Button variant="secondary" isBlock disabled={isStill} onClick={() => act({ type: "set-clock" })}>
        {control.setClock}
      </Button>
      {isRunning ? <p>{text.clockRuns}</p> : null}
    </>
  );
}

function TableTools({ open: { desk, horn }, previous, tools }: Props) {
  const isSilent = tableSound(horn.state) === "off";
  return (
    <Row gap={8} wraps>
      <Button variant="secondary" disabled={desk.isLocked} onClick={() => desk.open({ type: "swap" })}>
        <Icon name="swap" />
        {refereeing.swap}
      </Button>
      <Button variant="secondary" onClick={() => desk.open({ type: "sound" })}>
        <Icon name={isSilent ? "bellOff" : "bell"} />
        {isSilent ? control.header.soundOff : control.header.sound}
      </Button>
      <Button variant="secondary" className={styles.keys} onClick={() => desk.open({ type: "help" })}>
        {control.header.help}
      </Button>
      <div className={styles.tools}>{tools}</div>
      {previous === undefined || previous.number === null ? null : (
        <Button
          variant="secondary"
          href={previous.href}
          aria-label={control.header.previousLabel(previous.number)}
        >
          <Icon name="left" />
          {control.header.previous(previous.number)}
        </Button>
      )}
    </Row>
  );
}
