import type { Api } from "#contract/client.ts";
import type { Competition } from "#contract/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { staleBoutOrderSchema } from "#contract/matActs.ts";
import { isSameList } from "#web/kit/isSameList.ts";

/** Why the order shown is not the one that was wanted: somebody else moved a bout, or there are other bouts than before. */
export type Healed = "moved" | "other-bouts";

/** Uuids of all bouts of a competition in its own order. */
export type BoutOrder = readonly string[];

/** The competition as it looks with its bouts in this order; who is not in the list stands behind. */
export function withBoutOrder(competition: Competition, order: BoutOrder | undefined): Competition {
  if (order === undefined) return competition;
  const places = new Map(order.map((uuid, index) => [uuid, index]));
  const placeOf = (uuid: string) => places.get(uuid) ?? order.length;
  const fightings = competition.fightings.toSorted((one, other) => placeOf(one.uuid) - placeOf(other.uuid));
  return { ...competition, fightings };
}

/** The order with the bout right before another one, or at its end. */
export function movedBefore(order: BoutOrder, bout: string, before: string | undefined): BoutOrder {
  const others = order.filter((uuid) => uuid !== bout);
  const index = before === undefined ? others.length : others.indexOf(before);
  return others.toSpliced(index, 0, bout);
}

const MOST_TRIES = 8;

/** Gives the rev it was written with. */
export async function sendBoutOrder(api: Api, seen: Competition, order: BoutOrder): Promise<number> {
  const ids = new Map(seen.fightings.map(({ uuid, id }) => [uuid, id]));
  const wanted = order.flatMap((uuid) => ids.get(uuid) ?? []);
  const known = seen.fightings.map(({ id }) => id);
  let { rev } = seen;
  for (let tries = 1; ; tries += 1) {
    try {
      await api.competitions.reorder(seen.documentId, wanted, rev);
      return rev + 1;
    } catch (cause) {
      const fresh = staleBoutOrderOf(cause);
      if (fresh?.rev === undefined) throw cause;
      // Written before, by a call whose answer was lost.
      if (isSameList(fresh.fightings, wanted)) return fresh.rev;
      // Every point anywhere in the hall makes a new rev; the order this was made from may still be the one that stands.
      if (!isSameList(fresh.fightings, known) || tries === MOST_TRIES) throw cause;
      rev = fresh.rev;
    }
  }
}

export type HealedOrder = { readonly order: BoutOrder; readonly why: Healed };

/** The order as it is on the server, when another one than was seen is why it was refused. */
export function healedBoutOrder(seen: Competition, cause: unknown): HealedOrder | undefined {
  const fresh = staleBoutOrderOf(cause);
  const known = seen.fightings.map(({ id }) => id);
  // Nobody has touched it: it was only never quiet enough to write.
  if (fresh === undefined || isSameList(fresh.fightings, known)) return undefined;
  const uuids = new Map(seen.fightings.map(({ uuid, id }) => [id, uuid]));
  const order = fresh.fightings.flatMap((id) => uuids.get(id) ?? []);
  const hasSameBouts = fresh.fightings.length === known.length && order.length === known.length;
  return { order, why: hasSameBouts ? "moved" : "other-bouts" };
}

function staleBoutOrderOf(cause: unknown) {
  return cause instanceof ApiFailure ? staleBoutOrderSchema.safeParse(cause.error.details).data : undefined;
}
