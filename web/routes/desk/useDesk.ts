import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { Competition } from "#contract/entity.ts";
import { staleOrderSchema } from "#contract/matActs.ts";
import type { CompetitionStore } from "#web/realtime/competitionStore.ts";
import { useLiveCompetition, useLiveOutline } from "#web/realtime/useLiveCompetition.ts";
import { serverClock } from "#web/realtime/useServerNow.ts";
import { viewOf, type CompetitionView } from "#web/routes/view/competitionView.ts";
import { dayPlan, type DayPlan } from "./dayPlan.ts";
import { healed, openOrder, placed, withOrders, type Orders } from "./matOrders.ts";
import { useActs, type Perform } from "./useActs.ts";

export type DeskState = {
  readonly competition: Competition;
  readonly view: CompetitionView;
  readonly plan: DayPlan;
  readonly nowMs: number;
  readonly perform: Perform;
  /** Shown at once and taken back when the server refuses; tells whether it stands. */
  readonly place: (
    bout: string,
    /** Undefined takes it off its mat (DY32). */
    carpet: string | undefined,
    before: string | undefined,
    done?: string,
  ) => Promise<boolean>;
  /** Somebody else was faster: what is shown is the order as it is now. */
  readonly isHealed: boolean;
  readonly dismiss: () => void;
};

/** The queues as they were just arranged, until the document that knows of it is here: the old order never shows between. */
type Overlay = { readonly orders: Orders; readonly settledAtRev?: number };

const isShown = ({ settledAtRev }: Overlay, rev: number) =>
  settledAtRev === undefined || settledAtRev === rev;
const NOTHING_MOVED: Orders = [];

const TICK_MS = 15_000;

/** The live competition with the queues as this official has just arranged them. */
export function useDesk(loaded: Competition): DeskState {
  return useDeskOf(useLiveCompetition(loaded), loaded.serverTime);
}

/** The same without the points of bouts that go on: whoever shows them reads them from the store. */
export function useDeskOutline(loaded: Competition): { desk: DeskState; store: CompetitionStore } {
  const { competition, store } = useLiveOutline(loaded);
  return { desk: useDeskOf(competition, loaded.serverTime), store };
}

function useDeskOf(live: Competition, loadedAtMs: number): DeskState {
  const [overlay, setOverlay] = useState<Overlay>();
  const [isHealed, setIsHealed] = useState(false);
  const nowMs = useTick(loadedAtMs);
  const { perform, refresh } = useActs();

  const orders = overlay && isShown(overlay, live.rev) ? overlay.orders : NOTHING_MOVED;
  const competition = useMemo(() => withOrders(live, orders), [live, orders]);
  const latestRev = useRef(live.rev);
  useEffect(() => void (latestRev.current = live.rev), [live.rev]);
  const view = useMemo(() => viewOf(competition), [competition]);
  // The new order is painted first, its times right behind it.
  const planned = useDeferredValue(competition);
  const plan = useMemo(() => dayPlan(planned, nowMs), [planned, nowMs]);

  const place = useCallback<DeskState["place"]>(
    async (bout, carpet, before, done) => {
      let shown = placed(competition, bout, carpet, before);
      setIsHealed(false);
      setOverlay({ orders: shown });
      const leaves = competition.fightings.find(({ uuid }) => uuid === bout)?.carpet?.uuid;
      const seen = openOrder(competition, carpet ?? leaves ?? "");
      const onRefused = (cause: unknown) => {
        const fresh = staleOrderOf(cause);
        if (fresh === undefined) return false;
        shown = healed(competition, fresh.carpet, fresh.order);
        setOverlay({ orders: shown });
        setIsHealed(true);
        return true;
      };
      const isDone = await perform(
        `place ${bout} ${carpet ?? ""} ${before ?? ""}`,
        (api, id) =>
          api.acts.place(bout, { data: { id, carpet: carpet ?? null, before: before ?? null, seen } }),
        { ...(done !== undefined && { done }), onRefused },
      );
      if (!isDone) await refresh();
      // From its next version on the document itself tells the order, unless something else was moved meanwhile.
      setOverlay((current) =>
        current?.orders === shown ? { orders: shown, settledAtRev: latestRev.current } : current,
      );
      return isDone;
    },
    [competition, perform, refresh],
  );
  const dismiss = useCallback(() => setIsHealed(false), []);
  // What is looked at again every few seconds beside it must not paint the mats again.
  return useMemo(
    () => ({ competition, view, plan, nowMs, perform, place, isHealed, dismiss }),
    [competition, view, plan, nowMs, perform, place, isHealed, dismiss],
  );
}

function staleOrderOf(cause: unknown) {
  return cause instanceof ApiFailure ? staleOrderSchema.safeParse(cause.error.details).data : undefined;
}

/** Server time, often enough for minutes. The first picture is that of the server. */
function useTick(startMs: number): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    const tick = () => setNowMs(serverClock.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
