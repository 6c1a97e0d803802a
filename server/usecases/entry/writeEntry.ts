import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { StatusMove } from "#domain/competition/statusMove.ts";
import { may, type Collection } from "../../collections/collection.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { bumpRev, lockFeed } from "../../persistence/database/feed.ts";
import { brokenRuleOf } from "../../persistence/database/storageFault.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { parseBody, type Draft } from "../../query/body.ts";
import { findEntryId } from "../../query/readEntries.ts";
import type { Ref } from "../../query/refs.ts";
import { relationOf } from "../../query/scope.ts";
import { Refusal, fieldError, invalidFields } from "../../query/refusal.ts";
import { deleteRow, findLinkedIds, findShownIn, insertRow, updateRow } from "../../query/writeRows.ts";
import { afterWrite, beforeWrite } from "./entryEffects.ts";
import { checkRules } from "./entryRules.ts";
import { checkStatusMove } from "../event/moveStatus.ts";
import { columnsOf, conflict, resolveRelations, saveListRelations } from "./entryRelations.ts";
import type { Write } from "../shared/write.ts";
import { withoutScore, writeScore } from "./writeScore.ts";

type Trx = Transaction<Tables>;

export async function createEntry(deps: Deps, write: Write, body: unknown): Promise<number> {
  const { collection, viewer } = write;
  refuseRole(write, "create");
  const draft = parseBody(collection, viewer, "create", body);
  return inTransaction(deps, write, (trx, touch) => createIn(deps, trx, touch, write, draft));
}

export type Make = (write: Write, body: unknown) => Promise<number>;

/** Several entries in one transaction: all of them, or none. */
export async function createEntries<Value>(
  deps: Deps,
  write: Write,
  makeBodies: (trx: Trx, make: Make) => Promise<Value>,
): Promise<Value> {
  refuseRole(write, "create");
  return inTransaction(deps, write, (trx, touch) =>
    makeBodies(trx, (one, body) => {
      refuseRole(one, "create");
      return createIn(deps, trx, touch, one, parseBody(one.collection, one.viewer, "create", body));
    }),
  );
}

async function createIn(deps: Deps, trx: Trx, touch: Touch, write: Write, draft: Draft): Promise<number> {
  const { collection, viewer } = write;
  await checkStatusMove(trx, write, undefined, draft);
  const relations = await resolveRelations(trx, write, draft, undefined);
  const given = columnsOf(collection, draft, relations);
  const filled = collection.fill?.({ viewer, newId: deps.newId, columns: given });
  const id = await insertRow(trx, collection, {
    ...newEntry(deps.now(), randomBytes),
    ...filled,
    ...given,
  });
  await saveListRelations(trx, collection, id, relations);
  await checkRules(trx, write, id);
  const others = await afterWrite(deps, trx, write, { id, before: undefined, isNew: true });
  await touch([...others, ...(await findShownIn(trx, collection, id))]);
  await audit(deps, trx, write, { act: "create", id, draft });
  return id;
}

export async function updateEntry(deps: Deps, write: Write, entry: Ref, body: unknown): Promise<number> {
  const { collection, viewer } = write;
  const id = await findWritableId(deps, write, entry, "update");
  const draft = parseBody(collection, viewer, "update", body);
  return inTransaction(deps, write, async (trx, touch, lock) => {
    const before = await findShownIn(trx, collection, id);
    await refuseStale(trx, write, { id, draft, revs: await lock(before) });
    if (collection.name === "fightings") await writeScore(deps, trx, write, id, draft);
    const move = await checkStatusMove(trx, write, id, draft);
    const plain = withoutScore(collection, draft);
    if (plain.values.size > 0 || plain.relations.size > 0) {
      const relations = await resolveRelations(trx, write, plain, id);
      const columns = columnsOf(collection, plain, relations);
      const entryBefore = await beforeWrite(trx, write, id);
      const updated_at = new Date(deps.now()).toISOString();
      await updateRow(trx, collection, id, { ...columns, updated_at });
      await saveListRelations(trx, collection, id, relations);
      await checkRules(trx, write, id);
      const others = await afterWrite(deps, trx, write, { id, before: entryBefore, isNew: false });
      await touch([...before, ...others, ...(await findShownIn(trx, collection, id))]);
    }
    await audit(deps, trx, write, { act: "update", id, draft, move });
    return id;
  });
}

export async function deleteEntry(deps: Deps, write: Write, entry: Ref): Promise<void> {
  const { collection } = write;
  const id = await findWritableId(deps, write, entry, "delete");
  await inTransaction(deps, write, async (trx, touch) => {
    const shownIn = await findShownIn(trx, collection, id);
    await deleteRow(trx, collection, id);
    await touch(collection.name === "competitions" ? [] : shownIn);
    await audit(deps, trx, write, { act: "delete", id });
  });
}

/** 403 for the role, 404 for what the caller cannot see, 403 again for what is not the caller's to change. */
async function findWritableId(
  deps: Deps,
  write: Write,
  entry: Ref,
  act: "update" | "delete",
): Promise<number> {
  const { collection, viewer } = write;
  refuseRole(write, act);
  const id = await findEntryId(deps.db, collection, viewer, entry, act);
  if (id !== undefined) return id;
  const seen = await findEntryId(deps.db, collection, viewer, entry, "read");
  throw seen === undefined
    ? new Refusal("NotFoundError", "Not Found")
    : new Refusal("ForbiddenError", "Forbidden");
}

function refuseRole({ collection, viewer }: Write, act: "create" | "update" | "delete"): void {
  if (!may(collection.access[act], viewer)) throw new Refusal("ForbiddenError", "Forbidden");
}

type Touch = (competitionUuids: readonly string[]) => Promise<void>;
/** Tells their revs. */
type Lock = (competitionUuids: readonly string[]) => Promise<number[]>;

/** One transaction; the competitions that show the change get a new rev in it, and are told after the commit. */
async function inTransaction<Value>(
  deps: Deps,
  { collection }: Write,
  work: (trx: Trx, touch: Touch, lock: Lock) => Promise<Value>,
): Promise<Value> {
  const touched = new Set<string>();
  try {
    const value = await deps.db.transaction().execute(async (trx) => {
      const lock: Lock = async (uuids) => {
        const revs: number[] = [];
        for (const uuid of uuids) {
          revs.push((await lockFeed(trx, uuid)).rev);
          touched.add(uuid);
        }
        return revs;
      };
      const touch: Touch = async (uuids) => {
        for (const uuid of [...new Set(uuids)].sort()) {
          await bumpRev(trx, uuid, { isStructural: true });
          touched.add(uuid);
        }
      };
      return work(trx, touch, lock);
    });
    for (const uuid of touched) deps.wakeFeed(uuid);
    return value;
  } catch (cause) {
    throw refusalOf(cause, collection) ?? cause;
  }
}

type Locked = { readonly id: number; readonly draft: Draft; readonly revs: readonly number[] };

/** Who changes an order from a stale screen gets the order as it is now (CP13). */
async function refuseStale(
  trx: Trx,
  { collection, expected }: Write,
  { id, draft, revs }: Locked,
): Promise<void> {
  const rev = revs.find((one) => one !== expected);
  // A bout has a version of its own.
  if (expected === undefined || rev === undefined || collection.name === "fightings") return;
  const orders: Record<string, readonly number[]> = {};
  for (const name of draft.relations.keys()) {
    const relation = relationOf(collection, name);
    if (relation?.isOrderOnly) orders[name] = await findLinkedIds(trx, collection, relation, id);
  }
  throw conflict("The competition has changed", { code: "stale-rev", rev, ...orders });
}

/** What the schema itself refused. */
function refusalOf(cause: unknown, { unique }: Collection): Refusal | undefined {
  switch (brokenRuleOf(cause)) {
    case "unique":
      return invalidFields([
        fieldError([unique?.key ?? "id"], unique?.message ?? "This attribute must be unique"),
      ]);
    case "in-use":
      return conflict("The entry is still in use", { code: "in-use" });
    case "not-allowed":
      return new Refusal("ValidationError", "The values do not fit together");
    case undefined:
      return undefined;
  }
}

type Act = {
  readonly act: "create" | "update" | "delete";
  readonly id: number;
  readonly draft?: Draft;
  readonly move?: StatusMove | undefined;
};

/**
 * Which fields were written, never what: names and phone numbers do not belong into a log nobody can delete from. How a
 * competition moved on, and why, does.
 */
async function audit(
  deps: Deps,
  trx: Trx,
  { collection, viewer }: Write,
  { act, id, draft, move }: Act,
): Promise<void> {
  const fields = draft && [...draft.values.keys(), ...draft.relations.keys()];
  await insertAudit(trx, {
    at_ms: deps.now(),
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    action: `${collection.name}.${act}`,
    object: `${collection.singular}:${id}`,
    ...(move && { before: { status: move.from } }),
    ...(fields && { after: { fields, ...(move && { status: move.to, reason: move.reason ?? null }) } }),
  });
}
