import { z } from "zod";
import {
  awardingActSchema,
  medalStockSchema,
  type AwardingView,
  type MedalStock,
} from "#contract/awarding/awarding.ts";
import type { RecordedAct } from "#domain/awarding/act.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  countAwardingActs,
  findAwardingActs,
  insertAwardingAct,
} from "../../persistence/awarding/awardingActs.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { AwardingActRow } from "../../persistence/database/hallTables.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import {
  findOperatedCompetition,
  lockOpen,
  type ClosedProblem,
  type OperatedProblem,
} from "../shared/operated.ts";

/** The box of medals is the competition's and not a category's, so its count stands in the same log without one. */
const stockActSchema = medalStockSchema.extend({ type: z.literal("stock-counted") });

export function recordedActs(rows: readonly AwardingActRow[]): RecordedAct[] {
  return rows.flatMap(({ id, act, at_ms, author, category_uuid }) =>
    category_uuid === null ? [] : [{ id, act: awardingActSchema.parse(act), atMs: at_ms, author }],
  );
}

/** For everybody who runs the competition. */
export async function readAwarding(
  deps: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
): Promise<Result<AwardingView, OperatedProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, competitionUuid, "announce");
  if (!competition.ok) return competition;
  const rows = await findAwardingActs(deps.db, competitionUuid);
  const byCategory = Map.groupBy(rows, ({ category_uuid }) => category_uuid);
  const counted = rows.findLast(({ category_uuid }) => category_uuid === null);
  return ok({
    version: rows.at(-1)?.n ?? 0,
    stock: counted === undefined ? null : stockOf(counted.act),
    categories: [...byCategory].flatMap(([category, acts]) =>
      category === null
        ? []
        : [{ category, acts: recordedActs(acts).map(({ atMs, ...act }) => ({ ...act, at: atMs })) }],
    ),
  });
}

type Counted = { readonly version: number; readonly isRepeat: boolean };

/** Somebody has counted the box; the last count holds (AW13). */
export async function countStock(
  deps: Pick<Deps, "db" | "now" | "newId" | "tellOfficials">,
  viewer: Identity,
  competitionUuid: string,
  stock: MedalStock,
): Promise<Result<Counted, OperatedProblem | ClosedProblem>> {
  const competition = await findOperatedCompetition(deps.db, viewer, competitionUuid, "announce");
  if (!competition.ok) return competition;
  const counted = await inTransaction<Counted, ClosedProblem>(deps.db, async (trx) => {
    const opened = await lockOpen(trx, competitionUuid);
    if (!opened.ok) return opened;
    const n = (await countAwardingActs(trx, competitionUuid)) + 1;
    await insertAwardingAct(trx, {
      id: deps.newId(),
      competition_uuid: competitionUuid,
      n,
      category_uuid: null,
      act: writeJson({ type: "stock-counted", ...stock }),
      actor_id: viewer.accountId ?? 0,
      at_ms: deps.now(),
    });
    await insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "awarding.stock-counted",
      object: `competition:${competitionUuid}`,
      after: stock,
    });
    return ok({ version: n, isRepeat: false });
  });
  if (counted.ok) deps.tellOfficials(competitionUuid);
  return counted;
}

function stockOf(act: unknown): MedalStock {
  const { type: _type, ...stock } = stockActSchema.parse(act);
  return stock;
}
