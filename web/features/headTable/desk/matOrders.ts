import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { boutsByUuid } from "#web/sport/facts/byUuid.ts";

/** Lists by mat as they are shown; null is for bouts that stand on none. */
export type Orders = readonly { readonly carpet: string | null; readonly fightings: readonly string[] }[];

export const NOTHING_MOVED: Orders = [];

/** The competition as it looks with these mats in these orders: whoever is in a list stands on that mat. */
export function withOrders(competition: Competition, orders: Orders): Competition {
  if (orders.length === 0) return competition;
  const matOf = new Map(
    orders.flatMap(({ carpet, fightings }) => fightings.map((uuid) => [uuid, carpet] as const)),
  );
  const known = boutsByUuid(competition.fightings);
  const isMoved = ({ uuid, carpet }: Fighting) =>
    matOf.has(uuid) && matOf.get(uuid) !== (carpet?.uuid ?? null);
  return {
    ...competition,
    fightings: competition.fightings.some(isMoved)
      ? competition.fightings.map((bout) => (isMoved(bout) ? onMat(bout, matOf.get(bout.uuid)) : bout))
      : competition.fightings,
    carpets: competition.carpets.map((carpet) => {
      const order = orders.find((one) => one.carpet === carpet.uuid);
      const fightings =
        order === undefined ? staying(carpet, matOf) : order.fightings.flatMap((uuid) => refTo(known, uuid));
      return fightings === carpet.fightings ? carpet : { ...carpet, fightings };
    }),
  };
}

const onMat = (bout: Fighting, carpet: string | null | undefined): Fighting => ({
  ...bout,
  carpet: carpet ? { uuid: carpet } : null,
});

function refTo(known: ReadonlyMap<string, Fighting>, uuid: string) {
  const bout = known.get(uuid);
  return bout === undefined ? [] : [{ id: bout.id, uuid }];
}

/** The very same list where nothing has left it: who draws it need not draw it again. */
function staying(
  { uuid: mat, fightings }: Competition["carpets"][number],
  matOf: ReadonlyMap<string, string | null>,
) {
  const isHere = ({ uuid }: { readonly uuid: string }) => !matOf.has(uuid) || matOf.get(uuid) === mat;
  return fightings.every(isHere) ? fightings : fightings.filter(isHere);
}

/** What is still to be fought on a mat, as its page shows it: the server is told what its author saw (DY19). */
export function openOrder({ carpets, fightings }: Competition, carpetUuid: string): string[] {
  const states = new Map(fightings.map(({ uuid, state }) => [uuid, state]));
  const carpet = carpets.find(({ uuid }) => uuid === carpetUuid);
  return (carpet?.fightings ?? []).map(({ uuid }) => uuid).filter((uuid) => states.get(uuid) !== "finished");
}

/** The list with the bouts, one behind another, right before another one, or at its end. */
export function placed(
  { carpets }: Competition,
  bouts: readonly string[],
  carpetUuid: string | undefined,
  before: string | undefined,
): Orders {
  if (carpetUuid === undefined) return [{ carpet: null, fightings: bouts }];
  const list = carpets.find(({ uuid }) => uuid === carpetUuid)?.fightings.map(({ uuid }) => uuid) ?? [];
  const others = list.filter((uuid) => !bouts.includes(uuid));
  const index = before === undefined ? others.length : others.indexOf(before);
  return [{ carpet: carpetUuid, fightings: others.toSpliced(index, 0, ...bouts) }];
}

/** A refusal tells only what is still to be fought: what is over keeps its place at the front. */
export function healed(
  { carpets, fightings }: Competition,
  carpetUuid: string,
  open: readonly string[],
): Orders {
  const finished = new Set(fightings.filter(({ state }) => state === "finished").map(({ uuid }) => uuid));
  const list = carpets.find(({ uuid }) => uuid === carpetUuid)?.fightings.map(({ uuid }) => uuid) ?? [];
  return [{ carpet: carpetUuid, fightings: [...list.filter((uuid) => finished.has(uuid)), ...open] }];
}

/** An order as it was just arranged, until the document that knows of it is here: the old order never shows between. */
export type Overlay<Order> = {
  readonly order: Order;
  /** From this version on the document itself tells the order; absent while the server has not answered. */
  readonly untilRev?: number;
};

export function shownOrder<Order>(overlay: Overlay<Order> | undefined, rev: number): Order | undefined {
  if (overlay === undefined) return undefined;
  const { order, untilRev } = overlay;
  return untilRev === undefined || rev < untilRev ? order : undefined;
}

/** Done: a document that is as new, or newer by what others moved since, is never hidden (DY19). */
export const answeredAt = <Order>(rev: number, order: Order): Overlay<Order> => ({ order, untilRev: rev });

/** Refused because the document it was pressed on was old: the order of the refusal stands in until a newer one is here. */
export const refusedAt = <Order>(pressedRev: number, order: Order): Overlay<Order> => ({
  order,
  untilRev: pressedRev + 1,
});
