import { randomUUID } from "node:crypto";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";

type Status = "applied" | "parked" | "rejected";
type Kept = { readonly id: string; readonly event: BoutEvent };
export type Batch = { readonly table: number; readonly events: readonly SubmittedEvent[] };

/** What the log of one bout with two tables should be: the protocol in a few lines, without a database. */
export function createLogModel(scope: string) {
  const log: Kept[] = [];
  const decided = new Map<string, Status>();
  const sent: Batch[] = [];
  const deviceSeqs = [0, 0];
  const epochs = [0, 0];
  let epoch = 0;

  const isActive = (id: string): boolean =>
    !log.some(({ id: by, event }) => event.type === "undone" && event.target === id && isActive(by));
  const isFinished = () =>
    log.findLast(({ event }) => event.type === "result-declared" || event.type === "result-revoked")?.event
      .type === "result-declared";
  const allows = (event: BoutEvent) => (event.type === "result-revoked") === isFinished();

  return {
    log,
    decided,
    sent,
    /** The table that may write. */
    holds: (table: number) => epochs[table] === epoch && epoch > 0,
    epoch: () => epoch,
    takeOver: (table: number) => {
      epoch += 1;
      epochs[table] = epoch;
    },
    /** Acts as a table makes them: numbered by its device, under the last right it was given. */
    batch(table: number, events: readonly BoutEvent[]): Batch {
      const made = events.map((event, index) => ({
        id: randomUUID(),
        event,
        deviceSeq: (deviceSeqs[table] ?? 0) + index + 1,
        lease: { scope, epoch: Math.max(1, epochs[table] ?? 0) },
        baseVersion: log.length,
        boutMs: null,
        at: { wall: 0, offset: null, rtt: null },
      }));
      deviceSeqs[table] = (deviceSeqs[table] ?? 0) + events.length;
      return { table, events: made };
    },
    /** What the server has to answer, and what is in the log afterwards. */
    send({ table, events }: Batch): Status[] {
      return events.map(({ id, event, lease }) => {
        const known = decided.get(id);
        if (known !== undefined) return known;
        const isCurrent = lease?.epoch === epoch && epochs[table] === epoch;
        const status = !isCurrent ? "parked" : allows(event) ? "applied" : "rejected";
        if (status === "applied") log.push({ id, event });
        decided.set(id, status);
        return status;
      });
    },
    /** The chief writes past every table: what they say is in the log, under the ids the server gave it. */
    correct: (ids: readonly string[], events: readonly BoutEvent[]) => {
      for (const [index, event] of events.entries()) log.push({ id: ids[index] ?? "", event });
    },
    /** The last score that counts, and the last undo that does: what can be taken back, and given back. */
    lastScore: () => log.findLast(({ id, event }) => event.type === "points-scored" && isActive(id))?.id,
    lastUndo: () => log.findLast(({ id, event }) => event.type === "undone" && isActive(id))?.id,
    isFinished,
    score: (corner: "red" | "blue") =>
      log.reduce(
        (sum, { id, event }) =>
          event.type === "points-scored" && event.corner === corner && isActive(id)
            ? sum + event.points
            : sum,
        0,
      ),
  };
}

export type LogModel = ReturnType<typeof createLogModel>;
