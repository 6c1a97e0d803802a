import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  findPersonIds,
  findPersonLink,
  findStands,
  insertPersonLink,
  markLinkUndone,
} from "../../persistence/entry/personLinks.ts";
import { findFighterByUuid, insertApart } from "../../persistence/entry/personMerges.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { shareAny } from "./findPersonLinks.ts";

type Trx = Parameters<typeof insertPersonLink>[0];
type Pair = { readonly one: string; readonly other: string };
type PairProblem = { readonly code: "not-found" | "hidden-name" };
type LinkProblem = PairProblem | { readonly code: "same-event" };

/** Every pair becomes one person, or nothing is changed; who is one already stays so (AR5). */
export async function linkPeople(
  { db, now, newId }: Pick<Deps, "db" | "now" | "newId">,
  viewer: Identity,
  pairs: readonly Pair[],
): Promise<Result<{ readonly linked: number }, LinkProblem>> {
  return inTransaction<{ readonly linked: number }, LinkProblem>(db, async (trx) => {
    let linked = 0;
    for (const pair of pairs) {
      const found = await findPair(trx, pair);
      if (!found.ok) return found;
      const [one, other] = found.value;
      const [ofOne, ofOther] = [await findPersonIds(trx, pair.one), await findPersonIds(trx, pair.other)];
      if (ofOne.includes(other)) continue;
      if (await haveMet(trx, ofOne, ofOther)) return refuse({ code: "same-event" });
      const id = newId();
      await insertPersonLink(trx, {
        id,
        one_id: one,
        other_id: other,
        actor_id: viewer.accountId ?? null,
        at_ms: now(),
        undone_ms: null,
        undone_by: null,
      });
      await audit(trx, viewer, now(), {
        action: "persons.link",
        object: `fighter:${one}`,
        after: { link: id, other },
      });
      linked += 1;
    }
    return ok({ linked });
  });
}

async function findPair(
  trx: Trx,
  { one, other }: Pair,
): Promise<Result<readonly [number, number], PairProblem>> {
  const [first, second] = [await findFighterByUuid(trx, one), await findFighterByUuid(trx, other)];
  if (first === undefined || second === undefined) return refuse({ code: "not-found" });
  if (first.merged_into !== null || second.merged_into !== null) return refuse({ code: "not-found" });
  const isHidden = first.real_last_name !== null || second.real_last_name !== null;
  return isHidden ? refuse({ code: "hidden-name" }) : ok([first.id, second.id]);
}

/** Two records at one event are merged there, or are two people. */
async function haveMet(trx: Trx, one: readonly number[], other: readonly number[]): Promise<boolean> {
  const eventsOf = async (ids: readonly number[]) =>
    new Set((await findStands(trx, ids)).map(({ event_id }) => event_id));
  return shareAny(await eventsOf(one), await eventsOf(other));
}

export async function undoLink(
  { db, now }: Pick<Deps, "db" | "now">,
  viewer: Identity,
  id: string,
): Promise<Result<{ readonly isDone: true }, { readonly code: "not-found" | "already-undone" }>> {
  return inTransaction<{ readonly isDone: true }, { readonly code: "not-found" | "already-undone" }>(
    db,
    async (trx) => {
      const link = await findPersonLink(trx, id);
      if (link === undefined) return refuse({ code: "not-found" });
      if (link.undone_ms !== null) return refuse({ code: "already-undone" });
      await markLinkUndone(trx, id, { nowMs: now(), accountId: viewer.accountId ?? null });
      const object = `fighter:${link.one_id}`;
      await audit(trx, viewer, now(), {
        action: "persons.unlink",
        object,
        after: { link: id, other: link.other_id },
      });
      return ok({ isDone: true });
    },
  );
}

/** They are not proposed again, under none of their records (AR6). */
export async function tellPeopleApart(
  { db, now }: Pick<Deps, "db" | "now">,
  viewer: Identity,
  pair: Pair,
): Promise<Result<{ readonly isDone: true }, PairProblem>> {
  return inTransaction<{ readonly isDone: true }, PairProblem>(db, async (trx) => {
    const found = await findPair(trx, pair);
    if (!found.ok) return found;
    const [one, other] = found.value;
    await insertApart(trx, [one, other], { nowMs: now(), accountId: viewer.accountId ?? null });
    await audit(trx, viewer, now(), {
      action: "fighters.told-apart",
      object: `fighter:${one}`,
      after: { other },
    });
    return ok({ isDone: true });
  });
}

type Act = {
  readonly action: string;
  readonly object: string;
  readonly after: Readonly<Record<string, unknown>>;
};

const audit = (trx: Trx, viewer: Identity, atMs: number, act: Act) =>
  insertAudit(trx, {
    at_ms: atMs,
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    ...act,
  });
