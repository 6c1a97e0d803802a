import type { Transaction } from "kysely";
import type { Deps } from "../../environment/deps.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";

type Changed<Value> = { readonly value: Value; readonly shownIn: readonly string[] };

/** One transaction; the competitions that show what it changed get a new rev in it, and are told after the commit. */
export async function changeShown<Value>(
  deps: Deps,
  work: (trx: Transaction<Tables>) => Promise<Changed<Value>>,
): Promise<Value> {
  const { value, shownIn } = await deps.db.transaction().execute(async (trx) => {
    const changed = await work(trx);
    const uuids = [...new Set(changed.shownIn)].sort();
    for (const uuid of uuids) await bumpRev(trx, uuid, { isStructural: true });
    return { ...changed, shownIn: uuids };
  });
  for (const uuid of shownIn) deps.wakeFeed(uuid);
  return value;
}
