import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Competition } from "#contract/entity.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import {
  healedBoutOrder,
  movedBefore,
  sendBoutOrder,
  withBoutOrder,
  type BoutOrder,
  type Healed,
} from "./boutOrder.ts";
import { answeredAt, refusedAt, shownOrder, type Overlay } from "./matOrders.ts";
import type { Acts } from "#web/platform/acts/useActs.ts";

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
