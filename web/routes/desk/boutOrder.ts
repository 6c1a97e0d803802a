import type { Api } from "#contract/client.ts";
import type { Competition } from "#contract/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { staleBoutOrderSchema } from "#contract/matActs.ts";

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

const MOST_TRIES = 4;

/** Gives the rev it was written with. */
export async function sendBoutOrder(api: Api, seen: Competition, order: BoutOrder): Promise<number> {
  const ids = new Map(seen.fightings.map(({ uuid, id }) => [uuid, id]));
  const wanted = order.flatMap((uuid) => ids.get(uuid) ?? []);
  let { rev } = seen;
  for (let tries = 1; ; tries += 1) {
    try {
      await api.competitions.reorder(seen.documentId, wanted, rev);
      return rev + 1;
    } catch (cause) {
      const fresh = staleBoutOrderOf(cause);
      // Every point anywhere in the hall makes a new rev; the order this was made from may still be the one that stands.
      const isSameOrder = fresh?.fightings.every((id, index) => seen.fightings[index]?.id === id) ?? false;
      if (fresh?.rev === undefined || !isSameOrder || tries === MOST_TRIES) throw cause;
      rev = fresh.rev;
    }
  }
}

/** The order as it is on the server, when that is why it was refused. */
export function healedBoutOrder(seen: Competition, cause: unknown): BoutOrder | undefined {
  const fresh = staleBoutOrderOf(cause);
  if (fresh === undefined) return undefined;
  const uuids = new Map(seen.fightings.map(({ uuid, id }) => [id, uuid]));
  return fresh.fightings.flatMap((id) => uuids.get(id) ?? []);
}

function staleBoutOrderOf(cause: unknown) {
  return cause instanceof ApiFailure ? staleBoutOrderSchema.safeParse(cause.error.details).data : undefined;
}
