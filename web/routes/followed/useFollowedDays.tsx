import { startTransition, useCallback, useEffect, useState, type ReactNode } from "react";
import type { Competition } from "#contract/entity.ts";
import { quietImports } from "#web/frame/quietImports.ts";
import { useIsOnline } from "#web/layouts/useIsOnline.ts";
import type * as Keeper from "#web/offline/keptCompetition.ts";
import { lookWhileSeen } from "#web/realtime/lookWhileSeen.ts";
import { later } from "#web/realtime/later.ts";
import { useRoomConnection } from "#web/realtime/roomConnection.ts";
import { isUnderWay, useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { useLiveApi } from "#web/session/useLiveApi.ts";

export type FollowedDay =
  | { readonly type: "loading" }
  | { readonly type: "failed" }
  /** `isOld`: as this device kept it; the server was not reached. */
  | { readonly type: "known"; readonly competition: Competition; readonly isOld: boolean };

/** Who has followed for years would otherwise load every competition of those years. */
const MOST_DAYS = 4;
/** A network that is back must not be waited for. */
export const AGAIN_MS = 5000;
const LOADING: FollowedDay = { type: "loading" };

type OnDay = (eventId: number, day: FollowedDay) => void;

/** The competitions of these events, the nearest first, as they go on. `followers` must be rendered; they draw nothing. */
export function useFollowedDays(eventIds: readonly number[]): {
  readonly dayOf: (eventId: number | undefined) => FollowedDay | undefined;
  readonly hasFailed: boolean;
  readonly oldAtMs: number | undefined;
  readonly again: () => void;
  readonly followers: ReactNode;
} {
  const [days, setDays] = useState<ReadonlyMap<number, FollowedDay>>(new Map());
  const [turn, setTurn] = useState(0);
  const onDay = useCallback<OnDay>(
    (eventId, day) => startTransition(() => setDays((before) => new Map(before).set(eventId, day))),
    [],
  );
  const shown = eventIds.slice(0, MOST_DAYS);
  const known = shown.map((id) => days.get(id) ?? LOADING);
  const old = known.flatMap((day) => (day.type === "known" && day.isOld ? day.competition.serverTime : []));
  return {
    dayOf: (id) => (id !== undefined && shown.includes(id) ? (days.get(id) ?? LOADING) : undefined),
    hasFailed: known.some(({ type }) => type === "failed"),
    oldAtMs: old.length === 0 ? undefined : Math.min(...old),
    again: () => {
      setDays(new Map());
      setTurn(turn + 1);
    },
    followers: shown.map((id) => <Day key={`${id}-${turn}`} eventId={id} onDay={onDay} />),
  };
}

function Day({ eventId, onDay }: { eventId: number; onDay: OnDay }) {
  const loaded = useLoaded(eventId);
  useEffect(() => {
    if (loaded === "failed") onDay(eventId, { type: "failed" });
  }, [loaded, eventId, onDay]);
  return loaded === undefined || loaded === "failed" ? null : (
    <Follower {...loaded} eventId={eventId} onDay={onDay} />
  );
}

type Loaded = { readonly competition: Competition; readonly isOld: boolean };

/** From the server, else from this device; asked again until it answers, and while the day has not begun (LD10). */
function useLoaded(eventId: number): Loaded | "failed" | undefined {
  const api = useLiveApi();
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  useEffect(() => {
    let isOver = false;
    let known: Competition | undefined;
    const load = async () => {
      if (known !== undefined && isUnderWay(known)) return;
      if (known !== undefined && (await api.changes(known.uuid, known.rev)).rev === known.rev) return;
      const competition = await api.ofEvent(eventId);
      known = competition;
      void withKeeper((keeper) => keeper.keepCompetition(competition));
      if (!isOver) setLoaded({ competition, isOld: false });
    };
    const takeKept = async () => {
      const kept = known ?? (await findKept(eventId));
      if (!isOver) setLoaded((before) => orKept(before, kept));
    };
    let stopWaiting: (() => void) | undefined;
    const look = () => {
      stopWaiting?.();
      void load().catch(async () => {
        if (!isOver) stopWaiting = later(AGAIN_MS, look);
        await takeKept();
      });
    };
    look();
    const stopLooking = lookWhileSeen(document, look);
    return () => {
      isOver = true;
      stopLooking();
      stopWaiting?.();
    };
  }, [api, eventId]);
  return loaded;
}

function orKept(before: Loaded | "failed" | undefined, kept: Competition | undefined): Loaded | "failed" {
  if (before !== undefined && before !== "failed") return { ...before, isOld: true };
  return kept === undefined ? "failed" : { competition: kept, isOld: true };
}

const findKept = (eventId: number) => withKeeper((keeper) => keeper.findKeptOfEvent(eventId));

async function withKeeper<T>(work: (keeper: typeof Keeper) => Promise<T>): Promise<T | undefined> {
  const keeper = await quietImports
    .import(() => import("#web/offline/keptCompetition.ts"))
    .catch(() => undefined);
  return keeper && work(keeper);
}

type FollowerProps = Loaded & { eventId: number; onDay: OnDay };

function Follower({ competition: loaded, isOld, eventId, onDay }: FollowerProps) {
  const competition = useLiveCompetition(loaded, isUnderWay(loaded) && !isOld, !isOld);
  const isLost = useRoomConnection() === "lost";
  const isAway = !useIsOnline() || isLost;
  useEffect(() => {
    onDay(eventId, { type: "known", competition, isOld: isOld || isAway });
  }, [competition, isOld, isAway, eventId, onDay]);
  return null;
}
