import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { mayWrite, type TableState } from "#contract/table/tableState.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { Table } from "./useTable.ts";
import { useOverdue, useTimeUp } from "./timesUp.ts";
import { createBounceGuard } from "#web/features/refereeing/input/bounceGuard.ts";
import { actOnDialog, dialogOverTable, useGamepad } from "#web/features/refereeing/input/gamepad.ts";
import { useHorn, type Horn } from "#web/features/refereeing/input/useHorn.ts";
import { useTableKeys } from "#web/features/refereeing/input/tableKeys.ts";
import {
  matNeighbours,
  type MatNeighbours,
  type TableView,
} from "#web/features/refereeing/table/tableView.ts";
import { scoredAgain, tableButtons, type TableButtons } from "#web/features/refereeing/table/scoreButtons.ts";
import type { TableAct } from "#web/features/refereeing/table/tableAct.ts";
import {
  openQuestions,
  performAct,
  putOff,
  tableQuestions,
  type AskedQuestion,
  type Desk,
  type PutOff,
  type TableDialog,
} from "#web/features/refereeing/table/tableActs.ts";
import { useStable } from "#web/features/refereeing/table/useStable.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing, refusalText } from "#texts/refereeing/refereeing.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { toasts } from "#web/platform/toasts/toasts.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { matPause } from "#web/sport/time/useBreak.ts";

export type OpenQuestion = AskedQuestion & {
  readonly putOff: () => void;
  /** How many more are asked after it. */
  readonly others: number;
};

export type OpenDesk = {
  readonly desk: Desk;
  readonly act: (act: TableAct) => void;
  readonly horn: Horn;
  readonly dialog: TableDialog | undefined;
  readonly close: () => void;
  readonly question: OpenQuestion | undefined;
  readonly neighbours: MatNeighbours;
};

/** The hands of the table: touch, keys, gamepad and the clock itself all come through one door. */
export function useDesk(
  competition: Competition,
  fighting: Fighting,
  table: Table,
  view: TableView,
): OpenDesk {
  const { bout, state, tap } = table;
  const serverNow = useServerNow();
  const horn = useHorn(view.matIndex);
  const [dialog, setDialog] = useState<TableDialog>();
  const close = useCallback(() => setDialog(undefined), []);
  const neighbours = matNeighbours(competition, fighting, serverNow());
  const next = useNext(competition.uuid, neighbours.next?.uuid);
  const isWriting = mayWrite(state);
  const desk: Desk = {
    bout,
    buttons: useMemo(() => tableButtons(bout.setup.rules), [bout.setup.rules]),
    isLocked:
      !isWriting ||
      bout.outcome !== undefined ||
      view.waitsFor !== undefined ||
      competition.status === "closed",
    nowMs: serverNow,
    tap,
    open: setDialog,
    sound: horn.sound,
    question: undefined,
    next,
    whyToWait: () => {
      const pause = matPause(competition, fighting.carpet?.uuid, serverNow());
      return (
        [stillOn(state, neighbours), pause].filter((words) => words !== undefined).join(". ") || undefined
      );
    },
  };
  const overdue = useOverdue(bout.countdowns, useStable(horn.beep));
  const question = useQuestion(tableQuestions(desk, view.surnames, overdue), bout.recorded.length);
  const [guard] = useState(createBounceGuard);
  const act = useStable((asked: TableAct) => {
    const bounce = GUARDED.has(asked.type) ? guard.press(performance.now()) : undefined;
    if (bounce === "twice") toasts.add({ message: control.doubleTap, type: "warning" });
    if (bounce !== undefined) return;
    performAct(asked, { ...desk, question });
  });
  useTableKeys(dialog === undefined, desk.buttons.points.length, act);
  useGamepad(
    useStable((asked: TableAct) => {
      const over = dialogOverTable();
      if (over !== undefined) actOnDialog(asked, over);
      else if (dialog === undefined) act(asked);
    }),
  );
  useTimeUp(
    bout.clock,
    isWriting,
    useStable(() => {
      guard.noteGong(performance.now());
      tap({ type: "stop-clock" });
      horn.sound();
    }),
  );
  useRefusalToast(state.refusal);
  useScoredAgainToast(bout, desk.buttons, isWriting);
  return { desk, act, horn, dialog, close, question, neighbours };
}

/** What another bout of the mat lacks (DY75). Unsaid while its result may wait on this device to be sent. */
function stillOn({ phase, waitingElsewhere }: TableState, { begun }: MatNeighbours): string | undefined {
  if (begun === undefined || phase !== "live" || waitingElsewhere > 0) return undefined;
  return control.startAnyway.stillOn(begun.number);
}

/** What is asked now; put off, it is asked again after the next act, and what else is open comes in its place. */
function useQuestion(asked: readonly AskedQuestion[], acts: number): OpenQuestion | undefined {
  const [put, setPut] = useState<PutOff>();
  const [question, ...others] = openQuestions(asked, put, acts);
  return (
    question && {
      ...question,
      others: others.length,
      putOff: () => setPut(putOff(put, question.id, acts)),
    }
  );
}

function useNext(competitionUuid: string, fightingUuid: string | undefined): (() => void) | undefined {
  const navigate = useNavigate();
  return fightingUuid === undefined
    ? undefined
    : () => void navigate(`/competition/${competitionUuid}/fighting/${fightingUuid}`);
}

/** Presses whose button means something else each time it is pressed, and once the time is over. */
const GUARDED: ReadonlySet<TableAct["type"]> = new Set(["toggle-clock", "next-period"]);

function useRefusalToast(refusal: TableState["refusal"]): void {
  useEffect(() => {
    if (refusal !== undefined) toasts.add({ message: refusalText(refusal.code), type: "warning" });
  }, [refusal]);
}

/** A dimmed button scores all the same (TB9): said aloud, for under a finger there is no hint. */
function useScoredAgainToast(bout: Bout, buttons: TableButtons, isWriting: boolean): void {
  const before = useRef(bout);
  useEffect(() => {
    const points = isWriting ? scoredAgain(before.current, bout, buttons) : undefined;
    before.current = bout;
    if (points === undefined) return;
    toasts.add({ message: control.scoredAgain(refereeing.score(points)), type: "warning" });
  }, [bout, buttons, isWriting]);
}
