import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { staleOrderSchema } from "#contract/day/matActs.ts";
import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { useLiveCompetition, useLiveOutline } from "#web/platform/realtime/useLiveCompetition.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { type Healed, useBoutOrder, type Arranging } from "./useBoutOrder.ts";
import { dayPlan, type DayPlan } from "./dayPlan.ts";
import {
  healed,
  NOTHING_MOVED,
  openOrder,
  placed,
  withOrders,
  type Orders,
  answeredAt,
  refusedAt,
  shownOrder,
  type Overlay,
} from "./matOrders.ts";
import { actRefusalText } from "#texts/headTable/actRefusals.ts";
import { createAct } from "#web/kit/useAct.ts";
import { useActs, type Listening, type Perform } from "#web/platform/acts/useActs.ts";

export type DeskState = Pick<Arranging, "arrange" | "lastArranged"> & {
  readonly competition: Competition;
  readonly view: CompetitionView;
  readonly plan: DayPlan;
  /** Whether the plan is that of the orders shown: it follows them a moment later. */
  readonly isPlanned: boolean;
  readonly nowMs: number;
  readonly perform: Perform;
  /** Shown at once and taken back when the server refuses; tells whether it stands. */
  readonly place: (
    bout: string,
    /** Undefined takes it off its mat (DY32). */
    carpet: string | undefined,
    before: string | undefined,
    options?: {
      readonly done?: string;
      /** Bouts of the same mat that go with it, right behind it (DY69). */
      readonly followers?: readonly string[];
    },
  ) => Promise<boolean>;
  /** Why what is shown is not what was wanted but the order as it is now. */
  readonly healed: Healed | undefined;
  readonly dismiss: () => void;
  /** Whether an act is under way: until the page knows what it did, the change before it is still the last one. */
  readonly activity: Pick<ReturnType<typeof createAct>, "isBusy" | "subscribe">;
};

const TICK_MS = 15_000;

/** The live competition with the queues as this official has just arranged them. */
export function useDesk(loaded: Competition): DeskState {
  return useDeskOf(useLiveCompetition(loaded), loaded.serverTime).desk;
}

/** The same without the points of bouts that go on: whoever shows them reads them from the store. */
export function useDeskOutline(
  loaded: Competition,
  look: () => Promise<void>,
): Desks & { readonly store: CompetitionStore } {
  const { competition, store } = useLiveOutline(loaded);
  const listening = useMemo((): Heard => ({ rev: () => store.get().rev, look }), [store, look]);
  return { ...useDeskOf(competition, loaded.serverTime, listening), store };
}

type Desks = {
  readonly desk: DeskState;
  /** Follows a moment later, with the times of what it shows: for what stands beside the mats. */
  readonly settled: DeskState;
};

/** Resolves when what is not pushed is known, or nobody answers. */
type Heard = Pick<Listening, "rev"> & { readonly look: () => Promise<void> };

function useDeskOf(live: Competition, loadedAtMs: number, heard?: Heard): Desks {
  const [overlay, setOverlay] = useState<Overlay<Orders>>();
  const [healedBy, setHealedBy] = useState<Healed>();
  const nowMs = useServerTime(loadedAtMs, TICK_MS);
  const { activity, ...acts } = useWatchedActs(heard);
  const { perform, refresh } = acts;
  const { arranged, arrange, lastArranged } = useBoutOrder(live, acts, setHealedBy);

  const orders = shownOrder(overlay, live.rev) ?? NOTHING_MOVED;
  const competition = useMemo(() => withOrders(arranged, orders), [arranged, orders]);
  const view = useMemo(() => viewOf(competition), [competition]);
  // The new order is painted first, its times right behind it.
  const planned = useDeferredValue(competition);
  const plan = useMemo(() => dayPlan(planned, nowMs), [planned, nowMs]);
  const now = useRef(competition);
  useLayoutEffect(() => {
    now.current = competition;
  });

  const place = useCallback<DeskState["place"]>(
    async (bout, carpet, before, { done, followers = [] } = {}) => {
      const { current: competition } = now;
      const moved: Overlay<Orders> = { order: placed(competition, [bout, ...followers], carpet, before) };
      setHealedBy(undefined);
      setOverlay(moved);
      // Unless something else was moved meanwhile.
      const become = (next: Overlay<Orders> | undefined) =>
        setOverlay((current) => (current === moved ? next : current));
      const leaves = competition.fightings.find(({ uuid }) => uuid === bout)?.carpet?.uuid;
      const seen = openOrder(competition, carpet ?? leaves ?? "");
      const onRefused = (cause: unknown) => {
        const fresh = staleOrderOf(cause);
        if (fresh === undefined) return false;
        become(refusedAt(competition.rev, healed(competition, fresh.carpet, fresh.order)));
        setHealedBy("moved");
        return true;
      };
      const isDone = await perform(
        `place ${[bout, ...followers].join()} ${carpet ?? ""} ${before ?? ""}`,
        async (api, id) => {
          const data = {
            id,
            carpet: carpet ?? null,
            before: before ?? null,
            seen,
            followers: [...followers],
          };
          const answer = await api.acts.place(bout, { data });
          become(answeredAt(answer.data.rev, moved.order));
        },
        { ...(done !== undefined && { done }), onRefused },
      );
      if (!isDone) {
        await refresh();
        become(undefined);
      }
      return isDone;
    },
    [perform, refresh],
  );
  const dismiss = useCallback(() => setHealedBy(undefined), []);
  const acting = useMemo(
    () => ({ nowMs, perform, place, arrange, lastArranged, healed: healedBy, dismiss, activity }),
    [nowMs, perform, place, arrange, lastArranged, healedBy, dismiss, activity],
  );
  // What is looked at again every few seconds beside it must not paint the mats again.
  const desk = useMemo(
    () => ({ ...acting, competition, view, plan, isPlanned: planned === competition }),
    [acting, competition, view, plan, planned],
  );
  const settled = useMemo(
    () => ({ ...acting, competition: planned, view: viewOf(planned), plan, isPlanned: true }),
    [acting, planned, plan],
  );
  return { desk, settled };
}

/** Every act, and the look that tells what it did, counts as under way; only the act itself is waited for. */
function useWatchedActs(heard: Heard | undefined) {
  const [activity] = useState(() => createAct({ mayOverlap: true }));
  const listening = useMemo(
    () => heard && { ...heard, look: () => void activity.run(heard.look) },
    [heard, activity],
  );
  const { perform: performAct, refresh } = useActs(actRefusalText, listening);
  const perform = useCallback<Perform>(
    async (...asked) => (await activity.run(() => performAct(...asked), rethrow)) ?? false,
    [activity, performAct],
  );
  return useMemo(() => ({ perform, refresh, activity }), [perform, refresh, activity]);
}

/** Whoever asked for it says what went wrong. */
function rethrow(cause: unknown): never {
  throw cause;
}

function staleOrderOf(cause: unknown) {
  return cause instanceof ApiFailure ? staleOrderSchema.safeParse(cause.error.details).data : undefined;
}

/** Server time, read again so often; the first picture is that of the server. Stands still where nothing is waited for. */
export function useServerTime(startMs: number, everyMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    if (everyMs === undefined) return;
    const tick = () => setNowMs(serverClock.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
