import type { Transaction } from "kysely";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  findBoutEvents,
  findDecisionById,
  findFightingForScoring,
  insertBoutEvent,
  insertParkedEvent,
  saveHead,
  updateFightingReadColumns,
} from "../../persistence/bout/boutLog.ts";
import { findRefereeIds } from "../../persistence/event/competitionRows.ts";
import { bumpRev, lockFeed } from "../../persistence/database/feed.ts";
import { findLease, grantLease, touchLease } from "../../persistence/bout/leases.ts";
import { findOwnCarpetUuids } from "../../persistence/day/matQueues.ts";
import { findScope } from "../../persistence/bout/scopes.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { advanceCategory } from "./advanceCategory.ts";
import { revocationProblem } from "../category/revocation.ts";

import type { ScoringStore } from "./scoringStore.ts";

/** The scoring protocol on a database. */
export function sqlScoringStore(trx: Transaction<Tables>): ScoringStore {
  return {
    findFighting: (uuid) => findFightingForScoring(trx, uuid),
    findScope: (scope) => findScope(trx, scope),
    findOwnCarpets: (accountId, competitionId) => findOwnCarpetUuids(trx, accountId, competitionId),
    findRefereeIds: (competitionId) => findRefereeIds(trx, competitionId),
    findUserName: async (accountId) => {
      const account = await findAccountById(trx, accountId);
      return account?.display_name ?? account?.username;
    },
    lockFeed: (competitionUuid) => lockFeed(trx, competitionUuid),
    bumpRev: (competitionUuid, options) => bumpRev(trx, competitionUuid, options),
    findDecision: (eventId) => findDecisionById(trx, eventId),
    findEvents: (fightingUuid) => findBoutEvents(trx, fightingUuid),
    insertEvent: (row) => insertBoutEvent(trx, row),
    insertParked: (row) => insertParkedEvent(trx, row),
    saveHead: (row) => saveHead(trx, row),
    saveReadColumns: (fightingId, columns) => updateFightingReadColumns(trx, fightingId, columns),
    findLease: (scope) => findLease(trx, scope),
    grantLease: (grant) => grantLease(trx, grant),
    touchLease: (seen) => touchLease(trx, seen),
    findRevocationProblem: (fighting) => revocationProblem(trx, fighting),
    advanceCategory: (categoryId, moment) => advanceCategory(trx, categoryId, moment),
    insertAudit: (entry) => insertAudit(trx, entry),
  };
}
