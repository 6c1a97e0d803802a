import type { SubmitResult, SubmittedEvent } from "../bout/submit.ts";

/** Where an act is kept: in the database, or in the spare place when the database fails. */
export type Kept = "disk" | "spare";

export type Waiting = { readonly fightingUuid: string; readonly events: readonly SubmittedEvent[] };

/** One act in the journal of this device, decided or not. */
export type JournalAct = {
  readonly fightingUuid: string;
  readonly submitted: SubmittedEvent;
  readonly decision: SubmitResult["status"] | undefined;
  readonly reason: string | undefined;
  readonly storedAt: number;
};

export const isRefused = ({ decision }: Pick<JournalAct, "decision">): boolean =>
  decision !== undefined && decision !== "applied";

/** Every act made on this device. The undecided are its outbox; the decided stay for 30 days as a journal (LS11). */
export type Outbox = {
  readonly put: (fightingUuid: string, event: SubmittedEvent) => Promise<Kept>;
  /** The undecided of one bout in the order they were tapped. */
  readonly findAll: (fightingUuid: string) => Promise<SubmittedEvent[]>;
  /** The undecided of all bouts, the bout that waits longest first. */
  readonly findWaiting: () => Promise<Waiting[]>;
  readonly settle: (results: readonly SubmitResult[]) => Promise<void>;
  /** The last number this device gave to an act of the bout; 0 before the first. */
  readonly lastDeviceSeq: (fightingUuid: string) => Promise<number>;
  readonly findJournal: (fightingUuid?: string) => Promise<JournalAct[]>;
  /** What the server did not take as it was told, of all bouts. */
  readonly findRefused: () => Promise<JournalAct[]>;
};

/** An outbox that lives as long as its program: two tables given the same one are two visits of one device. */
export function createVolatileOutbox(): Outbox {
  const acts = new Map<string, JournalAct>();
  const all = () => [...acts.values()];
  const ofBout = (uuid: string) => all().filter(({ fightingUuid }) => fightingUuid === uuid);
  const isWaiting = ({ decision }: JournalAct) => decision === undefined;
  return {
    put: async (fightingUuid, submitted) => {
      const act = { fightingUuid, submitted, decision: undefined, reason: undefined, storedAt: 0 };
      acts.set(submitted.id, act);
      return "disk";
    },
    findAll: async (uuid) =>
      ofBout(uuid)
        .filter(isWaiting)
        .map(({ submitted }) => submitted)
        .toSorted((a, b) => a.deviceSeq - b.deviceSeq),
    findWaiting: async () =>
      [...Map.groupBy(all().filter(isWaiting), ({ fightingUuid }) => fightingUuid)].map(
        ([uuid, waiting]) => ({
          fightingUuid: uuid,
          events: waiting.map(({ submitted }) => submitted),
        }),
      ),
    settle: async (results) => {
      for (const { id, status, reason } of results) {
        const act = acts.get(id);
        if (act !== undefined) acts.set(id, { ...act, decision: status, reason });
      }
    },
    lastDeviceSeq: async (uuid) => Math.max(0, ...ofBout(uuid).map(({ submitted }) => submitted.deviceSeq)),
    findJournal: async (uuid) => (uuid === undefined ? all() : ofBout(uuid)),
    findRefused: async () => all().filter(isRefused),
  };
}
