import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { StatusMove } from "#domain/competition/statusMove.ts";
import { may, type Collection } from "../../collections/collection.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { bumpRev, lockFeed } from "../../persistence/database/feed.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { brokenRuleOf } from "../../persistence/database/storageFault.ts";
import {
  closeHiddenRehearsals,
  deleteRehearsalRows,
  findRehearsalOf,
} from "../../persistence/rehearsal/rehearsalRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { parseBody, type Draft } from "../../query/body.ts";
import type { Ref } from "../../query/refs.ts";
import { relationOf } from "../../query/scope.ts";
import { fieldProblem, invalidFields, parsed } from "../../query/refusal.ts";
import { deleteRow, findLinkedIds, findShownIn, insertRow, updateRow } from "../../query/writeRows.ts";
import { actingInParent, findWritable, mayWrite } from "./writable.ts";
import { afterWrite, beforeWrite, type Written } from "./entryEffects.ts";
import { checkBirth, checkKept, checkNames, checkOpen, checkRules, closedPlacesOf } from "./entryRules.ts";
import { findValues, recordChanges } from "./personHistory.ts";
import { checkTime } from "../event/keepTime.ts";
import { checkStatusMove } from "../event/moveStatus.ts";
import { columnsOf, resolveRelations, saveListRelations } from "./entryRelations.ts";
import type { Write, WriteProblem } from "../shared/write.ts";
import { withoutScore, writeScore } from "./writeScore.ts";

type Trx = Transaction<Tables>;

export async function createEntry(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  write: Write,
  body: unknown,
): Promise<Result<number, WriteProblem>> {
  if (!mayWrite(write, "create")) return refuse(FORBIDDEN);
  const acting = { ...write, viewer: await actingInParent(deps.db, write, body) };
  const draft = await parsed(() => parseBody(acting.collection, acting.viewer, "create", body));
  if (!draft.ok) return draft;
  if (!may(acting.collection.access.create, acting.viewer)) return refuse(FORBIDDEN);
  return inWrite(deps, acting, (trx, touch) => createIn(deps, trx, touch, acting, draft.value));
}

/** One entry as a part of another act, in its transaction; that act tells whoever looks on. */
export async function createWithin(
  deps: Pick<Deps, "config" | "now" | "newId">,
  trx: Trx,
  write: Write,
  body: unknown,
): Promise<Result<number, WriteProblem>> {
  const acting = { ...write, viewer: await actingInParent(trx, write, body) };
  if (!may(acting.collection.access.create, acting.viewer)) return refuse(FORBIDDEN);
  const draft = await parsed(() => parseBody(acting.collection, acting.viewer, "create", body));
  return draft.ok ? createIn(deps, trx, async () => undefined, acting, draft.value) : draft;
}

async function createIn(
  deps: Pick<Deps, "config" | "now" | "newId">,
  trx: Trx,
  touch: Touch,
  write: Write,
  draft: Draft,
): Promise<Result<number, WriteProblem>> {
  const { collection, viewer } = write;
  const born = checkBirth(write, draft, hallToday(deps));
  if (!born.ok) return born;
  const named = await checkNames(trx, write, draft);
  if (!named.ok) return named;
  const moved = await checkStatusMove(trx, write, undefined, draft);
  if (!moved.ok) return moved;
  const relations = await resolveRelations(trx, write, draft, undefined);
  if (!relations.ok) return relations;
  const given = columnsOf(collection, draft, relations.value);
  const filled = collection.fill?.({ viewer, newId: deps.newId, columns: given });
  const id = await insertRow(trx, collection, {
    ...newEntry(deps.now(), randomBytes),
    ...filled,
    ...given,
  });
  await saveListRelations(trx, collection, id, relations.value);
  const others = await checkWritten(deps, trx, write, { id, before: undefined, isNew: true, places: "" });
  if (!others.ok) return others;
  await touch([...others.value, ...(await findShownIn(trx, collection, id))]);
  await audit(deps, trx, write, { act: "create", id, draft });
  return ok(id);
}

/** The rules between entries, then what follows in others: the competitions that show it. */
async function checkWritten(
  deps: Pick<Deps, "config" | "now" | "newId">,
  trx: Trx,
  write: Write,
  { places, ...written }: Written & { readonly places: string },
): Promise<Result<readonly string[], WriteProblem>> {
  const kept = await checkKept(trx, write, written.id, places);
  const checked = kept.ok ? await checkRules(trx, write, written.id) : kept;
  return checked.ok ? afterWrite(deps, trx, write, written) : checked;
}

export async function updateEntry(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  asked: Write,
  entry: Ref,
  body: unknown,
): Promise<Result<number, WriteProblem>> {
  const found = await findWritable(deps, asked, entry, "update");
  if (!found.ok) return found;
  const { id, write } = found.value;
  const { collection, viewer } = write;
  const read = await parsed(() => parseBody(collection, viewer, "update", body));
  if (!read.ok) return read;
  const draft = read.value;
  return inWrite<number, WriteProblem>(deps, write, async (trx, touch, lock) => {
    const before = await findShownIn(trx, collection, id);
    const revs = await lock(before);
    const open = await checkOpen(trx, write, id, draft);
    if (!open.ok) return open;
    const fresh = await checkFresh(trx, write, { id, draft, revs });
    if (!fresh.ok) return fresh;
    const scored =
      collection.name === "fightings" ? await writeScore(deps, trx, write, id, draft) : ok(undefined);
    if (!scored.ok) return scored;
    const timed = await checkTime(trx, write, id, draft);
    if (!timed.ok) return timed;
    const move = await checkStatusMove(trx, write, id, draft);
    if (!move.ok) return move;
    const changed = await changeRow(deps, trx, write, id, withoutScore(collection, draft));
    if (!changed.ok) return changed;
    if (changed.value !== undefined)
      await touch([...before, ...changed.value, ...(await findShownIn(trx, collection, id))]);
    if (collection.name === "events") await touch(await closeHiddenRehearsals(trx));
    await audit(deps, trx, write, { act: "update", id, draft, move: move.value });
    return ok(id);
  });
}

/** The competitions that show what followed; undefined where there was nothing to write. */
async function changeRow(
  deps: Pick<Deps, "config" | "now" | "newId">,
  trx: Trx,
  write: Write,
  id: number,
  draft: Draft,
): Promise<Result<readonly string[] | undefined, WriteProblem>> {
  if (draft.values.size === 0 && draft.relations.size === 0) return ok(undefined);
  const { collection } = write;
  const born = checkBirth(write, draft, hallToday(deps));
  if (!born.ok) return born;
  const named = await checkNames(trx, write, draft, id);
  if (!named.ok) return named;
  const relations = await resolveRelations(trx, write, draft, id);
  if (!relations.ok) return relations;
  const columns = columnsOf(collection, draft, relations.value);
  const before = await beforeWrite(deps, trx, write, id);
  const places = await closedPlacesOf(trx, write, id);
  const known = await findValues(trx, write, id);
  const updated_at = new Date(deps.now()).toISOString();
  await updateRow(trx, collection, id, { ...columns, updated_at });
  await saveListRelations(trx, collection, id, relations.value);
  const checked = await checkWritten(deps, trx, write, { id, before, isNew: false, places });
  if (checked.ok && known !== undefined) await recordChanges(deps, trx, write, { id, before: known });
  return checked;
}

export async function deleteEntry(
  deps: Pick<Deps, "db" | "now" | "wakeFeed">,
  asked: Write,
  entry: Ref,
): Promise<Result<undefined, WriteProblem>> {
  const found = await findWritable(deps, asked, entry, "delete");
  if (!found.ok) return found;
  const { id, write } = found.value;
  const { collection } = write;
  return inWrite<undefined, WriteProblem>(deps, write, async (trx, touch) => {
    const shownIn = await findShownIn(trx, collection, id);
    const open = await checkOpen(trx, write, id);
    const kept = open.ok ? await checkKept(trx, write, id, "") : open;
    if (!kept.ok) return kept;
    const copy = collection.name === "events" ? await findRehearsalOf(trx, id) : undefined;
    if (copy !== undefined) await deleteRehearsalRows(trx, { id: copy.event_id }, copy.competition_uuid);
    await deleteRow(trx, collection, id);
    await touch(collection.name === "competitions" ? [] : shownIn);
    await audit(deps, trx, write, { act: "delete", id });
    return ok(undefined);
  });
}

const FORBIDDEN = { code: "forbidden" } as const;

type Touch = (competitionUuids: readonly string[]) => Promise<void>;
/** Tells their revs. */
type Lock = (competitionUuids: readonly string[]) => Promise<number[]>;

/** One transaction; the competitions that show the change get a new rev in it, and are told after the commit. */
async function inWrite<Value, Problem>(
  deps: Pick<Deps, "db" | "wakeFeed">,
  { collection }: Write,
  work: (trx: Trx, touch: Touch, lock: Lock) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | WriteProblem>> {
  const touched = new Set<string>();
  try {
    const done = await inTransaction(deps.db, (trx) => {
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
    if (done.ok) for (const uuid of touched) deps.wakeFeed(uuid);
    return done;
  } catch (cause) {
    const problem = brokenRule(cause, collection);
    if (problem === undefined) throw cause;
    return refuse(problem);
  }
}

type Locked = { readonly id: number; readonly draft: Draft; readonly revs: readonly number[] };

/** Who changes an order from a stale screen gets the order as it is now (CP13). */
async function checkFresh(
  trx: Trx,
  { collection, expected }: Write,
  { id, draft, revs }: Locked,
): Promise<Result<undefined, WriteProblem>> {
  const rev = revs.find((one) => one !== expected);
  // A bout has a version of its own.
  if (expected === undefined || rev === undefined || collection.name === "fightings") return ok(undefined);
  const orders: Record<string, readonly number[]> = {};
  for (const name of draft.relations.keys()) {
    const relation = relationOf(collection, name);
    if (relation?.isOrderOnly) orders[name] = await findLinkedIds(trx, collection, relation, id);
  }
  return refuse({ code: "stale-rev", rev, ...orders });
}

/** What the schema itself refused. */
export function brokenRule(cause: unknown, { unique }: Collection): WriteProblem | undefined {
  switch (brokenRuleOf(cause)) {
    case "unique":
      return invalidFields([fieldProblem(unique?.key ?? "id", unique?.code ?? "not-unique")]);
    case "in-use":
      return { code: "in-use" };
    case "not-allowed":
      return { code: "values-misfit" };
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
 * competition moved on, and why, does; so does who stated a consent (EN15).
 */
async function audit(
  deps: Pick<Deps, "now">,
  trx: Trx,
  { collection, viewer }: Write,
  { act, id, draft, move }: Act,
): Promise<void> {
  const fields = draft && [...draft.values.keys(), ...draft.relations.keys()];
  const stated = draft?.values.get("hasConsent") === true && { hasConsent: true };
  await insertAudit(trx, {
    at_ms: deps.now(),
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    action: `${collection.name}.${act}`,
    object: `${collection.singular}:${id}`,
    ...(move && { before: { status: move.from } }),
    ...(fields && {
      after: { fields, ...stated, ...(move && { status: move.to, reason: move.reason ?? null }) },
    }),
  });
}
