import type { MouseEvent, ReactNode } from "react";
import type { Competition, Fighting } from "#contract/entity.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { scorableNow } from "#domain/bout/scoring.ts";
import { scoringIn } from "#domain/ruleset/periods.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { CornerPanel } from "./CornerPanel.tsx";
import type { CounterKind } from "./Counter.tsx";
import { TableCentre } from "./TableCentre.tsx";
import { TableDialogs } from "./dialogs/TableDialogs.tsx";
import { TableHeader } from "./TableHeader.tsx";
import { TableNotices } from "./TableNotices.tsx";
import styles from "./TableScreen.module.css";
import { SIDES, type Side } from "./table/tableAct.ts";
import { tableView, type TableView } from "./table/tableView.ts";
import { useCounters } from "./useCounters.ts";
import { useDesk, type OpenDesk } from "./desk/useDesk.ts";
import { useStable } from "./table/useStable.ts";
import { useTable } from "./desk/useTable.ts";

type Props = {
  competition: Competition;
  fighting: Fighting;
  recorded: readonly RecordedEvent[];
  /** What else belongs to this table, such as its boards. */
  tools: ReactNode;
};

/** The official's table of one bout: mirrors the board, works offline, and every act can be taken back. */
export function TableScreen({ competition, fighting, recorded, tools }: Props) {
  const table = useTable(competition, fighting, recorded);
  const view = tableView(competition, fighting);
  const open = useDesk(competition, fighting, table, view);
  const { desk, neighbours, horn } = open;
  const counters = useCounters(desk.bout);
  const base = `/competition/${competition.uuid}/fighting`;
  const { previous } = neighbours;
  return (
    <div className={styles.table} onMouseDown={keepFocus} role="presentation">
      <TableHeader
        {...view}
        state={table.state}
        isLocked={desk.isLocked}
        sound={horn.state.isOn ? (horn.state.readiness === "locked" ? "locked" : "on") : "off"}
        previous={
          previous && previous.number !== null
            ? { number: previous.number, href: `${base}/${previous.uuid}` }
            : undefined
        }
        onOpen={desk.open}
        tools={tools}
      />
      <div className={styles.notices}>
        <TableNotices table={table} fightingUuid={fighting.uuid} surnames={view.surnames} />
        {view.waitsFor === undefined || fighting.state === "finished" ? null : (
          <Banner tone="wait" icon="info" title={control.waitingPair.title} isStrip>
            {control.waitingPair.text(view.waitsFor)}
          </Banner>
        )}
      </div>
      <div className={styles.main}>
        <Panels open={open} view={view}>
          <TableCentre {...{ competition, open, view, counters }} table={table} />
        </Panels>
      </div>
      <TableDialogs {...{ competition, fighting, view, open }} labelOf={counters.labelOf} />
    </div>
  );
}

const EVENT_OF = {
  points: "points-scored",
  advantages: "advantage-given",
  penalties: "penalty-given",
  warnings: "warning-given",
  escapes: "escape-timed",
} as const;

function Panels({ open, view, children }: { open: OpenDesk; view: TableView; children: ReactNode }) {
  const { desk, act } = open;
  const { bout, buttons, isLocked, tap } = desk;
  const takeBack = useStable((side: Side, kind: CounterKind) => {
    const corner = bout.sides[side];
    const last = bout.log.findLast(({ event }) => event.type === EVENT_OF[kind] && event.corner === corner);
    if (last !== undefined) tap({ type: "undo", target: last.id });
  });
  const lose = useStable((side: Side) => tap({ type: "lose-position", corner: bout.sides[side] }));
  const progressive = bout.setup.rules.progressive.flatMap(({ order }) => order);
  const [left, right] = SIDES.map((side) => {
    const corner = bout.sides[side];
    const scorable = scorableNow(bout, corner);
    return (
      <CornerPanel
        key={side}
        side={side}
        name={view.names[corner]}
        team={view.teams[corner]}
        {...bout.score[corner]}
        escapeMs={bout.escapeMs[corner]}
        buttons={buttons}
        scoring={scoringIn(bout.setup.rules, bout.clock.periodIndex)}
        scorable={scorable.join(" ")}
        hasPositions={progressive.length > 0}
        isHolding={progressive.some((action) => !scorable.includes(action))}
        isLocked={isLocked}
        onAct={act}
        onTakeBack={takeBack}
        onPositionLost={lose}
      />
    );
  });
  return (
    <>
      {left}
      {children}
      {right}
    </>
  );
}

/** A finger or a mouse leaves the focus where it is: Space and Enter stay keys of the table. */
function keepFocus(event: MouseEvent): void {
  const isButton = event.target instanceof Element && event.target.closest("button") !== null;
  if (isButton) event.preventDefault();
}
