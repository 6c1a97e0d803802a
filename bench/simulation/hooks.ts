import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import type { Outbox } from "#contract/table/outbox.ts";
import type { TableDeps } from "#contract/table/tableStore.ts";
import type { LeaseRequest } from "#contract/bout/submit.ts";
import type { ScoringStore } from "#server/usecases/bout/scoringStore.ts";
import type { Submission } from "#server/usecases/bout/submitBoutEvents.ts";
import type { Disk } from "./disk.ts";

/** Where the protocol can be broken on purpose; as given here it is whole. */
export type Hooks = {
  readonly store: (store: ScoringStore, disk: Disk, submission: Submission | undefined) => ScoringStore;
  readonly submission: (submission: Submission, disk: Disk) => Submission;
  readonly lease: (request: LeaseRequest["data"], disk: Disk) => LeaseRequest["data"];
  /** How long an acknowledged change may be lost by a crash. */
  readonly flushMs: number;
  readonly rollsBack: boolean;
  readonly isDeduplicated: boolean;
  readonly hasBeacon: boolean;
  readonly api: (api: TableDeps["api"]) => TableDeps["api"];
  readonly outbox: (outbox: Outbox) => Outbox;
  readonly isOutboxKept: boolean;
  readonly screen: (store: CompetitionStore) => CompetitionStore;
};

export const WHOLE: Hooks = {
  store: (store) => store,
  submission: (submission) => submission,
  lease: (request) => request,
  flushMs: 0,
  rollsBack: true,
  isDeduplicated: true,
  hasBeacon: true,
  api: (api) => api,
  outbox: (outbox) => outbox,
  isOutboxKept: true,
  screen: (store) => store,
};
