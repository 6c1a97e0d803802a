import type { Kysely, Transaction } from "kysely";
import type { CompetitionStatus } from "#contract/competition/entity.ts";
import type { SubmitResult } from "#contract/bout/submit.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import type { FightingRow } from "../database/competitionTables.ts";
import type { BoutEventRow, HeadRow, NewBoutEvent, NewHead, NewParkedEvent } from "../database/logTables.ts";
import { chunksOf } from "../database/chunks.ts";
import type { Tables } from "../database/tables.ts";

/** A bout with what a decision about it depends on. */
export type FightingForScoring = {
  readonly id: number;
  readonly uuid: string;
  readonly state: FightingRow["state"];
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly competitionId: number;
  readonly competitionUuid: string;
  readonly competitionStatus: CompetitionStatus;
  readonly rules: unknown;
  readonly categoryId: number;
  readonly categoryUuid: string;
  readonly boutSeconds: number | null;
  /** Its place in the draw; finals may be fought by other times. */
  readonly stage: string | null;
  readonly carpetUuid: string | undefined;
  readonly fighters: ByCorner<string | undefined>;
  readonly fighterIds: ByCorner<number | undefined>;
};

/** What a table was told about an event. `stale` is told, not kept: the table may offer the event again. */
export type KeptDecision = {
  readonly fightingUuid: string;
  readonly bodyHash: string;
  readonly decision: SubmitResult;
};

/** The columns of a fighting that follow from its log. */
export type FightingReadColumns = Pick<
  FightingRow,
  "cause" | "winner_id" | "state" | "started_at" | "finished_at" | "updated_at"
> & { readonly points: string; readonly result: string | null };

export async function findFightingForScoring(
  db: Kysely<Tables>,
  uuid: string,
): Promise<FightingForScoring | undefined> {
  const row = await selectForScoring(db).where("fighting.uuid", "=", uuid).executeTakeFirst();
  if (!row) return undefined;
  const { carpetUuid, redUuid, blueUuid, redId, blueId, ...fighting } = row;
  return {
    ...fighting,
    carpetUuid: carpetUuid ?? undefined,
    fighters: { red: redUuid ?? undefined, blue: blueUuid ?? undefined },
    fighterIds: { red: redId ?? undefined, blue: blueId ?? undefined },
  };
}

/** The bout's events in the order they were called; empty before the first call. */
export async function findBoutEvents(
  db: Kysely<Tables>,
  fightingUuid: string,
  afterSeq = 0,
): Promise<BoutEventRow[]> {
  return await db
    .selectFrom("fighting_event")
    .selectAll()
    .where("fighting_uuid", "=", fightingUuid)
    .where("seq", ">", afterSeq)
    .orderBy("seq")
    .execute();
}

/** The events with these ids. */
export async function findEventsById(db: Kysely<Tables>, ids: readonly string[]) {
  const found = [];
  for (const chunk of chunksOf(ids))
    found.push(
      ...(await db
        .selectFrom("fighting_event")
        .select(["id", "fighting_uuid as fightingUuid", "payload"])
        .where("id", "in", chunk)
        .execute()),
    );
  return found;
}

/** A table may offer the same event many times: it is told the decision of the first. */
export async function findDecisionById(db: Kysely<Tables>, id: string): Promise<KeptDecision | undefined> {
  const applied = await db
    .selectFrom("fighting_event")
    .select(["fighting_uuid as fightingUuid", "body_hash as bodyHash", "seq"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (applied) {
    const { seq, ...kept } = applied;
    return { ...kept, decision: { id, status: "applied", seq } };
  }
  const parked = await db
    .selectFrom("fighting_event_parked")
    .select(["fighting_uuid as fightingUuid", "body_hash as bodyHash", "status", "reason"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!parked) return undefined;
  const { status, reason, ...kept } = parked;
  return { ...kept, decision: { id, status, reason } };
}

/** Fails on a seq, an id or a device's number already taken: of two taps made at once, one is written. */
export async function insertBoutEvent(db: Kysely<Tables>, row: NewBoutEvent): Promise<void> {
  await db.insertInto("fighting_event").values(row).execute();
}

/** Fails on an id already taken: what was decided once is not decided again. */
export async function insertParkedEvent(db: Kysely<Tables>, row: NewParkedEvent): Promise<void> {
  await db.insertInto("fighting_event_parked").values(row).execute();
}

export async function findHead(db: Kysely<Tables>, fightingUuid: string): Promise<HeadRow | undefined> {
  return await db
    .selectFrom("fighting_head")
    .selectAll()
    .where("fighting_uuid", "=", fightingUuid)
    .executeTakeFirst();
}

/** The caller holds the competition's feed, so nobody else writes this head meanwhile. */
export async function saveHead(trx: Transaction<Tables>, row: NewHead): Promise<void> {
  await trx
    .insertInto("fighting_head")
    .values(row)
    .onConflict((conflict) => conflict.column("fighting_uuid").doUpdateSet(row))
    .execute();
}

/** Keeps the collection's view of a bout equal to the fold of its log, in the same transaction. */
export async function updateFightingReadColumns(
  trx: Transaction<Tables>,
  fightingId: number,
  columns: FightingReadColumns,
): Promise<void> {
  await trx.updateTable("fighting").set(columns).where("id", "=", fightingId).execute();
}

function selectForScoring(db: Kysely<Tables>) {
  return db
    .selectFrom("fighting")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .select([
      "fighting.id",
      "fighting.uuid",
      "fighting.state",
      "fighting.started_at as startedAt",
      "fighting.finished_at as finishedAt",
      "competition.id as competitionId",
      "competition.uuid as competitionUuid",
      "competition.status as competitionStatus",
      "competition.rules",
      "category.id as categoryId",
      "category.uuid as categoryUuid",
      "category.bout_seconds as boutSeconds",
      "fighting.stage",
      "carpet.uuid as carpetUuid",
      "red.uuid as redUuid",
      "blue.uuid as blueUuid",
      "red.id as redId",
      "blue.id as blueId",
    ]);
}
