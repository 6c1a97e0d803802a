import type { Api } from "#contract/api/client.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { staleBoutOrderSchema } from "#contract/day/matActs.ts";
import { answeredAt, refusedAt, shownOrder, type Overlay } from "./matOrders.ts";
import { isSameList } from "#web/kit/sameProps.ts";
import type { Acts } from "#web/platform/acts/useActs.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";

/** A change of the competition's own order that was made here and still stands. */
export type LastArranged = {
  readonly bout: string;
  readonly atMs: number;
  readonly takeBack: () => Promise<boolean>;
};

export type Arranging = {
  /** The bout right before another one in the order of the competition (CP6), or at its end; shown at once. */
  readonly arrange: (bout: string, before: string | undefined) => Promise<boolean>;
  readonly lastArranged: LastArranged | undefined;
};

type Change = {
  readonly bout: string;
  readonly from: BoutOrder;
  readonly to: BoutOrder;
  readonly atMs: number;
};

/** The competition with its bouts in the order this official has just given them; a refusal heals it (CP13). */
export function useBoutOrder(
  live: Competition,
  { perform, refresh }: Acts,
  onHealed: (why: Healed | undefined) => void,
): Arranging & { readonly arranged: Competition } {
  const [overlay, setOverlay] = useState<Overlay<BoutOrder>>();
  const [change, setChange] = useState<Change>();
  const order = shownOrder(overlay, live.rev);
  const arranged = useMemo(() => withBoutOrder(live, order), [live, order]);
  const last = useRef<Overlay<BoutOrder>>(undefined);
  const now = useRef(arranged);
  useLayoutEffect(() => {
    now.current = arranged;
  });

  const put = useCallback(
    async (bout: string, wanted: BoutOrder): Promise<boolean> => {
      const { current: seen } = now;
      const shown: Overlay<BoutOrder> = { order: wanted };
      onHealed(undefined);
      last.current = shown;
      setOverlay(shown);
      const become = (next: Overlay<BoutOrder> | undefined) =>
        setOverlay((current) => (current === shown ? next : current));
      const onRefused = (cause: unknown) => {
        const healed = healedBoutOrder(seen, cause);
        if (healed === undefined) return false;
        become(refusedAt(seen.rev, healed.order));
        // What overtook it was this official's own next move: that one stands and is shown.
        if (last.current === shown) onHealed(healed.why);
        return true;
      };
      const isDone = await perform(
        `arrange ${bout}`,
        async (api) => become(answeredAt(await sendBoutOrder(api, seen, wanted), wanted)),
        { onRefused },
      );
      if (!isDone) {
        await refresh();
        become(undefined);
      }
      return isDone;
    },
    [perform, refresh, onHealed],
  );

  const arrange = useCallback<Arranging["arrange"]>(
    async (bout, before) => {
      const from = orderOf(now.current);
      const to = movedBefore(from, bout, before);
      const isDone = await put(bout, to);
      if (isDone) setChange({ bout, from, to, atMs: serverClock.now() });
      return isDone;
    },
    [put],
  );

  const lastArranged = useMemo((): LastArranged | undefined => {
    // Somebody else has arranged it since: there is no way back to what nobody sees any more.
    if (change === undefined || orderOf(arranged).join() !== change.to.join()) return undefined;
    const { bout, from, atMs } = change;
    return { bout, atMs, takeBack: () => put(bout, from) };
  }, [arranged, change, put]);

  return { arranged, arrange, lastArranged };
}

const orderOf = ({ fightings }: Competition): BoutOrder => fightings.map(({ uuid }) => uuid);

/** Why the order shown is not the one that was wanted: somebody else moved a bout, or there are other bouts than before. */
export type Healed = "moved" | "other-bouts";

/** Uuids of all bouts of a competition in its own order. */
type BoutOrder = readonly string[];

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

type HealedOrder = { readonly order: BoutOrder; readonly why: Healed };

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
