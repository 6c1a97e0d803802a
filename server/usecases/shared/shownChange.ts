import type { Transaction } from "kysely";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { inTransaction } from "./inTransaction.ts";
import type { Tables } from "../../persistence/database/tables.ts";

type Changed<Value> = { readonly value: Value; readonly shownIn: readonly string[] };
type ShownDeps = Pick<Deps, "db" | "wakeFeed">;

/** One transaction; the competitions that show what it changed get a new rev in it, and are told after the commit. */
export async function changeShown<Value>(
  deps: ShownDeps,
  work: (trx: Transaction<Tables>) => Promise<Changed<Value>>,
): Promise<Value> {
  const done = await changeShownOrRefuse<Value, never>(deps, async (trx) => ok(await work(trx)));
  return done.ok ? done.value : done.problem;
}

/** The same for a change that may be refused: then nothing is written and nobody is told. */
export async function changeShownOrRefuse<Value, Problem>(
  deps: ShownDeps,
  work: (trx: Transaction<Tables>) => Promise<Result<Changed<Value>, Problem>>,
): Promise<Result<Value, Problem>> {
  const done = await inTransaction<Changed<Value>, Problem>(deps.db, async (trx) => {
    const changed = await work(trx);
    if (!changed.ok) return changed;
    const shownIn = [...new Set(changed.value.shownIn)].sort();
    for (const uuid of shownIn) await bumpRev(trx, uuid, { isStructural: true });
    return ok({ value: changed.value.value, shownIn });
  });
  if (!done.ok) return done;
  for (const uuid of done.value.shownIn) deps.wakeFeed(uuid);
  return ok(done.value.value);
}
