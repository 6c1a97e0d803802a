import type { Competition } from "#contract/competition/entity.ts";
import { isCompetition, isPushFighting, isPushSync } from "#contract/api/live.ts";
import type { Changes, RoomAddress } from "#contract/realtime/realtime.ts";
import type { Connection } from "#web/platform/clock/roomConnection.ts";
import type { CompetitionStore } from "./competitionStore.ts";
import type { StartTimer } from "#contract/table/timer.ts";

export type Resync = {
  readonly changes: (uuid: string, since: number) => Promise<Changes>;
  readonly whole: (uuid: string) => Promise<Competition>;
  /** Spreads the viewers out after a restart; nothing for officials. */
  readonly delayMs: () => number;
  readonly startTimer: StartTimer;
  /** Officials are told how many acts wait for a decision. */
  readonly onParked?: (count: number) => void;
  /** Likewise, how many acts of awarding there are. */
  readonly onAwarding?: (count: number) => void;
};

/** What of a socket is needed here. */
export type RoomSocket = {
  readonly connected: boolean;
  connect(): unknown;
  on(event: RoomEvent, handler: (message?: unknown) => void): unknown;
  off(event: RoomEvent, handler: (message?: unknown) => void): unknown;
  emit(event: "join-room" | "leave-room", address: RoomAddress, ack?: () => void): unknown;
};

/**
 * Keeps a store equal to the server. A push may be late, doubled or lost: its version tells an old one, its `prev` a
 * gap, the beacon a lost last one, and after every connect what was missed is asked for. Returns the way out.
 */
export function joinCompetition(
  socket: RoomSocket,
  store: CompetitionStore,
  uuid: string,
  resync: Resync,
  onConnection: (connection: Connection) => void = () => {},
): () => void {
  let boot: string | undefined;
  let pending: (() => void) | undefined;
  let isOver = false;

  const catchUp = async () => {
    const changes = await resync.changes(uuid, store.get().rev);
    if (isOver) return;
    if (changes.full) store.replace(await resync.whole(uuid));
    else store.catchUp(changes);
  };
  const ask = (delayMs: number) => {
    if (pending !== undefined) return;
    pending = resync.startTimer(delayMs, () => {
      pending = undefined;
      // The next beacon asks again.
      catchUp().catch(() => {});
    });
  };

  const handlers = {
    connect: () => {
      onConnection("live");
      socket.emit("join-room", { key: "COMPETITION", uuid }, () => ask(0));
    },
    disconnect: () => onConnection("lost"),
    "push-fighting": (message: unknown) => {
      if (isPushFighting(message) && store.merge(message).hasGap) ask(resync.delayMs());
    },
    "push-competition": (message: unknown) => {
      if (isCompetition(message) && message.uuid === uuid) store.replace(message);
    },
    "push-sync": (message: unknown) => {
      if (!isPushSync(message) || message.uuid !== uuid) return;
      if (message.parked !== undefined) resync.onParked?.(message.parked);
      if (message.awarding !== undefined) resync.onAwarding?.(message.awarding);
      if (message.rev > store.get().rev || (boot !== undefined && boot !== message.boot))
        ask(resync.delayMs());
      boot = message.boot;
    },
  };

  for (const [event, handler] of entries(handlers)) socket.on(event, handler);
  if (socket.connected) handlers.connect();
  else socket.connect();

  return () => {
    isOver = true;
    pending?.();
    for (const [event, handler] of entries(handlers)) socket.off(event, handler);
    if (socket.connected) socket.emit("leave-room", { key: "COMPETITION", uuid });
  };
}

const EVENTS = ["connect", "disconnect", "push-fighting", "push-competition", "push-sync"] as const;
type RoomEvent = (typeof EVENTS)[number];

function entries(handlers: Readonly<Record<RoomEvent, (message?: unknown) => void>>) {
  return EVENTS.map((event) => [event, handlers[event]] as const);
}
