import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { Competition } from "#contract/entity.ts";
import { staleOrderSchema } from "#contract/matActs.ts";
import type { CompetitionStore } from "#web/realtime/competitionStore.ts";
import { useLiveCompetition, useLiveOutline } from "#web/realtime/useLiveCompetition.ts";
import { serverClock } from "#web/realtime/useServerNow.ts";
import { viewOf, type CompetitionView } from "#web/routes/view/competitionView.ts";
import { dayPlan, type DayPlan } from "./dayPlan.ts";
import { healed, openOrder, placed, withOrders } from "./matOrders.ts";
import { answeredAt, refusedAt, shownOrders, type Overlay } from "./overlay.ts";
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

  const orders = shownOrders(overlay, live.rev);
  const competition = useMemo(() => withOrders(live, orders), [live, orders]);
  const view = useMemo(() => viewOf(competition), [competition]);
  // The new order is painted first, its times right behind it.
  const planned = useDeferredValue(competition);
  const plan = useMemo(() => dayPlan(planned, nowMs), [planned, nowMs]);

  const place = useCallback<DeskState["place"]>(
    async (bout, carpet, before, done) => {
      const shown: Overlay = { orders: placed(competition, bout, carpet, before) };
      setIsHealed(false);
      setOverlay(shown);
      // Unless something else was moved meanwhile.
      const become = (next: Overlay | undefined) =>
        setOverlay((current) => (current === shown ? next : current));
      const leaves = competition.fightings.find(({ uuid }) => uuid === bout)?.carpet?.uuid;
      const seen = openOrder(competition, carpet ?? leaves ?? "");
      const onRefused = (cause: unknown) => {
        const fresh = staleOrderOf(cause);
        if (fresh === undefined) return false;
        become(refusedAt(competition.rev, healed(competition, fresh.carpet, fresh.order)));
        setIsHealed(true);
        return true;
      };
      const isDone = await perform(
        `place ${bout} ${carpet ?? ""} ${before ?? ""}`,
        async (api, id) => {
          const data = { id, carpet: carpet ?? null, before: before ?? null, seen };
          const answer = await api.acts.place(bout, { data });
          become(answeredAt(answer.data.rev, shown.orders));
        },
        { ...(done !== undefined && { done }), onRefused },
      );
      if (!isDone) {
        await refresh();
        become(undefined);
      }
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
