import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Fighting, Competition } from "#contract/competition/entity.ts";
import { hasBegun, type Bout } from "#domain/bout/bout.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { scorableNow } from "#domain/bout/scoring.ts";
import { scoringIn } from "#domain/ruleset/periods.ts";
import { BoardLauncher } from "#web/features/displays/face.ts";
import { CornerPanel } from "./CornerPanel.tsx";
import type { CounterKind } from "./table/scoreButtons.ts";
import { useCounters } from "./CountdownRow.tsx";
import { MoreDialog } from "./MoreDialog.tsx";
import { TableCentre } from "./TableCentre.tsx";
import { TableHeader } from "./TableHeader.tsx";
import { TableNotices } from "./TableNotices.tsx";
import styles from "./FightingPage.module.css";
import { useDesk, type OpenDesk } from "./desk/useDesk.ts";
import { tableSound } from "./input/useHorn.ts";
import { useTable } from "./desk/useTable.ts";
import { TableDialogs } from "./dialogs/TableDialogs.tsx";
import type { loadFightingPage } from "./loadFightingPage.server.ts";
import { useRefused } from "./journal/useRefused.ts";
import { SIDES, type Side } from "./table/tableAct.ts";
import { takeBackLast } from "./table/takeBack.ts";
import { tableView, type TableView } from "./table/tableView.ts";
import { useStable } from "./table/useStable.ts";
import { closing } from "#texts/organiser/closing.ts";
import { control } from "#texts/refereeing/control.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { keepTable } from "#web/platform/offline/tableWorker.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { useEffect, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import { useLocation, useParams } from "react-router";

export function FightingPage({ loaderData }: PageProps<typeof loadFightingPage>) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  const wanted = useShownUuid(loaderData.fighting.uuid);
  const fighting = competition.fightings.find(({ uuid }) => uuid === wanted) ?? loaderData.fighting;
  useKeepTable(fighting);
  // Another bout is another table.
  return (
    <TableScreen
      key={fighting.uuid}
      competition={competition}
      fighting={fighting}
      recorded={fighting.uuid === loaderData.fighting.uuid ? loaderData.recorded : NOTHING}
      tools={<BoardLauncher competition={competition} fighting={fighting} />}
    />
  );
}

const NOTHING: readonly RecordedEvent[] = [];

/**
 * Without network the page of another bout may have been opened at this address: it holds the whole competition. The
 * first picture is of the bout the page was made for, so that it fits the HTML; then the one that was asked for.
 */
function useShownUuid(loaded: string): string {
  const { fightingUuid: asked = loaded } = useParams();
  return useSyncExternalStore(
    neverChanges,
    () => asked,
    () => loaded,
  );
}

const neverChanges = () => () => {};

/** A table keeps its own page and those it leads back to, so that a reload without network opens the same bout. */
function useKeepTable({ carpet }: Fighting): void {
  const { pathname } = useLocation();
  const { uuid = "" } = useParams();
  const carpetUuid = carpet?.uuid;
  useEffect(() => {
    const back = `/competition/${uuid}/refereeing`;
    const pages = carpetUuid === undefined ? [back] : [back, `${back}/carpet/${carpetUuid}`];
    void keepTable([pathname, ...pages]).catch(() => {});
  }, [pathname, uuid, carpetUuid]);
}

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
  const refused = useRefused(competition, fighting, table.state.refusedCount);
  const pause = useBreak(competition, fighting.carpet?.uuid);
  const base = `/competition/${competition.uuid}/fighting`;
  const previous = neighbours.previous && {
    number: neighbours.previous.number,
    href: `${base}/${neighbours.previous.uuid}`,
  };
  return (
    <div className={styles.table} onMouseDown={keepFocus} role="presentation">
      <TableHeader
        {...view}
        state={table.state}
        refused={refused}
        isLocked={desk.isLocked}
        sound={tableSound(horn.state)}
        previous={previous}
        onOpen={desk.open}
        tools={tools}
      />
      <div className={styles.notices}>
        <TableNotices {...{ table, refused, competition }} fightingUuid={fighting.uuid} />
        {competition.status === "closed" ? (
          <Banner icon="lock" title={closing.closed} isStrip>
            {closing.closedText}
          </Banner>
        ) : null}
        {pause === undefined || isUnderWay(desk.bout) ? null : (
          <Banner tone="wait" icon="pause" title={pause} isStrip>
            {control.startAnyway.notice}
          </Banner>
        )}
        {view.waitsFor === undefined || fighting.state === "finished" ? null : (
          <Banner tone="wait" icon="info" title={control.waitingPair.title} isStrip>
            {control.waitingPair.text(view.waitsFor)}
          </Banner>
        )}
      </div>
      <div className={styles.main} data-finished={desk.bout.outcome ? "" : undefined}>
        <Panels open={open} view={view}>
          <TableCentre {...{ competition, open, view, counters }} table={table} />
        </Panels>
      </div>
      <TableDialogs {...{ competition, fighting, view, open }} labelOf={counters.labelOf} />
      {open.dialog?.type === "more" ? (
        <MoreDialog
          {...{ open, view, table, counters, previous, tools }}
          loadedAtMs={competition.serverTime}
        />
      ) : null}
    </div>
  );
}

/** A bout that goes on is not disturbed by a break: the one after it waits. */
const isUnderWay = (bout: Bout): boolean => hasBegun(bout) && bout.outcome === undefined;

function Panels({ open, view, children }: { open: OpenDesk; view: TableView; children: ReactNode }) {
  const { desk, act } = open;
  const { bout, buttons, isLocked, tap } = desk;
  const takeBack = useStable((side: Side, kind: CounterKind) => takeBackLast(desk, side, kind));
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
