import type { AuditEntry } from "../../persistence/database/audit.ts";
import type {
  FightingForScoring,
  FightingReadColumns,
  KeptDecision,
} from "../../persistence/bout/boutLog.ts";
import type { ScopePlace } from "../../persistence/bout/scopes.ts";
import type { LeaseGrant, LeaseSeen } from "../../persistence/bout/leases.ts";
import type {
  BoutEventRow,
  LeaseRow,
  NewBoutEvent,
  NewHead,
  NewParkedEvent,
} from "../../persistence/database/logTables.ts";

/**
 * What the scoring protocol asks of its storage, all within one transaction. A port, so that the same protocol runs on
 * the databases and on the simulated disk that its proof needs.
 */
export type ScoringStore = {
  readonly findFighting: (uuid: string) => Promise<FightingForScoring | undefined>;
  readonly findScope: (scope: string) => Promise<ScopePlace | undefined>;
  /** The mats of this competition an account is meant for. */
  readonly findOwnCarpets: (accountId: number, competitionId: number) => Promise<readonly string[]>;
  readonly findRefereeIds: (competitionId: number) => Promise<readonly number[]>;
  readonly findUserName: (accountId: number) => Promise<string | undefined>;
  /** Until the end of the transaction nobody else changes this competition. */
  readonly lockFeed: (competitionUuid: string) => Promise<{ readonly rev: number }>;
  readonly bumpRev: (competitionUuid: string, options: { readonly isStructural: boolean }) => Promise<number>;
  readonly findDecision: (eventId: string) => Promise<KeptDecision | undefined>;
  readonly findEvents: (fightingUuid: string) => Promise<readonly BoutEventRow[]>;
  readonly insertEvent: (row: NewBoutEvent) => Promise<void>;
  readonly insertParked: (row: NewParkedEvent) => Promise<void>;
  readonly saveHead: (row: NewHead) => Promise<void>;
  readonly saveReadColumns: (fightingId: number, columns: FightingReadColumns) => Promise<void>;
  readonly findLease: (scope: string) => Promise<LeaseRow | undefined>;
  readonly grantLease: (grant: LeaseGrant) => Promise<LeaseRow | undefined>;
  readonly touchLease: (seen: LeaseSeen) => Promise<boolean>;
  /** Why a result may no longer be taken back by its table. */
  readonly findRevocationProblem: (fighting: FightingForScoring) => Promise<string | undefined>;
  /** Moves people on after a result; tells whether anything followed from it. */
  readonly advanceCategory: (categoryId: number, moment: Moment) => Promise<boolean>;
  readonly insertAudit: (entry: AuditEntry) => Promise<unknown>;
};

type Moment = { readonly rev: number; readonly nowMs: number };
