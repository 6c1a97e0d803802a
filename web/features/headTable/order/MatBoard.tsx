import { memo, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { Stack } from "#web/kit/layout/layout.tsx";
import { useSorting, type Held } from "./useSorting.ts";
import { itemAfter, type SortList } from "./sorting.ts";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { cornersOf } from "#web/sport/facts/competitionView.ts";
import { matPause } from "#web/sport/time/useBreak.ts";
import { driftMinutes } from "#web/sport/mat/MatDrift.tsx";
import { BoardBar } from "./BoardBar.tsx";
import { BoardColumn, type NowOnMat } from "./BoardColumn.tsx";
import {
  boutsWithoutMat,
  byMinute,
  createBlockRows,
  createBoardMats,
  createBoardRows,
  NO_MAT,
  type BoardMat,
  type BoardRowModel,
  sortingWords,
  type Unit,
  unitsIn,
} from "./boardModel.ts";
import { BoardRow, NoMatStrip } from "./BoardRow.tsx";
import { dayEnd, dayPlan, type DayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { isMovable } from "#web/features/headTable/desk/matBouts.ts";
import styles from "./MatBoard.module.css";
import { placed, withOrders } from "#web/features/headTable/desk/matOrders.ts";
import { HealedNotice, SortingHint } from "./QueuePanel.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { useSelectedMat } from "./useSelectedMat.ts";

type Props = { desk: DeskState; choice: ReactNode; unit: Unit };

/** So many bouts of a mat are at hand; the rest is a number under them. A mat looked at alone shows them all. */
const SHOWN = 4;
const SHOWN_WITHOUT_MAT = 24;
const MINUTE_MS = 60_000;

/** All mats side by side: bouts, or categories as blocks, go from one to another, and the ends of the day are told before they are let go. */
export const MatBoard = memo(function MatBoard({ desk, choice, unit }: Props) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { competition, view, plan } = desk;
  const [loadedAtMs] = useState(competition.serverTime);
  const [selected, select] = useSelectedMat(competition);
  const shownMats = useShownMats(desk, selected);
  const drifts = useDrifts(desk);
  const without = useMemo(() => boutsWithoutMat({ competition, plan }), [competition, plan]);
  const most = selected === undefined && unit === "bout" ? SHOWN : undefined;
  const { lists, boutsOf, rowOf } = useUnits(unit, shownMats, without, most);
  const behind = behindShown(shownMats, most);
  const sorting = useSorting({
    root,
    ghost,
    lists,
    canMove: (uuid) => isMovable(view.bouts.get(uuid) ?? { state: "finished" }),
    words: sortingWords(view, undefined, unit),
    onDrop: async (uuid, list, before) => {
      const [first, ...followers] = boutsOf(uuid);
      // Undefined when somebody else has changed the order meanwhile.
      if (first === undefined) return false;
      if (list !== NO_MAT) return desk.place(uuid, list, behind(list, uuid, before), { followers });
      return view.bouts.get(uuid)?.carpet === null || desk.place(uuid, undefined, undefined, { followers });
    },
  });
  const { held, shown } = sorting;
  const preview = usePreview(desk, lists, held, behind, boutsOf);
  const shownPlan = useShownPlan(desk, preview);
  const rowsOf = (list: string) =>
    (shown.find(({ id }) => id === list)?.items ?? []).flatMap((item) => rowOf(view, shownPlan, item));
  const heldIn = (list: string) => (held?.at.list === list ? { item: held.item, by: held.by } : undefined);
  return (
    <Stack gap={8} className={styles.board}>
      <BoardBar
        choice={choice}
        carpets={competition.carpets}
        selected={selected}
        onSelect={select}
        endMs={dayEnd(plan)}
        previewEndMs={preview && dayEnd(preview)}
      />
      <HealedNotice desk={desk} />
      <div ref={root} className={styles.lists}>
        <div className={styles.mats} data-alone={selected !== undefined || undefined}>
          {shownMats.map(({ carpet: { uuid, name }, now, queue, progress, blocks }) => (
            <BoardColumn
              key={uuid}
              uuid={uuid}
              name={name}
              href={`/competition/${competition.uuid}/refereeing/carpet/${uuid}`}
              now={nowOnMat(desk, now)}
              pause={matPause(competition, uuid, desk.nowMs)}
              loadedAtMs={loadedAtMs}
              progress={progress}
              blocks={unit === "bout" ? blocks : NO_BLOCKS}
              endMs={byMinute(shownPlan.mats.get(uuid)?.endMs)}
              drift={drifts.get(uuid)}
              shiftMinutes={shiftOf(plan, preview, uuid)}
              rows={rowsOf(uuid)}
              hidden={most === undefined ? 0 : Math.max(0, queue.length - most)}
              held={heldIn(uuid)}
              hintId={hintId}
            />
          ))}
        </div>
        <NoMatStrip
          rows={rowsOf(NO_MAT)}
          total={without.length}
          hidden={unit === "bout" ? Math.max(0, without.length - SHOWN_WITHOUT_MAT) : 0}
          held={heldIn(NO_MAT)}
          hintId={hintId}
        />
        {held?.by === "pointer" ? (
          <div ref={ghost} className={styles.ghost} aria-hidden="true" inert>
            {rowOf(view, shownPlan, held.item).map((row) => (
              <BoardRow key={row.uuid} row={row} isPressed={false} hintId={undefined} />
            ))}
          </div>
        ) : null}
      </div>
      <SortingHint id={hintId} said={sorting.said} hasUndo hasMats={shownMats.length > 1} unit={unit} />
    </Stack>
  );
});

/** One mat, or all of them where none is selected. */
function useShownMats({ competition, view, plan }: DeskState, selected: string | undefined) {
  const [boardMat] = useState(createBoardMats);
  return useMemo(
    () =>
      competition.carpets
        .filter(({ uuid }) => selected === undefined || uuid === selected)
        .map((carpet) => boardMat(view, plan, carpet)),
    [competition, view, plan, selected, boardMat],
  );
}

type Behind = (list: string, item: string, before: string | undefined) => string | undefined;

const NO_BLOCKS: BoardMat["blocks"] = [];

/** What is moved on the board: bouts, or categories as blocks (DY69). */
function useUnits(
  unit: Unit,
  mats: readonly BoardMat[],
  without: DeskState["competition"]["fightings"],
  most: number | undefined,
) {
  const [boardRow] = useState(createBoardRows);
  const [blockRow] = useState(createBlockRows);
  const inLists = useMemo(
    () => [
      ...mats.map(({ carpet, queue }) => ({ id: carpet.uuid, units: unitsIn(unit, queue) })),
      { id: NO_MAT, units: unitsIn(unit, without) },
    ],
    [unit, mats, without],
  );
  const boutsIn = (item: string) => inLists.flatMap(({ units }) => units.get(item) ?? []);
  return {
    lists: inLists.map(({ id, units }): SortList => ({
      id,
      items: [...units.keys()].slice(0, id === NO_MAT && unit === "bout" ? SHOWN_WITHOUT_MAT : most),
      firstFree: 0,
    })),
    boutsOf: (item: string) => boutsIn(item).map(({ uuid }) => uuid),
    rowOf: (view: DeskState["view"], plan: DayPlan, item: string): BoardRowModel[] => {
      const bouts = boutsIn(item);
      if (unit === "bout") return bouts.map((bout) => boardRow(view, plan, bout));
      return bouts.length === 0 ? [] : [blockRow(view, plan, item, bouts)];
    },
  };
}

/** The end of what is shown is not the end of the queue. */
function behindShown(mats: readonly BoardMat[], most: number | undefined): Behind {
  return (list, item, before) => {
    if (before !== undefined || most === undefined) return before;
    const queue = mats.find(({ carpet }) => carpet.uuid === list)?.queue ?? [];
    return queue.slice(most).find(({ uuid }) => uuid !== item)?.uuid;
  };
}

/** The day as it would go if what is held were let go here; a moment behind the hand that holds it. */
function usePreview(
  { competition, nowMs }: DeskState,
  lists: readonly SortList[],
  held: Held | undefined,
  behind: Behind,
  boutsOf: (item: string) => readonly string[],
): DayPlan | undefined {
  const deferred = useDeferredValue(held);
  const isMoved = held !== undefined && deferred !== undefined && deferred.item === held.item;
  const list = isMoved ? deferred.at.list : undefined;
  const item = isMoved ? deferred.item : undefined;
  const before = isMoved
    ? behind(deferred.at.list, deferred.item, itemAfter(lists, deferred.item, deferred.at))
    : undefined;
  const bouts = item === undefined ? "" : boutsOf(item).join();
  return useMemo(() => {
    if (bouts === "" || list === undefined) return undefined;
    const orders = placed(competition, bouts.split(","), list === NO_MAT ? undefined : list, before);
    return dayPlan(withOrders(competition, orders), nowMs);
  }, [competition, nowMs, bouts, list, before]);
}

/** What was told before the bout was let go stays until it is computed anew: the old times never show between. */
function useShownPlan({ plan, isPlanned }: DeskState, preview: DayPlan | undefined): DayPlan {
  const [last, setLast] = useState<DayPlan>();
  const next = preview ?? (isPlanned ? undefined : last);
  if (next !== last) setLast(next);
  return next ?? plan;
}

function useDrifts({ competition: { carpets }, view, nowMs }: DeskState) {
  return useMemo(
    () => new Map(carpets.map((carpet) => [carpet.uuid, driftMinutes(view, carpet, nowMs)])),
    [carpets, view, nowMs],
  );
}

function nowOnMat({ view }: DeskState, bout: BoardMat["now"]): NowOnMat | undefined {
  if (bout === undefined) return undefined;
  const people = cornersOf(view, bout).flatMap((fighter) => fighter ?? []);
  return { bout, people, what: boutLine(view, bout) };
}

function shiftOf(plan: DayPlan, preview: DayPlan | undefined, carpet: string): number {
  const endMs = plan.mats.get(carpet)?.endMs;
  const previewEndMs = preview?.mats.get(carpet)?.endMs;
  if (endMs === undefined || previewEndMs === undefined) return 0;
  return Math.round((previewEndMs - endMs) / MINUTE_MS);
}
