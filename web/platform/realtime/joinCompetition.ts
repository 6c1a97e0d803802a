import type { Competition } from "#contract/competition/entity.ts";
import { isChange, isPushSync } from "#contract/api/live.ts";
import type { RoomAddress } from "#contract/realtime/realtime.ts";
import { isRecord } from "#contract/shape.ts";
import type { Connection } from "#web/platform/clock/roomConnection.ts";
import type { CompetitionStore } from "./competitionStore.ts";
import type { StartTimer } from "#contract/table/timer.ts";
import type { Page } from "./repeatWhileVisible.ts";

export type Resync = {
  readonly whole: (uuid: string) => Promise<Competition>;
  /** Spreads the viewers out after a restart; nothing for officials. */
  readonly delayMs: () => number;
  readonly startTimer: StartTimer;
  /** A spectator's page: while nobody looks at it, it is told nothing but the beacon (RT41). */
  readonly page?: Page;
  /** Officials are told how many acts wait for a decision. */
  readonly onParked?: (count: number) => void;
  /** Likewise, how many acts of awarding there are. */
  readonly onAwarding?: (count: number) => void;
  /** And when somebody was last marked as come to a bout. */
  readonly onPresence?: (atMs: number) => void;
};

/** What of a socket is needed here. */
export type RoomSocket = {
  readonly connected: boolean;
  connect(): unknown;
  on(event: RoomEvent, handler: (message?: unknown) => void): unknown;
  off(event: RoomEvent, handler: (message?: unknown) => void): unknown;
  emit(event: "join-room" | "leave-room", address: RoomAddress, ack?: (answer?: unknown) => void): unknown;
};

/**
 * Keeps a store equal to the server. Whoever joins says what they hold and is told what they miss; a change may be late,
 * doubled or lost: its revs tell an old one and a gap, the beacon a lost last one, and then the page joins again. Who is too
 * far behind loads the whole competition. Returns the way out.
 */
export function joinCompetition(
  socket: RoomSocket,
  store: CompetitionStore,
  uuid: string,
  resync: Resync,
  onConnection: (connection: Connection) => void = () => {},
): () => void {
  let pending: (() => void) | undefined;
  let isLoading = false;
  let isOver = false;
  const isHidden = () => resync.page?.visibilityState === "hidden";

  const join = (hasJustLoaded = false) => {
    const address = { key: "COMPETITION", uuid, rev: store.get().rev } as const;
    if (isHidden()) return void socket.emit("join-room", { ...address, hidden: true });
    socket.emit("join-room", address, (answer) => {
      const change = isRecord(answer) ? answer["change"] : undefined;
      if (isOver || !isChange(change) || !store.merge(change).hasGap) return;
      if (hasJustLoaded || isLoading) ask();
      else void loadWhole();
    });
  };
  const loadWhole = async () => {
    isLoading = true;
    // What does not come is asked for again after the next beacon.
    const whole = await resync.whole(uuid).catch(() => undefined);
    isLoading = false;
    if (isOver || whole === undefined) return;
    store.replace(whole);
    // What was pushed meanwhile did not lead on from what the page held.
    if (socket.connected) join(true);
  };
  const ask = () => {
    pending ??= resync.startTimer(resync.delayMs(), () => {
      pending = undefined;
      if (socket.connected) join();
    });
  };

  const handlers = {
    connect: () => {
      onConnection("live");
      join();
    },
    disconnect: () => onConnection("lost"),
    "push-change": (message: unknown) => {
      if (isChange(message) && message.uuid === uuid && store.merge(message).hasGap) ask();
    },
    "push-sync": (message: unknown) => {
      if (!isPushSync(message) || message.uuid !== uuid) return;
      if (message.parked !== undefined) resync.onParked?.(message.parked);
      if (message.awarding !== undefined) resync.onAwarding?.(message.awarding);
      if (message.presence !== undefined) resync.onPresence?.(message.presence);
      if (message.rev > store.get().rev && !isHidden()) ask();
    },
  };
  const onSight = () => {
    if (socket.connected) join();
  };

  for (const [event, handler] of entries(handlers)) socket.on(event, handler);
  resync.page?.addEventListener("visibilitychange", onSight);
  if (socket.connected) handlers.connect();
  else socket.connect();

  return () => {
    isOver = true;
    pending?.();
    resync.page?.removeEventListener("visibilitychange", onSight);
    for (const [event, handler] of entries(handlers)) socket.off(event, handler);
    if (socket.connected) socket.emit("leave-room", { key: "COMPETITION", uuid });
  };
}

const EVENTS = ["connect", "disconnect", "push-change", "push-sync"] as const;
type RoomEvent = (typeof EVENTS)[number];

function entries(handlers: Readonly<Record<RoomEvent, (message?: unknown) => void>>) {
  return EVENTS.map((event) => [event, handlers[event]] as const);
}
