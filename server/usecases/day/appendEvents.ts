import type { BoutEvent } from "#domain/bout/event.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { ABOVE_TABLES, acceptEvent, type Acceptance } from "../bout/acceptEvent.ts";
import { loadBoutTable, type BoutTable } from "../bout/boutTable.ts";
import { findCoveringLease } from "../bout/leaseView.ts";
import type { MatActContext } from "./matAct.ts";
import { sqlScoringStore } from "../bout/sqlScoringStore.ts";
import { saveChanges } from "../bout/submitBoutEvents.ts";

/** The rules of the bout refuse it; `reason` is their code. */
export type AppendProblem = { readonly code: "refused"; readonly reason: string };

type Appending = {
  readonly fighting: FightingForScoring;
  readonly opened?: BoutTable;
  readonly rev: number;
  /** The id of the first event; the act is known by it when it is offered again. */
  readonly firstId: string;
  /** What comes next, seen from the bout as it stands; undefined when nothing does. */
  readonly next: (table: BoutTable, index: number) => BoutEvent | undefined;
};

/**
 * Events of an official become part of a bout's log exactly as those of its table do. It is an act above the tables:
 * it needs no lease, and they learn of it like of any other event. The answer is the competition's rev after it.
 */
export async function appendEvents(
  { deps, trx, act, nowMs }: MatActContext,
  { fighting, opened: loaded, rev, firstId, next }: Appending,
): Promise<Result<number, AppendProblem>> {
  const opened = loaded ?? (await loadBoutTable(trx, fighting));
  const author = {
    accountId: act.viewer.accountId ?? 0,
    sessionId: act.viewer.sessionId ?? "",
    // Each act is a device of its own: nothing it does can be mistaken for a table's repetition.
    device: deps.newId(),
  };
  const store = sqlScoringStore(trx);
  const lease = await findCoveringLease(store, fighting);
  const context: Acceptance = { store, author, lease, ...ABOVE_TABLES, rev: rev + 1, nowMs, refused: 0 };
  let table = opened;
  for (let index = 0; ; index += 1) {
    const event = next(table, index);
    if (event === undefined) break;
    const accepted = await acceptEvent(context, table, {
      id: index === 0 ? firstId : deps.newId(),
      event,
      deviceSeq: index + 1,
      lease: null,
      baseVersion: table.version,
      boutMs: null,
      at: { wall: nowMs, offset: null, rtt: null },
    });
    if (accepted.result.status !== "applied")
      return refuse({ code: "refused", reason: accepted.result.reason ?? accepted.result.status });
    table = accepted.table;
  }
  return ok(await saveChanges(store, { opened, table, before: rev, nowMs }));
}

/** For acts whose events are known beforehand. */
export const inOrder = (events: readonly BoutEvent[]) => (_table: BoutTable, index: number) => events[index];
