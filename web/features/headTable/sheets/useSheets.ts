import { codeOf } from "#contract/api/refusal.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { foughtAtTableSchema, type ResultRequest } from "#contract/day/matActs.ts";
import { ApiFailure, isAnswered } from "#contract/error.ts";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { actRefusalText } from "#texts/headTable/actRefusals.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { roomConnection } from "#web/platform/clock/roomConnection.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { createDraftStore } from "#web/platform/offline/draftStore.ts";
import { useDraft } from "#web/platform/offline/useDraft.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { startTimer } from "#web/platform/timer.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  EMPTY_FIELDS,
  isEmpty,
  readFields,
  shownState,
  type SheetFields,
  type SheetRow,
} from "./sheetRows.ts";

type SheetWork = {
  /** The row that is being typed. */
  readonly typed: SheetFields;
  /** Those put down before it, the newest first. */
  readonly rows: readonly SheetRow[];
};

const NO_WORK: SheetWork = { typed: EMPTY_FIELDS, rows: [] };

const sheetDrafts = createDraftStore<SheetWork>("kover-sheets");

/** Sheets as this device keeps them; whatever can be recorded goes to the server by itself (PR9, PR10). */
export function useSheets(view: CompetitionView) {
  const { user } = useSession();
  const key = `${user?.id ?? ""}:${view.competition.uuid}`;
  const { draft, isLoaded, isKept, change } = useDraft(sheetDrafts, key, NO_WORK);
  const { typed, rows }: SheetWork = draft ?? NO_WORK;
  const changeRow = useCallback(
    (id: string, made: Partial<SheetRow>) =>
      change((work) => ({ rows: work.rows.map((row) => (row.id === id ? { ...row, ...made } : row)) })),
    [change],
  );
  useSending(view, rows, changeRow);
  return {
    typed,
    rows,
    isLoaded,
    isKept,
    type: (fields: Partial<SheetFields>) => change((work) => ({ typed: { ...work.typed, ...fields } })),
    /** The typed row is done: it goes on its way, and the next one begins. */
    put: (bout: string) =>
      change((work) => ({
        typed: EMPTY_FIELDS,
        rows: [{ id: newUuid(), state: "queued", fields: work.typed, bout }, ...work.rows],
      })),
    /** Takes a row up again, under an id of its own: what became of the one before is not known for sure. */
    mend: (mended: SheetRow) =>
      change((work) => {
        const rest = work.rows.filter(({ id }) => id !== mended.id);
        const unfinished: SheetRow = { id: newUuid(), state: "open", fields: work.typed, bout: undefined };
        return { typed: mended.fields, rows: isEmpty(work.typed) ? rest : [unfinished, ...rest] };
      }),
    retry: ({ id }: SheetRow) => changeRow(id, { state: "queued" }),
    drop: (dropped: SheetRow) =>
      change((work) => ({ rows: work.rows.filter(({ id }) => id !== dropped.id) })),
  };
}

export type Sheets = ReturnType<typeof useSheets>;

/** A server that does not answer is asked again so much later. */
const REST_MS = 3000;

/** Sends what can be recorded, one sheet after the other: each may bring the athletes of the next. */
function useSending(
  view: CompetitionView,
  rows: readonly SheetRow[],
  changeRow: (id: string, made: Partial<SheetRow>) => void,
): void {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const isSending = useRef(false);
  const [isResting, setIsResting] = useState(false);
  useEffect(() => (isResting ? startTimer(REST_MS, () => setIsResting(false)) : undefined), [isResting]);

  useEffect(() => {
    if (isSending.current || isResting || !isOnline) return;
    const next = rows.findLast((row) => shownState(row, view.bouts.get(row.bout ?? "")) === "queued");
    const bout = view.bouts.get(next?.bout ?? "");
    if (next === undefined || bout === undefined) return;
    const send = async (data: ResultRequest["data"]) => {
      isSending.current = true;
      const refused = await api.acts.result(bout.uuid, { data }).then(() => undefined, failureOf);
      isSending.current = false;
      if (refused === undefined) changeRow(next.id, { state: "saved" });
      else if (isFinal(refused)) changeRow(next.id, { state: "refused", refusal: refusalWords(refused) });
      else setIsResting(true);
      // Where the push does not come, the page learns of it this way: the next sheet may wait for this one.
      if (refused === undefined ? roomConnection.get() !== "live" : isAnswered(refused)) await revalidate();
    };
    const data = requestOf(next, bout);
    if (data !== undefined) void send(data);
  }, [rows, view, api, isOnline, isResting, changeRow, revalidate]);
}

function requestOf({ id, fields }: SheetRow, bout: Fighting): ResultRequest["data"] | undefined {
  const { result, box, counters, end } = readFields(fields);
  if (result === undefined || box === undefined) return undefined;
  const { method, winner, points } = result;
  const reason = words.reason(sheetCode(bout.uuid), words.methods[box], end);
  return { id, method, winner: winner ?? null, score: points ?? null, counters, isFromSheet: true, reason };
}

function failureOf(cause: unknown): ApiFailure {
  if (!(cause instanceof ApiFailure)) throw cause;
  return cause;
}

/** The page is behind the server: it looks again, and the row then says itself what it is. */
const BEHIND: ReadonlySet<unknown> = new Set(["pair-unknown", "already-decided"]);
const TOO_MANY = 429;

/** Whether it would be refused again. */
const isFinal = (failure: ApiFailure): boolean =>
  isAnswered(failure) &&
  failure.error.status < 500 &&
  failure.error.status !== TOO_MANY &&
  !BEHIND.has(codeOf(failure.error.details));

function refusalWords({ error }: ApiFailure): string {
  const { data: atTable } = foughtAtTableSchema.safeParse(error.details);
  return atTable === undefined ? actRefusalText(error) : words.atTable(atTable.by);
}
