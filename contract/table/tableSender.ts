import type { Api } from "../api/client.ts";
import type { LeaseView, SubmitResult, SubmittedEvent } from "../bout/submit.ts";
import { ApiFailure } from "../error.ts";
import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { withTimeLimit, type StartTimer } from "./timer.ts";
import { rebaseTable, settleTable } from "./boutTable.ts";
import type { Outbox } from "./outbox.ts";
import type { TableMemory } from "./memory.ts";
import type { TableCell } from "./tableState.ts";

export type SenderDeps = {
  readonly api: { readonly fightings: Pick<Api["fightings"], "submitEvents" | "events"> };
  readonly outbox: Outbox;
  readonly memory: TableMemory;
  readonly fightingUuid: string;
  readonly device: () => string;
  readonly startTimer: StartTimer;
};

const BATCH = 50;
const LIMIT_MS = 4000;

/** Offers what was tapped until the server has decided it: one request at a time, in the order of the taps. */
export function createTableSender(cell: TableCell, deps: SenderDeps) {
  let underWay: Promise<void> | undefined;

  /** Resolves when everything was decided, throws when the server could not be asked. */
  const drain = async (): Promise<void> => {
    underWay ??= drainAll().finally(() => (underWay = undefined));
    await underWay;
    if (cell.get().table.pending.length > 0) await drain();
  };

  const drainAll = async () => {
    await drainElsewhere();
    while (cell.get().table.pending.length > 0) await deliver();
  };

  /** A bout that ended while the network was away is told before the one that is open. */
  const drainElsewhere = async () => {
    if (cell.get().waitingElsewhere === 0) return;
    for (const { fightingUuid, events } of await deps.outbox.findWaiting()) {
      if (fightingUuid === deps.fightingUuid) continue;
      for (let from = 0; from < events.length; from += BATCH) {
        const batch = events.slice(from, from + BATCH);
        const { results } = await submit(fightingUuid, batch).catch(
          forgetPractised(deps, fightingUuid, batch),
        );
        const { waitingElsewhere } = cell.get();
        cell.set({ waitingElsewhere: Math.max(0, waitingElsewhere - results.length) });
      }
    }
    cell.set({ waitingElsewhere: 0 });
  };

  const deliver = async () => {
    const { pending } = cell.get().table;
    const events = pending.slice(0, BATCH).map(({ submitted }) => submitted);
    const { results, fighting, lease } = await submit(deps.fightingUuid, events);
    const { table, refused } = settleTable(cell.get().table, results);
    const decided = new Set(results.map(({ id }) => id));
    const unkept = new Set([...cell.get().unkept].filter((id) => !decided.has(id)));
    const wasTaken = isTakenFrom(cell.get().lease, events, refused);
    cell.set({ table, unkept, ...(wasTaken && { phase: "superseded", lease: lease ?? undefined }) });
    if (refused.length > 0 || fighting.version !== table.recorded.length) await refresh();
    else keepRecord(table.recorded);
  };

  const submit = async (fightingUuid: string, events: readonly SubmittedEvent[]) => {
    const body = { data: { device: deps.device(), proto: 1 as const, events: [...events] } };
    const call = deps.api.fightings.submitEvents(fightingUuid, body);
    const { data } = await withTimeLimit(deps.startTimer, LIMIT_MS, call);
    await deps.outbox.settle(data.results);
    // Only now: whoever hears of a refusal reads the list of those acts out of the outbox.
    noteRefusals(data.results);
    return data;
  };

  const noteRefusals = (results: readonly SubmitResult[]) => {
    const refused = results.filter(({ status }) => status !== "applied");
    const [first] = refused;
    if (first === undefined) return;
    const { refusedCount } = cell.get();
    cell.set({ refusal: { code: first.reason ?? "stale" }, refusedCount: refusedCount + refused.length });
  };

  /** The record as the server has it now. */
  const refresh = async () => {
    const { data } = await withTimeLimit(
      deps.startTimer,
      LIMIT_MS,
      deps.api.fightings.events(deps.fightingUuid),
    );
    const recorded = data.map(({ id, event, atMs, boutMs }) => ({
      id,
      event,
      atMs,
      ...(boutMs !== undefined && { boutMs }),
    }));
    // A record only grows; a shorter one was read before what we know.
    if (recorded.length < cell.get().table.recorded.length) return;
    await settleKnown(recorded);
    const table = rebaseTable(cell.get().table, recorded);
    cell.set({ table });
    keepRecord(table.recorded);
  };

  /** The answer to an act may be lost and the act be in the record all the same: then it waits no longer. */
  const settleKnown = async (recorded: readonly RecordedEvent[]) => {
    const known = new Set(recorded.map(({ id }) => id));
    const arrived = cell.get().table.pending.filter(({ submitted }) => known.has(submitted.id));
    if (arrived.length === 0) return;
    await deps.outbox.settle(arrived.map(({ submitted }) => ({ id: submitted.id, status: "applied" })));
  };

  const keepRecord = (recorded: readonly RecordedEvent[]) =>
    void deps.memory.saveRecord(deps.fightingUuid, recorded).catch(() => {});

  return {
    drain,
    refresh,
    /** Somebody else wrote to this bout. */
    noticeVersion: (version: number) => {
      if (underWay === undefined && version > cell.get().table.recorded.length)
        void refresh().catch(() => {});
    },
  };
}

/** Acts of a rehearsal that was deleted have nowhere to go, and must not hold up those of the day (RH15). */
const forgetPractised =
  ({ outbox }: Pick<SenderDeps, "outbox">, fightingUuid: string, events: readonly SubmittedEvent[]) =>
  async (cause: unknown): Promise<{ readonly results: readonly SubmitResult[] }> => {
    // Whoever worked there by a role of the event is told 403 once it is gone.
    const isGone = cause instanceof ApiFailure && [403, 404].includes(cause.error.status);
    if (!isGone || !isRehearsalUuid(fightingUuid)) throw cause;
    const results = events.map(({ id }) => ({ id, status: "rejected", reason: "not-found" }) as const);
    await outbox.settle(results);
    return { results };
  };

/** An act made under the lease we believe to hold was too late; one from before our takeover says nothing about it. */
function isTakenFrom(
  lease: LeaseView | undefined,
  events: readonly SubmittedEvent[],
  refused: readonly SubmitResult[],
): boolean {
  const late = new Set(refused.filter(({ reason }) => reason === "superseded").map(({ id }) => id));
  return events.some(
    ({ id, lease: under }) => late.has(id) && under?.scope === lease?.scope && under?.epoch === lease?.epoch,
  );
}
