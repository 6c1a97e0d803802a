import type { Transaction } from "kysely";
import { nextDifference, methodOf, type WantedBout, type WantedOutcome } from "#domain/bout/difference.ts";
import { CORNERS, type ByCorner, type Corner, type WinCause } from "#domain/bout/vocabulary.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { ABOVE_TABLES, acceptEvent, type Acceptance } from "./acceptEvent.ts";
import { loadBoutTable, type BoutTable } from "./boutTable.ts";
import { findCoveringLease } from "./leaseView.ts";
import { mayRunBout } from "./mayRunBout.ts";
import { sqlScoringStore } from "./sqlScoringStore.ts";
import { saveChanges } from "./submitBoutEvents.ts";
import { lockOpen } from "../shared/operated.ts";

/** A bout as clients of the plain collection write it: each part only when they gave it. */
export type BoutRewrite = {
  readonly points?: Readonly<Record<string, PointsEntry>> | undefined;
  /** The fighter's id; null takes the result back. */
  readonly winnerId?: number | null | undefined;
  readonly cause?: WinCause | null | undefined;
  /** What the author had seen; undefined writes over whatever there is. */
  readonly version?: number | undefined;
};
export type PointsEntry = {
  readonly points?: number | undefined;
  readonly scores?: number | undefined;
  readonly advantages?: number | undefined;
  readonly penalties?: number | undefined;
  readonly warnings?: number | undefined;
};

export type RewriteProblem =
  | { readonly code: "not-found" | "forbidden" | "table-held" | "competition-closed" }
  | { readonly code: "unknown-fighter" | "winner-required" }
  | { readonly code: "stale-version"; readonly version: number }
  /** The rules of the bout refuse it; `reason` is their code. */
  | { readonly code: "refused"; readonly reason: string };

const MAX_EVENTS = 400;

/**
 * A score written as a state becomes the events that lead to it, so the log stays the only truth. It comes without a
 * lease: while a table holds the bout only an admin writes so, and the table learns of it like of any other event.
 */
export async function rewriteBout(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  viewer: Identity,
  fightingUuid: string,
  rewrite: BoutRewrite,
): Promise<Result<void, RewriteProblem>> {
  const fighting = await findFightingForScoring(trx, fightingUuid);
  if (fighting === undefined) return refuse({ code: "not-found" });
  const store = sqlScoringStore(trx);
  if (!(await mayRunBout(store, viewer, fighting))) return refuse({ code: "forbidden" });
  const locked = await lockOpen(trx, fighting.competitionUuid);
  if (!locked.ok) return locked;
  const { rev } = locked.value;
  const opened = await loadBoutTable(trx, fighting);
  if (rewrite.version !== undefined && rewrite.version !== opened.version)
    return refuse({ code: "stale-version", version: opened.version });
  const wanted = wantedBout(opened, rewrite);
  if (!wanted.ok) return wanted;
  const author = {
    accountId: viewer.accountId ?? 0,
    sessionId: viewer.sessionId ?? "",
    // Each request is a device of its own: nothing it does can be mistaken for a table's repetition.
    device: deps.newId(),
  };
  const lease = await findCoveringLease(store, fighting);
  if (lease?.device_id && !hasRight(viewer, "decide", fighting.competitionUuid))
    return refuse({ code: "table-held" });
  const nowMs = deps.now();
  const context: Acceptance = { store, author, lease, ...ABOVE_TABLES, rev: rev + 1, nowMs, refused: 0 };
  const written = await writeDifferences(deps, context, opened, wanted.value);
  if (!written.ok) return written;
  await saveChanges(store, { opened, table: written.value, before: rev, nowMs });
  return ok(undefined);
}

async function writeDifferences(
  deps: Pick<Deps, "newId">,
  context: Acceptance,
  opened: BoutTable,
  wanted: WantedBout,
): Promise<Result<BoutTable, RewriteProblem>> {
  let table = opened;
  for (let deviceSeq = 1; deviceSeq <= MAX_EVENTS; deviceSeq++) {
    const next = nextDifference(table.bout, wanted);
    if (!next.ok) return refuse({ code: "refused", reason: next.problem.code });
    if (next.value === undefined) return ok(table);
    const accepted = await acceptEvent(context, table, {
      id: deps.newId(),
      event: next.value,
      deviceSeq,
      lease: null,
      baseVersion: table.version,
      boutMs: null,
      at: { wall: context.nowMs, offset: null, rtt: null },
    });
    if (accepted.result.status !== "applied")
      return refuse({ code: "refused", reason: accepted.result.reason ?? accepted.result.status });
    table = accepted.table;
  }
  return refuse({ code: "refused", reason: "score-not-reachable" });
}

function wantedBout(table: BoutTable, rewrite: BoutRewrite): Result<WantedBout, RewriteProblem> {
  const { fighters } = table.fighting;
  const known = CORNERS.map((corner) => fighters[corner]);
  if (Object.keys(rewrite.points ?? {}).some((uuid) => !known.includes(uuid)))
    return refuse({ code: "unknown-fighter" });
  const outcome = wantedOutcome(table, rewrite);
  if (!outcome.ok) return outcome;
  return ok({ score: wantedScore(fighters, rewrite.points), outcome: outcome.value });
}

function wantedScore(
  fighters: ByCorner<string | undefined>,
  points: BoutRewrite["points"],
): WantedBout["score"] {
  const lineOf = (corner: Corner) => {
    if (points === undefined) return {};
    const entry = points[fighters[corner] ?? ""] ?? {};
    return {
      points: entry.points ?? entry.scores ?? 0,
      advantages: entry.advantages ?? 0,
      penalties: entry.penalties ?? 0,
      ...(entry.warnings !== undefined && { warnings: entry.warnings }),
    };
  };
  return { red: lineOf("red"), blue: lineOf("blue") };
}

/** What was not said stays as it is. */
function wantedOutcome(
  { bout, fighting }: BoutTable,
  { winnerId, cause }: BoutRewrite,
): Result<WantedOutcome | undefined, RewriteProblem> {
  const { outcome } = bout;
  if (winnerId === null || (winnerId === undefined && cause === null)) return ok(undefined);
  if (winnerId === undefined && cause === undefined)
    return ok(outcome && { winner: outcome.winner, method: outcome.method, technique: outcome.technique });
  const winner =
    winnerId === undefined
      ? outcome?.winner
      : CORNERS.find((corner) => fighting.fighterIds[corner] === winnerId);
  if (winner === undefined)
    return refuse({ code: winnerId === undefined ? "winner-required" : "unknown-fighter" });
  return ok({ winner, method: methodOf(cause ?? outcome?.cause ?? "points") });
}
